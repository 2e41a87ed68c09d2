import Testing

@testable import LayoutScripting

/// Every method of streams from Lua, with its result (lua-api 5).
@Suite struct StreamMethodsTests {
  @Test(arguments: transforming + flattening + choosing + timing + recovering)
  func tells(example: StreamExample) throws {
    #expect(try told(example.lines) == example.expected)
  }

  /// Nothing in the reference is without an example.
  @Test(arguments: StreamMethods.functions)
  func hasAnExample(function: ScriptFunction) {
    let examples =
      Self.transforming + Self.flattening + Self.choosing + Self.timing + Self.recovering
    #expect(examples.contains { $0.lines.contains(":\(function.name)") })
  }
}
