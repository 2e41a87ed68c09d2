import Foundation
import TestSupport
import Testing

/// Paths of a command line that lead nowhere, and what was probably meant.
@Suite struct GivenPathTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { words }
    var words: String
    var report: String
  }

  private static let files = [
    "data/home.json": "{}", "home/home_test.lua": "it('passes', function() end)",
    "frames.json": "[]", ".hidden/x": "", "lib/plugins/x.lua": "",
  ]

  static let cases = [
    Case(words: "hmoe/", report: "hmoe/: error: no such file\nhint: did you mean \"home/\"?"),
    Case(
      words: "home/scren.lua",
      report: "home/scren.lua: error: no such file\nhint: did you mean \"home/screen.lua\"?"),
    Case(
      words: "hme/screem.lua",
      report: "hme/screem.lua: error: no such file\nhint: did you mean \"home/screen.lua\"?"),
    Case(words: "render -", report: "-: error: no such file"),
    Case(words: "./hoem/nothing", report: "./hoem/nothing: error: no such file"),
    Case(words: "elsewhere/x", report: "elsewhere/x: error: no such file"),
    Case(words: "./hiden", report: "./hiden: error: no such file"),
    Case(
      words: "home --data date/home.json",
      report: "date/home.json: error: no such file\nhint: did you mean \"data/home.json\"?"),
    Case(words: "home --data data", report: "data: error: is a directory"),
    Case(words: "home --events data", report: "data: error: is a directory"),
    Case(words: "home --environment data", report: "data: error: is a directory"),
    Case(
      words: "home --path nowhere --path frames.json --path lob",
      report: """
        nowhere: error: no such folder
        frames.json: error: is not a folder
        lob: error: no such folder
        hint: did you mean "lib"?
        """),
    Case(words: "home -o nowhere/a.json", report: "nowhere: error: no such folder"),
    Case(
      words: "diff home home -o lob/a.svg",
      report: "lob: error: no such folder\nhint: did you mean \"lib\"?"),
    Case(words: "explain home x:1 --path nowhere", report: "nowhere: error: no such folder"),
    Case(words: "orders home --path nowhere", report: "nowhere: error: no such folder"),
    Case(words: "watch home --path nowhere", report: "nowhere: error: no such folder"),
    Case(words: "check home --path nowhere", report: "nowhere: error: no such folder"),
    Case(words: "test home --path nowhere", report: "nowhere: error: no such folder"),
    Case(words: "plugins --path nowhere", report: "nowhere: error: no such folder"),
    Case(
      words: "diff a b", report: "a: error: no such file\nb: error: no such file"),
    Case(
      words: "diff hoem home --path nowhere",
      report: """
        hoem: error: no such file
        hint: did you mean "home"?
        nowhere: error: no such folder
        """),
    Case(
      words: "diff frames.json b",
      report: "frames.json: error: there is no frame\nb: error: no such file"),
    Case(
      words: "./hoem --data one --events two --environment three --path four -o five/six",
      report: """
        ./hoem: error: no such file
        hint: did you mean "./home"?
        one: error: no such file
        two: error: no such file
        three: error: no such file
        four: error: no such folder
        five: error: no such folder
        """),
    Case(words: "home -o home", report: "home: error: is a directory"),
    Case(words: "watch home -o none/a.json", report: "none: error: no such folder"),
    Case(
      words: "diff hoem hme -o none/a.json",
      report: """
        hoem: error: no such file
        hint: did you mean "home"?
        hme: error: no such file
        hint: did you mean "home"?
        none: error: no such folder
        """),
    Case(words: "diff home home -o none/a.json", report: "none: error: no such folder"),
    Case(words: "check home -o none/a.json", report: "none: error: no such folder"),
    Case(words: "test home -o none/a.xml", report: "none: error: no such folder"),
    Case(
      words: "test",
      report: """
        layouts: error: no such file
        hint: without a PATH the folder layouts is meant
        """),
    Case(
      words: "check",
      report: """
        layouts: error: no such file
        hint: without a PATH the folder layouts is meant
        """),
    Case(
      words: "test hoem", report: "hoem: error: no such file\nhint: did you mean \"home\"?"),
    Case(
      words: "check hoem", report: "hoem: error: no such file\nhint: did you mean \"home\"?"),
    Case(
      words: "editor hoem", report: "hoem: error: no such file\nhint: did you mean \"home\"?"),
  ]

  @Test(arguments: cases)
  func areTold(_ bad: Case) throws {
    try withScreen(listScreen, files: Self.files) { folder in
      let result = try folder.run(bad.words)
      #expect(result == ProcessResult(output: "", errors: bad.report + "\n", status: 2))
    }
  }

  @Test func aScriptIsToldTogetherWithTheFiles() throws {
    try withScreen("return {") { folder in
      let result = try folder.run("home --data none.json --device nokia")
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines[0].hasPrefix("home/screen.lua:1: error: "))
      #expect(lines[1] == "none.json: error: no such file")
      #expect(lines[2] == "layout-dump: error: unknown device \"nokia\"")
      #expect(result.status == 2)
    }
  }
}

/// Results that cannot be written, and standard files that are not there.
@Suite struct UnwritableOutputTests {
  private static let files = [
    "home/data.json": #"{"list": [{"id": 1}]}"#,
    "home/home_test.lua": "it('passes', function() end)",
    "tall/data.json": #"{"list": []}"#, "tall/screen.lua": listScreen,
  ]

  /// Runs a line of the shell, in which `$0` is the program.
  private func run(_ line: String, in folder: ScreenFolder) throws -> ProcessResult {
    try runProcess(
      "/bin/bash", ["-c", line, try builtProduct("layout-dump")], directory: folder.path)
  }

  static let commands = [
    "home", "home --format jsonl", "home --format svg", "test home", "check home", "orders home",
    "diff home tall", "explain home x:1", "plugins", "devices", "schema frame",
    "completions bash", "help", "help --man", "-h", "--version", "render -h", "editor tall",
    "new other",
  ]

  @Test(arguments: commands)
  func aFullDiskIsAnError(words: String) throws {
    try withScreen(listScreen, files: Self.files) { folder in
      let full = try run("$0 \(words) >/dev/full", in: folder)
      #expect(full.errors == "standard output: error: No space left on device\n")
      #expect(full.status == 2)
    }
    try withScreen(listScreen, files: Self.files) { folder in
      let closed = try run("$0 \(words) >&-", in: folder)
      #expect(closed.errors == "standard output: error: Bad file descriptor\n")
      #expect(closed.status == 2)
    }
  }

  @Test func aFileThatMustNotGrowIsAnError() throws {
    let rows = (0..<300).map { #"{"id": \#($0)}"# }.joined(separator: ",")
    try withScreen(listScreen, files: ["home/data.json": #"{"list": [\#(rows)]}"#]) { folder in
      try folder.write("old", to: "a.json")
      let result = try run("ulimit -f 1; $0 home -o a.json", in: folder)
      #expect(result.errors == "a.json: error: File too large\n")
      #expect(result.status == 2)
      #expect(folder.read("a.json") == "old")
      #expect(folder.files(".") == ["a.json", "home"])
    }
  }

  @Test(arguments: ["home", "diff home tall", "check home", "test home"])
  func aFullFileIsAnError(words: String) throws {
    try withScreen(listScreen, files: Self.files) { folder in
      let full = try run("$0 \(words) -o /dev/full", in: folder)
      #expect(full.errors == "/dev/full: error: No space left on device\n")
      #expect(full.status == 2)
    }
  }

  @Test(arguments: commands)
  func aReaderThatHasEnoughIsNone(words: String) throws {
    try withScreen(listScreen, files: Self.files) { folder in
      let result = try run("$0 \(words) | :; echo ${PIPESTATUS[0]}", in: folder)
      #expect(result.errors == "")
      // Whoever was quick enough has been told what was found.
      #expect(["0\n", words.hasPrefix("diff") ? "1\n" : "0\n"].contains(result.output))
    }
  }

  @Test func closedFilesAreNotTakenForOthers() throws {
    try withScreen(listScreen, files: Self.files) { folder in
      let frames = try folder.run("home").output
      #expect(try run("$0 home <&- 2>&-", in: folder).output == frames)
      for words in ["home --events -", "home --data -", "diff - home"] {
        let result = try run("$0 \(words) <&-", in: folder)
        #expect(result.errors == "standard input: error: Bad file descriptor\n", "\(words)")
        #expect(result.status == 2, "\(words)")
      }
    }
  }
}
