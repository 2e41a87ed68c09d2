import Foundation
import TestSupport
import Testing

/// What a terminal shows while long work goes on; a pipe gets nothing of it.
@Suite struct ProgressTests {
  static let files = [
    "home/data.json": #"{"list": [], "relay": 1}"#,
    "home/home_test.lua": """
    describe("a", function() it("passes", function() end) it("fails", function() error("no") end) end)
    """,
  ]

  /// What remains on the terminal's lines once everything has been written.
  private func remains(_ shown: String) -> [String] {
    shown.components(separatedBy: "\r\n").map {
      $0.components(separatedBy: "\r\u{1B}[K").last ?? ""
    }
  }

  @Test(arguments: [
    ("test home", ["1 of 2: home/home_test.lua: a passes", "2 of 2: home/home_test.lua: a fails"]),
    ("orders home", ["1 of 2: orders of home", "2 of 2: orders of home"]),
    ("check home", ["1 of 1: home"]),
  ])
  func terminal(words: String, steps: [String]) throws {
    try withScreen(listScreen, files: Self.files) { folder in
      let text = try TerminalRun("\(words) --color never", in: folder).finish().shown
      for step in steps { #expect(text.contains("\r\u{1B}[K\(step)")) }
      // What is shown last on the line is nothing, and messages stand on lines of their own.
      #expect(!remains(text).contains { $0.contains(" of ") })
      let piped = try folder.run(words)
      #expect(!piped.errors.contains("\u{1B}"))
      #expect(piped.output == folder.read("out.txt"))
    }
  }

  /// What reads a pipe goes on until somebody writes into it, so nothing here depends on how fast it is.
  @Test(
    "Work that goes on is shown after a while, and leaves nothing behind",
    arguments: [
      ("render home --data pipe", "home"), ("explain home x:1 --data pipe", "home"),
      ("diff pipe home", "pipe"),
    ])
  func longWork(words: String, stage: String) throws {
    let data = #"{"list": [{"id": 1}]}"#
    try withScreen(listScreen, files: ["home/data.json": data]) { folder in
      #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
      let run = try TerminalRun(words, in: folder)
      #expect(run.shows("\r\u{1B}[K\(stage)"), "\(words)")
      let text = words.hasPrefix("diff") ? try folder.run("home --frame last").output : data
      try folder.write(text, through: "pipe")
      let end = try run.finish()
      #expect(remains(end.shown) == [""], "\(words)")
      #expect(end.status == 0, "\(words)")
    }
  }

  @Test func watchingShowsLongWorkOnly() throws {
    let data = #"{"list": [{"id": 1}]}"#
    try withScreen(listScreen) { folder in
      #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
      let run = try TerminalRun("watch home --data pipe", in: folder)
      #expect(run.shows("\r\u{1B}[Khome"))
      try folder.write(data, through: "pipe")
      // Who waits for the next save is not told of the last one.
      #expect(run.shows("\r\u{1B}[Khome\r\u{1B}[K"))
      run.end()
    }
  }

  @Test func eventsAreCounted() throws {
    // Each event takes a part of a second, so that all of them are worth a word.
    let works = listScreen.replacingOccurrences(
      of: "return ui.snapshot {", with: "for _ = 1, 8e6 do end return ui.snapshot {")
    let count = 60
    let events = (1...count).map {
      "{\"at\":\($0),\"send\":{\"input\":\"list\",\"value\":[{\"id\":\($0)}]}}\n"
    }
    .joined()
    try withScreen(works, files: ["home/events.jsonl": events]) { folder in
      let run = try TerminalRun("home --format jsonl", in: folder)
      #expect(run.shows(" of \(count): events of home"))
      let end = try run.finish()
      #expect(remains(end.shown) == [""])
      #expect(end.status == 0)
      #expect(try RenderedFrame.lines(folder.read("out.txt") ?? "").count == count + 1)
    }
  }

  @Test func nothingIsShownWhereNobodyLooks() throws {
    try withScreen(listScreen, files: Self.files) { folder in
      for (name, value, isShown) in [
        ("CI", "true", false), ("CI", "", true), ("TERM", "dumb", false), ("TERM", "xterm", true),
      ] {
        let run = try TerminalRun("orders home", in: folder, environment: [name: value])
        #expect(try run.finish().shown.contains("\u{1B}[K") == isShown, "\(name)=\(value)")
      }
    }
  }

  @Test func aNarrowTerminalHasShortLines() throws {
    var files = Self.files
    files["home/home_test.lua"] = """
      describe("wide", function() it("日本語の名前と\\27[2J", function() end) end)
      """
    try withScreen(listScreen, files: files) { folder in
      for (columns, line) in [
        (20, "1 of 1: home/home_…"), (37, "1 of 1: home/home_test.lua: wide 日…"),
        (80, "1 of 1: home/home_test.lua: wide 日本語の名前と?[2J"),
      ] {
        let run = try TerminalRun("test home", in: folder, before: "stty cols \(columns)")
        #expect(try run.finish().shown.contains("\r\u{1B}[K\(line)\r"), "\(columns)")
      }
    }
  }
}

extension ScreenFolder {
  /// Writes a text into a named pipe, and ends it.
  fileprivate func write(_ text: String, through name: String) throws {
    let pipe = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(path)/\(name)"))
    try pipe.write(contentsOf: Data(text.utf8))
    try pipe.close()
  }
}
