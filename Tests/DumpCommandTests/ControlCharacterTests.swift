import Foundation
import FoundationXML
import TestSupport
import Testing

/// Control characters in what scripts and data say: no text for people holds one.
@Suite struct ControlCharacterTests {
  private static let screen = """
    local ui = require "tessellua"
    print("\\27[2Jprinted\\r")
    local go = ui.relay(0)
    return ui.screen {
      api_version = 1, name = "s\\27c", inputs = { ["in\\27"] = go },
      snapshot = ui.snapshot { { id = "a\\27b", kind = "k\\27", items = { { kind = "x\\27", id = "i\\nj" } } } },
      sections = {},
      cells = { default = ui.cell { configure = function(cell)
        cell["f\\27"] = "t\\27"
        error("bad\\27[0m \\u{9b}\\u{7f}")
      end } },
    }

    """
  private static let files = [
    "home/data.json": #"{"in\u001b": 1}"#,
    "home/home_test.lua": #"""
    it("one\n\27[2J", function() error("e\27") end)
    it("two", function() pending("r\27") end)
    """#,
    "plugins/p.lua": """
    local ui = require "tessellua"
    return ui.plugin { api_version = 1, version = "1\\27", build = function() end }
    """,
  ]

  private func isReadable(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
  }

  @Test(arguments: [
    "home", "home --format text", "home --format jsonl", "home --format svg", "test home",
    "test home --reporter tap", "test home --reporter junit", "check home",
    "check home --format json", "orders home", "diff home tall", "diff tall home --format json",
    "plugins --path .", "plugins --path . --format json",
  ])
  func areWrittenInLetters(words: String) throws {
    var files = Self.files
    files["tall/screen.lua"] = Self.screen.replacingOccurrences(of: "i\\n", with: "h\\n")
    files["tall/data.json"] = files["home/data.json"]
    try withScreen(Self.screen, files: files) { folder in
      let result = try folder.run(words)
      // Programs read the others, whose formats ask for less.
      let isForPeople =
        !["json", "svg", "junit"].contains { words.contains($0) } && words != "home"
      let isPlain = result.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
      #expect(isForPeople ? isReadable(result.output) : isPlain, "\(result.output)")
      if words.contains("svg") { #expect(XMLParser(data: Data(result.output.utf8)).parse()) }
      #expect(isReadable(result.errors), "\(result.errors)")
      #expect((result.output + result.errors).unicodeScalars.count > 50)
    }
  }

  @Test func explanationsToo() throws {
    try withScreen(Self.screen, files: Self.files) { folder in
      let result = try folder.command("explain", ["home", "x\u{1B}:i\nj"])
      #expect(result.output.hasPrefix("x\\u001b:i\\nj in section a\\u001bb, frame 0: "))
      #expect(isReadable(result.output + result.errors))
    }
  }

  @Test func everyFactKeepsItsLine() throws {
    try withScreen(Self.screen, files: Self.files) { folder in
      let tests = try folder.run("test home")
      #expect(tests.output.hasPrefix("failed   home/home_test.lua: one\\n\\u001b[2J\n"))
      #expect(tests.output.contains("pending  home/home_test.lua: two (r\\u001b)\n"))
      #expect(tests.errors.contains("home/home_test.lua:1: error: e\\u001b\n"))
      let text = try folder.run("home --format text")
      #expect(text.output.contains("\n  x\\u001b:i\\nj  "))
      #expect(text.errors.contains("home/screen.lua:2: \\u001b[2Jprinted\\r\n"))
      #expect(text.errors.contains("error: bad\\u001b[0m \\u009b\\u007f [configure_failed]\n"))
      // Its own colours are the program's.
      let painted = try folder.run("home --format text --color always")
      #expect(painted.errors.contains("\u{1B}[1;31merror:\u{1B}[0m bad\\u001b[0m"))
    }
  }

  @Test func namesThatAreNoTextAreToldAndLeftOut() throws {
    try withScreen(listScreen, files: ["home/home_test.lua": "it('passes', function() end)"]) {
      folder in
      // A shell makes what Swift's strings cannot say.
      let made = try runProcess(
        "/bin/bash",
        ["-c", "cp -r home $'caf\\xe9'; cp home/home_test.lua $'home/\\xff_test.lua'"],
        directory: folder.path)
      #expect(made.status == 0)
      let note = "its name is not valid UTF-8, so it is left out\n"
      let tests = try folder.run("test .")
      #expect(tests.output == "passed   home/home_test.lua: passes\n1 passed, 0 failed\n")
      #expect(
        tests.errors == "caf\u{FFFD}: warning: \(note)home/\u{FFFD}_test.lua: warning: \(note)")
      #expect(tests.status == 0)
      #expect(try folder.run("check .").output.contains("./caf\u{FFFD}: note: \(note)"))
      let named = try runProcess(
        "/bin/bash", ["-c", "$0 $'./caf\\xe9'", try builtProduct("layout-dump")],
        directory: folder.path)
      #expect(
        named.errors
          == "./caf\u{FFFD}: error: no such file; only names in UTF-8 can be opened\n")
      #expect(named.status == 2)
    }
  }
}
