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

  /// Runs a command whose standard error is a terminal, and gives what that shows.
  private func shown(_ words: String, in folder: ScreenFolder) throws -> String {
    let program = try builtProduct("layout-dump")
    return try runProcess(
      "/usr/bin/script", ["-qc", "'\(program)' \(words) > out.txt", "/dev/null"],
      directory: folder.path
    ).output
  }

  @Test(arguments: [
    ("test home", ["1 of 2: home/home_test.lua: a passes", "2 of 2: home/home_test.lua: a fails"]),
    ("orders home", ["1 of 2: orders of home", "2 of 2: orders of home"]),
    ("check home", ["1 of 1: home"]),
  ])
  func terminal(words: String, steps: [String]) throws {
    try withScreen(listScreen, files: Self.files) { folder in
      let text = try shown("\(words) --color never", in: folder)
      for step in steps { #expect(text.contains("\r\u{1B}[K\(step)")) }
      // What is shown last on the line is nothing, and messages stand on lines of their own.
      let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
      let remains = lines.map { $0.split(separator: "\u{1B}[K", omittingEmptySubsequences: false).last ?? "" }
      #expect(!remains.contains { $0.contains(" of ") })
      let piped = try folder.run(words)
      #expect(!piped.errors.contains("\u{1B}"))
      #expect(piped.output == folder.read("out.txt"))
    }
  }
}
