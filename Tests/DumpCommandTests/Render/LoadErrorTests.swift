import Foundation
import TestSupport
import Testing

/// Screens that cannot be loaded: what is wrong, where, and what may help.
@Suite struct LoadErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var script: String
    /// Standard error, without the last line feed.
    var report: String
    var files: [String: String] = [:]

    init(_ name: String, _ script: String, _ report: String, files: [String: String] = [:]) {
      testDescription = name
      self.script = script
      self.report = report
      self.files = files
    }
  }

  /// A screen around what stands in its table.
  private static func screen(_ fields: String) -> String {
    """
    local ui = require "tessellua"
    return ui.screen { api_version = 1, snapshot = ui.snapshot {}, sections = {},
      \(fields)
    }
    """
  }

  static let scripts = [
    Case(
      "nothing but two signs", "local a = = 3",
      "home/screen.lua:1: error: unexpected symbol near '='"),
    Case(
      "nothing returned", "local a = 3",
      """
      home/screen.lua:1: error: expected the script to return a screen, got nothing
      hint: end it with return ui.screen{…}
      """),
    Case(
      "a number returned", "return 42",
      "home/screen.lua:1: error: expected a screen (ui.screen{…}), got 42"),
    Case(
      "another table returned", "return { sectoins = {} }",
      """
      home/screen.lua:1: error: unknown field "sectoins" of screen
      hint: did you mean "sections"?
      """),
    Case(
      "no version", "return {}",
      "home/screen.lua:1: error: api_version: expected the version 1, got nothing"),
    Case(
      "version 2", "return require 'tessellua'.screen { api_version = 2 }",
      "home/screen.lua:1: error: api_version: expected the version 1, got 2 [unsupported_api_version]"
    ),
    Case(
      "an unknown field of the screen", screen("sectons = {}"),
      """
      home/screen.lua:2: error: unknown field "sectons" of screen
      hint: did you mean "sections"?
      """),
    Case(
      "an unknown field of a section definition",
      "local s = require 'tessellua'.snapshot {} return { api_version = 1, snapshot = s, sections = { a = { layot = print } } }",
      """
      home/screen.lua:1: error: sections.a: unknown field "layot" of section definition
      hint: did you mean "layout"?
      """),
    Case(
      "an unknown field of a cell", screen("cells = { x = ui.cell { configur = print } }"),
      """
      home/screen.lua:3: error: unknown field "configur" of cell
      hint: did you mean "configure"?
      """),
    Case(
      "an unknown field of a cell by hand",
      "local s = require 'tessellua'.snapshot {} return { api_version = 1, snapshot = s, sections = {}, cells = { x = { mesure = print } } }",
      """
      home/screen.lua:1: error: cells.x: unknown field "mesure" of cell
      hint: did you mean "measure"?
      """),
    Case(
      "a snapshot that is none", "return { api_version = 1, snapshot = 'x', sections = {} }",
      """
      home/screen.lua:1: error: snapshot: expected a stream of snapshots or a snapshot, got the string "x"
      """),
    Case(
      "a plain snapshot with an unknown field",
      "return { api_version = 1, snapshot = { { id = 'a', itms = {} } }, sections = {} }",
      """
      home/screen.lua:1: error: snapshot[1]: unknown field "itms" of section
      hint: did you mean "items"?
      """),
    Case(
      "an unknown field in ui.snapshot", "require 'tessellua'.snapshot { { id = 'a', itms = {} } }",
      """
      home/screen.lua:1: error: snapshot[1]: unknown field "itms" of section
      hint: did you mean "items"?
      """),
    Case(
      "a first line for the shell", "#!/usr/bin/env layout-dump\nlocal a = = 3",
      "home/screen.lua:2: error: unexpected symbol near '='"),
    Case(
      "a byte order mark", "\u{FEFF}local a = = 3",
      "home/screen.lua:1: error: unexpected symbol near '='"),
    Case(
      "a byte order mark and a line for the shell", "\u{FEFF}#!/usr/bin/lua\nlocal a = = 3",
      "home/screen.lua:2: error: unexpected symbol near '='"),
    Case(
      "an input that is none", screen("inputs = { a = 3 }"),
      "home/screen.lua:2: error: inputs.a: expected a subject or a relay, got 3"),
    Case(
      "a global", "\ncount = 3",
      """
      home/screen.lua:2: error: assigning the global "count": scripts have no globals of their own
      hint: use local
      """),
    Case(
      "an endless loop", "while true do end",
      """
      home/screen.lua:1: error: the script ran more than its 10000000 steps
      hint: give it more with --max-steps N
      """),
    Case(
      "an endless loop that catches", "while true do pcall(function() while true do end end) end",
      """
      home/screen.lua:1: error: the script ran more than its 10000000 steps
      hint: give it more with --max-steps N
      """),
    Case(
      "all memory", "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end",
      """
      home/screen.lua:1: error: the script needs more than its 64 MB of memory
      hint: give it more with --max-memory MB
      """),
    Case(
      "an error that is a table", "error({})",
      "home/screen.lua:1: error: the error is a table, not a message"),
    Case(
      "an error that is nil", "error()",
      "home/screen.lua:1: error: the error is nothing, not a message"),
    Case(
      "an error that is true", "error(true)",
      "home/screen.lua:1: error: the error is true, not a message"),
    Case("an error that is a number", "error(42)", "home/screen.lua:1: error: 42"),
    Case("an error without a place", "error('plain', 0)", "home/screen.lua:1: error: plain"),
    Case(
      "bytecode", "\u{1B}Lua",
      "home/screen.lua:1: error: attempt to load a binary chunk (mode is 't')"),
    Case(
      "a script that is too large", "--" + String(repeating: " ", count: 20_000_000),
      "home/screen.lua:1: error: the script is larger than the limit of a script"),
  ]

  static let modules = [
    Case(
      "a missing module", "require 'a.b'",
      """
      home/screen.lua:1: error: there is no module "a.b"
      hint: looked for a/b.lua in home, .
      """),
    Case(
      "modules in a circle", "require 'a'",
      """
      home/b.lua:1: error: require goes in a circle: a -> b -> a
        home/a.lua:1: in main chunk
        home/screen.lua:1: in main chunk
      """,
      files: ["home/a.lua": "require 'b'", "home/b.lua": "require 'a'"]),
    Case(
      "a module's own error", "require 'a'", "home/a.lua:2: error: unexpected symbol near '='",
      files: ["home/a.lua": "\nlocal a = = 1"]),
    Case(
      "dots", "require '..a'",
      "home/screen.lua:1: error: \"..a\" is no module's name: names and dots only"),
    Case(
      "a slash", "require '../a'",
      "home/screen.lua:1: error: \"../a\" is no module's name: names and dots only"),
    Case(
      "an absolute path", "require '/etc/passwd'",
      "home/screen.lua:1: error: \"/etc/passwd\" is no module's name: names and dots only"),
    Case("no name", "require(nil)", "home/screen.lua:1: error: require expects a module's name"),
  ]

  @Test(arguments: scripts + modules)
  func isReported(_ bad: Case) throws {
    try withScreen(bad.script, files: bad.files) { folder in
      let result = try folder.run("render home")
      #expect(result == ProcessResult(output: "", errors: bad.report + "\n", status: 2))
    }
  }

  @Test func whatAScriptPrintsStandsAtItsPathAsTheUserGaveIt() throws {
    let script = "print 'seen' require 'm' require 'tessellua'.ui = 1"
    try withScreen(script, files: ["home/m.lua": "print 'too'"]) { folder in
      let path = "\(folder.path)/home"
      let result = try folder.run("render \(path)")
      #expect(result.errors.hasPrefix("\(path)/screen.lua:1: seen\n\(path)/m.lua:1: too\n"))
      #expect(result.errors.contains("\n\(path)/screen.lua:1: error: "))
    }
  }

  @Test func aLinkOutOfTheFolderIsNotFollowed() throws {
    try withScreen("require 'out'", files: ["other/secret.lua": "return 1"]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/home/out.lua", withDestinationPath: "/etc/hosts")
      #expect(
        try folder.run("home/screen.lua").errors
          == "home/screen.lua:1: error: module \"out\": home/out.lua leads out of its folder\n")
    }
  }

  @Test func recursionWithoutEndEnds() throws {
    try withScreen("local function f() return 1 + f() end f()") { folder in
      let result = try folder.run("home --max-memory 1000")
      #expect(result.errors.hasPrefix("home/screen.lua:1: error: stack overflow\n"))
      #expect(result.errors.split(separator: "\n").count < 30)
      #expect(result.status == 2)
      #expect(try folder.run("home").errors == result.errors)
    }
  }

  @Test(
    "Screens that are not there",
    arguments: [
      ("./none", "./none: error: no such file\n"),
      (
        "empty/",
        """
        empty/screen.lua: error: no such file
        hint: a screen is a folder with a screen.lua, or a Lua file

        """
      ),
      ("folder", "folder/screen.lua: error: is a directory\n"),
    ])
  func missing(screen: String, errors: String) throws {
    try withScreen("", files: ["empty/x": "", "folder/screen.lua/x": ""]) { folder in
      let result = try folder.run("render \(screen)")
      #expect(result == ProcessResult(output: "", errors: errors, status: 2))
    }
  }
}
