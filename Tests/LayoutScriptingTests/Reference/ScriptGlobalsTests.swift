import Testing

@testable import LayoutScripting

/// The globals of the reference are those of the sandbox.
@Suite struct ScriptGlobalsTests {
  /// What Lua 5.4 has without a host.
  private static let stock: [(library: String, fields: String)] = [
    (
      "_G",
      """
      _G _VERSION assert collectgarbage coroutine debug dofile error getmetatable io ipairs load \
      loadfile math next os package pairs pcall print rawequal rawget rawlen rawset require select \
      setmetatable string table tonumber tostring type utf8 warn xpcall
      """
    ),
    ("coroutine", "close create isyieldable resume running status wrap yield"),
    (
      "math",
      """
      abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf pi \
      rad random randomseed sin sqrt tan tointeger type ult
      """
    ), ("os", "clock date difftime execute exit getenv remove rename setlocale time tmpname"),
    (
      "string",
      """
      byte char dump find format gmatch gsub len lower match pack packsize rep reverse sub unpack \
      upper
      """
    ), ("table", "concat insert move pack remove sort unpack"),
    ("utf8", "char charpattern codepoint codes len offset"),
  ]

  @Test("A name of Lua's is given where the reference has it, and only there", arguments: stock)
  func given(library: String, fields: String) throws {
    let names = fields.split(separator: " ").map(String.init)
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let printed = try ScriptProbe.lines(
      "for _, name in ipairs { \(list) } do if \(library)[name] ~= nil then print(name) end end")
    let documented =
      library == "_G"
      ? ScriptGlobals.values + ScriptGlobals.libraries.map(\.name)
      : ScriptGlobals.libraries.first { $0.name == library }?.fields ?? []
    #expect(printed.sorted() == documented.sorted())
  }
}
