import TestSupport
import Testing

/// All that is wrong with what a command is given is told in one run, by its place.
@Suite struct SeveralProblemsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { words }
    var words: String
    var report: String
  }

  static let files = [
    "d.json": "{\"lst\": [],\n \"rely\": {\"a\": [1, null]},\n \"list\": [],}",
    "e.jsonl": """
    {"at":10,"send":{"input":"list","value":[]}}
    {"at":20,"send":{"input":"lst","value":[]}}
    {"at":5}
    x
    {"at":30,"snd":1,"frame":true,"complet":2}
    {"at":30,"environment":{"style":"drak","scale":"x"}}
    {"at":40,"frame":true}
    """,
    "env.json": "{\"sise\": 1,\n \"style\": \"drak\",\n \"scale\": -1, \"device\": \"ipad_12\"}",
  ]

  static let cases = [
    Case(
      words: "render home --data d.json",
      report: """
        d.json:1:2: error: unknown input "lst"
        hint: did you mean "list"?
        d.json:2:2: error: unknown input "rely"
        hint: did you mean "relay"?
        d.json:3:13: error: expected a key in quotes, not '}'
        """),
    Case(
      words: "render home --events e.jsonl",
      report: """
        e.jsonl:2:26: error: unknown input "lst"
        hint: did you mean "list"?
        e.jsonl:3:7: error: the time goes back from 20 to 5
        e.jsonl:4:1: error: unknown word 'x'; only true, false and null stand without quotes
        e.jsonl:5:10: error: unknown field "snd" of an event
        hint: did you mean "send"?
        e.jsonl:5:31: error: unknown field "complet" of an event
        hint: did you mean "complete"?
        e.jsonl:6:33: error: expected one of light, dark, got "drak"
        hint: did you mean "dark"?
        e.jsonl:6:48: error: expected a number, got a string
        """),
    Case(
      words: "render home --environment env.json",
      report: """
        env.json:1:2: error: unknown field "sise" of environment
        hint: did you mean "size"?
        env.json:2:11: error: expected one of light, dark, got "drak"
        hint: did you mean "dark"?
        env.json:3:11: error: expected a scale that is not negative
        env.json:3:25: error: unknown device "ipad_12"
        hint: did you mean "ipad_11"?
        """),
    Case(
      words: "render home --data one --events two",
      report: "one: error: no such file\ntwo: error: no such file"),
    Case(
      words: "test one home two", report: "one: error: no such file\ntwo: error: no such file"),
    Case(
      words: "check one home two empty",
      report: """
        one: error: no such file
        two: error: no such file
        empty: error: there is no screen
        hint: a screen is a folder with a screen.lua, or a Lua file
        """),
    Case(
      words: "render home --device iphone_14:landscap",
      report: """
        layout-dump: error: unknown device "iphone_14:landscap"
        hint: did you mean "iphone_14:landscape"?
        """),
    Case(
      words: "test --matrix device=iphone_se,ipad_1",
      report: """
        layout-dump: error: option '--matrix': expected a known device, not 'ipad_1'
        hint: did you mean 'ipad_11'?
        """),
  ]

  @Test(arguments: cases)
  func areTold(_ bad: Case) throws {
    try withScreen(listScreen, files: Self.files.merging(["empty/x": ""]) { $1 }) { folder in
      let result = try folder.run(bad.words)
      #expect(result.errors == bad.report + "\n")
      #expect(result.status == 2)
    }
  }

  @Test func aFileOfAnotherFormIsNotToldLineByLine() throws {
    let text = String(repeating: "x\n", count: 1000)
    try withScreen(listScreen, files: ["e.jsonl": text]) { folder in
      let result = try folder.run("render home --events e.jsonl")
      #expect(result.errors.split(separator: "\n").count == 20)
      #expect(result.status == 2)
    }
  }

  @Test func ordersTellsEveryUnknownInput() throws {
    try withScreen(listScreen, files: ["d.json": #"{"lst": 1, "rely": 2}"#]) { folder in
      let result = try folder.run("orders home --data d.json")
      #expect(
        result.errors.split(separator: "\n").filter { $0.contains("unknown input") }.count == 2)
    }
  }

  @Test("Of several unknown fields the first by name is told, on every run")
  func unknownFields() throws {
    let script = """
      local ui = require "tessellua"
      return ui.screen { api_version = 1, zs = 1, snapsot = 1, inputz = {}, cels = {}, [true] = 1 }
      """
    let item =
      "require 'tessellua'.item { width = { absolut = 1, fractional_widht = 1 }, height = 1 }"
    for _ in 0..<5 {
      try withScreen(script, files: ["item.lua": item]) { folder in
        #expect(
          try folder.run("home").errors
            == "home/screen.lua:2: error: screen has named fields only, got the key true\n")
        try folder.write(script.split(separator: ", [true]")[0] + "}", to: "home/screen.lua")
        #expect(
          try folder.run("home").errors
            == "home/screen.lua:2: error: unknown field \"cels\" of screen\nhint: did you mean \"cells\"?\n"
        )
        #expect(
          try folder.run("item.lua").errors.hasPrefix(
            "item.lua:1: error: width: expected a dimension"))
      }
    }
  }
}

/// `--color` is an option of every command.
@Suite struct ColorOptionTests {
  private func run(_ words: String) throws -> ProcessResult {
    try runProcess(
      builtProduct("layout-dump"), words.split(separator: " ").map(String.init),
      directory: packageRoot)
  }

  @Test(arguments: ["devices", "schema frame", "completions bash", "help render", "plugins"])
  func changesNoResult(words: String) throws {
    #expect(try run(words + " --color always") == run(words))
    #expect(try run(words).status == 0)
  }

  @Test func coloursWhatIsWrongWithTheCommandLine() throws {
    for words in [
      "rendr --color always", "devices --formt --color=always", "render --color always",
    ] {
      #expect(try run(words).errors.hasPrefix("layout-dump: \u{1B}[1;31merror:\u{1B}[0m "))
    }
    #expect(try run("rendr --color never").errors.hasPrefix("layout-dump: error: "))
  }
}
