import TestSupport
import Testing

@testable import LayoutScripting

/// An option, what a screen gives for it, and what comes of that.
struct GivenOption: Sendable, CustomTestStringConvertible {
  var declared: String
  var given: String
  /// What the plugin sees, or the message of the error.
  var outcome: String
  var hint: String?

  init(_ declared: String, _ given: String, _ outcome: String, hint: String? = nil) {
    self.declared = declared
    self.given = given
    self.outcome = outcome
    self.hint = hint
  }

  var testDescription: String { "\(declared) = \(given)" }

  private static let rows = #"type = "integer", default = 3, min = 1, max = 12"#

  static let accepted: [GivenOption] = [
    .init(rows, "nil", "3"), .init(rows, "12", "12"), .init(rows, "1.0", "1"),
    .init(#"type = "integer""#, "nil", "nil"),
    .init(#"type = "number", min = 0"#, "0.5", "float 0.5"),
    .init(#"type = "number""#, "-7", "-7"),
    .init(#"type = "string", default = "a""#, "nil", "a"),
    .init(#"type = "string", max = 2"#, #""äö""#, "äö"),
    .init(#"type = "boolean", default = true"#, "false", "false"),
    .init(#"type = "boolean", default = false"#, "nil", "false"),
    .init(#"type = "dimension", default = 44"#, "nil", "{absolute=44}"),
    .init(#"type = "dimension""#, "ui.estimated(50)", "{estimated=50}"),
    .init(#"type = "dimension""#, "{ fractional_width = 0.5 }", "{fractional_width=float 0.5}"),
    .init(
      #"type = "insets", default = 4"#, "nil",
      "{bottom=4,leading=4,top=4,trailing=4}"),
    .init(
      #"type = "insets""#, "{ top = -1.5 }",
      "{bottom=0,leading=0,top=float -1.5,trailing=0}"),
    .init(#"type = "enum", values = { "plain", "grouped" }"#, #""grouped""#, "grouped"),
    .init(#"type = "enum", values = { 1, 2, 4 }, default = 2"#, "4.0", "4"),
    .init(#"type = "list", of = { type = "integer", min = 1 }"#, "{ 3, 1 }", "{1=3,2=1}"),
    .init(#"type = "list", of = { type = "number" }, default = {}"#, "nil", "{}"),
    .init(
      #"type = "list", of = { type = "list", of = { type = "string" } }"#, #"{ { "a" }, {} }"#,
      "{1={1=a},2={}}"),
  ]

  static let refused: [GivenOption] = [
    .init(rows, "0", "rows.value: expected an integer from 1 to 12, got 0"),
    .init(rows, "13", "rows.value: expected an integer from 1 to 12, got 13"),
    .init(rows, "2.5", "rows.value: expected an integer from 1 to 12, got 2.5"),
    .init(
      rows, #""three""#, #"rows.value: expected an integer from 1 to 12, got the string "three""#),
    .init(rows, "{}", "rows.value: expected an integer from 1 to 12, got a table"),
    .init(rows, "print", "rows.value: expected an integer from 1 to 12, got a function"),
    .init(rows, "ui.subject()", "rows.value: expected an integer from 1 to 12, got another object"),
    .init(
      #"type = "integer", required = true"#, "nil", "rows.value: expected an integer, got nothing"),
    .init(
      #"type = "number", min = 0"#, "-0.5", "rows.value: expected a number of at least 0, got -0.5"),
    .init(
      #"type = "number", max = 1"#, "2", "rows.value: expected a number of at most 1, got 2"),
    .init(#"type = "number""#, "0/0", "rows.value: expected a number, got -nan"),
    .init(#"type = "number""#, "1/0", "rows.value: expected a number, got inf"),
    .init(#"type = "string""#, "7", "rows.value: expected a string, got 7"),
    .init(
      #"type = "string", min = 1"#, #""""#,
      #"rows.value: expected a string of at least 1 character, got the string """#),
    .init(#"type = "boolean""#, "1", "rows.value: expected true or false, got 1"),
    .init(
      #"type = "dimension""#, #""half""#,
      #"rows.value: expected a dimension, got the string "half""#),
    .init(#"type = "dimension""#, "-1", "rows.value: expected a dimension, got -1"),
    .init(
      #"type = "dimension", min = 10"#, "ui.estimated(5)",
      "rows.value: expected a dimension of at least 10, got ui.estimated(5)"),
    .init(
      #"type = "dimension""#, "{ absolute = -1 }",
      "rows.value.absolute: expected a number that is not negative, got -1"),
    .init(
      #"type = "dimension""#, "{ absolut = 1 }",
      #"rows.value: unknown field "absolut" of a dimension"#, hint: #"did you mean "absolute"?"#),
    .init(#"type = "insets""#, "{ top = {} }", "rows.value.top: expected a number, got a table"),
    .init(
      #"type = "insets""#, "{ topp = 1 }", #"rows.value: unknown field "topp" of insets"#,
      hint: #"did you mean "top"?"#),
    .init(
      #"type = "enum", values = { "plain", "grouped" }"#, #""groupd""#,
      #"rows.value: expected one of "plain", "grouped", got the string "groupd""#,
      hint: #"did you mean "grouped"?"#),
    .init(
      #"type = "enum", values = { 1, 2 }"#, "3", "rows.value: expected one of 1, 2, got 3"),
    .init(
      #"type = "list", of = { type = "integer", min = 1 }"#, "{ 3, 0 }",
      "rows.value[2]: expected an integer of at least 1, got 0"),
    .init(
      #"type = "list", of = { type = "integer" }, min = 2"#, "{ 3 }",
      "rows.value: expected a list of at least 2 entries, each an integer, got 1 entry"),
    .init(
      #"type = "list", of = { type = "integer" }"#, "{ a = 1 }",
      "rows.value: expected a list, each an integer, got a table"),
    .init(
      #"type = "list", of = { type = "integer" }"#, "3",
      "rows.value: expected a list, each an integer, got 3"),
    .init(
      #"type = "list", of = { type = "list", of = { type = "boolean" } }"#, "{ { true, 1 } }",
      "rows.value[1][2]: expected true or false, got 1"),
  ]
}

/// What a plugin says of its options that cannot be; the plugin's own fault.
struct BadDeclaration: Sendable, CustomTestStringConvertible {
  var declared: String
  var message: String
  var hint: String?

  init(_ declared: String, _ message: String, hint: String? = nil) {
    self.declared = declared
    self.message = message
    self.hint = hint
  }

  var testDescription: String { declared }

  static let all: [BadDeclaration] = [
    .init(
      #"type = "integer", default = 0, min = 1, max = 12"#,
      "options.value.default: expected an integer from 1 to 12, got 0"),
    .init(#"type = "string", default = 3"#, "options.value.default: expected a string, got 3"),
    .init(
      #"type = "integr""#,
      #"options.value.type: expected the type of an option, got the string "integr""#,
      hint: #"did you mean "integer"?"#),
    .init("", "options.value.type: expected the type of an option, got nothing"),
    .init(
      #"type = "integer", defalt = 3"#, #"options.value: unknown field "defalt" of option"#,
      hint: #"did you mean "default"?"#),
    .init(#"type = "integer", min = 3, max = 1"#, "options.value: the min 3 is above the max 1"),
    .init(
      #"type = "integer", min = "a""#, #"options.value.min: expected a number, got the string "a""#),
    .init(#"type = "boolean", min = 1"#, "options.value.min: the type boolean has no bounds"),
    .init(#"type = "insets", max = 1"#, "options.value.max: the type insets has no bounds"),
    .init(#"type = "enum""#, "options.value.values: expected a list of values, got nothing"),
    .init(
      #"type = "enum", values = {}"#,
      "options.value.values: expected a list of values, got an empty table"),
    .init(
      #"type = "enum", values = { "a", {} }"#,
      "options.value.values[2]: expected a string, got a table"),
    .init(
      #"type = "enum", values = { "a" }, default = "b""#,
      #"options.value.default: expected one of "a", got the string "b""#),
    .init(
      #"type = "string", values = { "a" }"#,
      "options.value.values: only an enum has values, and this is of type string"),
    .init(
      #"type = "list""#, "options.value.of: expected an option {type=, …}, got nothing",
      hint: #"of says what the entries are, as in of = { type = "integer" }"#),
    .init(
      #"type = "integer", of = { type = "string" }"#,
      "options.value.of: only a list is of something, and this is of type integer"),
    .init(
      #"type = "list", of = { type = "integer", min = 2 }, default = { 2, 1 }"#,
      "options.value.default[2]: expected an integer of at least 2, got 1"),
    .init(
      #"type = "integer", default = 3, required = true"#,
      "options.value: expected either a default or required = true, got both"),
  ]
}

/// The options of plugins: how they are declared, given and checked.
@Suite struct PluginOptionTests {
  @Test(arguments: GivenOption.accepted)
  func reachesThePlugin(_ option: GivenOption) throws {
    try withPlugins(["plugins/rows.lua": plugin(options: "value = { \(option.declared) }")]) {
      folder in
      try folder.writeScreen("local definition = ui.use('rows', { value = \(option.given) })")
      #expect(try folder.load().printed == [option.outcome])
    }
  }

  @Test(arguments: GivenOption.refused)
  func isRefusedWhereItIsUsed(_ option: GivenOption) throws {
    try withPlugins(["plugins/rows.lua": plugin(options: "value = { \(option.declared) }")]) {
      folder in
      try folder.writeScreen("local definition = ui.use('rows', { value = \(option.given) })")
      let error = try #require(try folder.loadingError())
      #expect(error.message == option.outcome)
      #expect(error.hint == option.hint)
      #expect(error.path == "home/screen.lua")
      #expect(error.line == 2)
    }
  }

  @Test(arguments: BadDeclaration.all)
  func isRefusedInThePlugin(_ slip: BadDeclaration) throws {
    try withPlugins(["plugins/rows.lua": plugin(options: "value = { \(slip.declared) }")]) {
      folder in
      try folder.writeScreen("local definition = ui.use 'rows'")
      let error = try #require(try folder.loadingError())
      #expect(error.message == slip.message)
      #expect(error.hint == slip.hint)
      #expect(error.path.hasSuffix("plugins/rows.lua"))
      #expect(error.line == 8)
    }
  }

  @Test(
    "Options that the plugin does not have",
    arguments: [
      ("{ valeu = 1 }", #"rows: unknown option "valeu""#, #"did you mean "value"?"#),
      ("{ colour = 1 }", #"rows: unknown option "colour""#, "known options: value"),
      ("{ 1 }", "rows: expected a table of options by name, got the key 1", nil),
      ("'x'", #"rows: expected a table of options by name, got the string "x""#, nil),
    ])
  func unknown(_ options: String, _ message: String, _ hint: String?) throws {
    try withPlugins(["plugins/rows.lua": plugin(options: #"value = { type = "integer" }"#)]) {
      folder in
      try folder.writeScreen("local definition = ui.use('rows', \(options))")
      let error = try #require(try folder.loadingError())
      #expect(error.message == message)
      #expect(error.hint == hint)
      #expect(error.line == 2)
    }
  }

  @Test func aPluginWithoutOptionsSaysSo() throws {
    try withPlugins(["plugins/rows.lua": plugin(options: "")]) { folder in
      try folder.writeScreen("local definition = ui.use('rows', { rows = 1 })")
      #expect(try folder.loadingError()?.hint == "the plugin has no options")
    }
  }

  /// Tables that a screen gives stay its own: the plugin has copies.
  @Test func thePluginCannotChangeWhatItWasGiven() throws {
    let changing = plugin(
      options: #"value = { type = "list", of = { type = "integer" } }"#,
      build: "options.value[1] = 9")
    try withPlugins(["plugins/rows.lua": changing]) { folder in
      try folder.writeScreen(
        "local list = { 1 } local definition = ui.use('rows', { value = list }) print(list[1])")
      #expect(try folder.load().printed == ["{1=1}", "1"])
    }
  }
}
