import Foundation
import TestSupport
import Testing

/// A run that writes golden files and is killed leaves each of them old or new, and nothing that a
/// later run trips over.
@Suite struct InterruptedUpdateTests {
  private static let count = 12

  private func test(of rows: String) -> String {
    (0..<Self.count).map { goldenTest("g\($0)", rows: rows) }.joined(separator: "\n")
      .replacingOccurrences(of: "local ui = require \"tessellua\"\n", with: "")
  }

  private func files(_ folder: ScreenFolder) -> [String?] {
    (0..<Self.count).map { folder.read("layouts/home/golden/g\($0).json") }
  }

  /// Starts a run that writes the files, and ends it at some moment.
  private func interrupt(_ folder: ScreenFolder, with signal: Int32, after microseconds: UInt32)
    throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
    process.arguments = ["test", "--update"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    // That of the scripts too: it is the one that writes.
    let id = process.processIdentifier
    let children = try? String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    let child = children?.split(separator: " ").first.flatMap { Int32($0) }
    if signal == SIGKILL, let child { kill(child, signal) }
    kill(id, signal)
    process.waitUntilExit()
  }

  private func isLeftOver(_ name: String) -> Bool { name.hasSuffix(".tmp") }

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func leavesWholeFiles(signal: Int32) throws {
    let ui = "local ui = require \"tessellua\"\n"
    let rows = ["{ id = 1, title = \"one\" }", "{ id = 2, title = \"two\" }, { id = 3 }"]
    try withTests(["layouts/home/home_test.lua": ui + test(of: rows[0])]) { folder in
      #expect(try folder.test("--update").status == 0)
      let old = files(folder)
      try folder.write(ui + test(of: rows[1]), to: "layouts/home/home_test.lua")
      #expect(try folder.test("--update").status == 0)
      let new = files(folder)
      #expect(!zip(old, new).contains { $0 == $1 || $0 == nil || $1 == nil })
      var random = SplitMix64(seed: UInt64(signal))
      for round in 0..<20 {
        for (index, text) in old.enumerated() {
          try folder.write(text ?? "", to: "layouts/home/golden/g\(index).json")
        }
        try interrupt(folder, with: signal, after: UInt32(random.int(in: 0...60_000)))
        for (index, text) in files(folder).enumerated() {
          #expect(text == old[index] || text == new[index], "round \(round), file \(index)")
        }
        if signal != SIGKILL {
          #expect(!folder.files("layouts/home/golden").contains(where: isLeftOver))
        }
      }
      // Whatever was left behind is in nobody's way.
      try folder.write("{\"schema\":", to: "layouts/home/golden/g0.json.1-0.tmp")
      let result = try folder.test("--update")
      #expect(result.status == 0)
      #expect(!result.errors.contains(".tmp"))
      #expect(files(folder) == new)
      let check = try folder.test()
      #expect(check.errors == "")
      #expect(check.status == 0)
    }
  }

  @Test func aScreenThatIsHalfMadeIsNobodys() throws {
    try withTemporaryDirectory { path in
      let folder = ScreenFolder(path: path)
      // What a run leaves that is killed while it makes a screen.
      try folder.write("return {", to: "layouts/.books.1.tmp/screen.lua")
      try folder.write("it(", to: "layouts/.books.1.tmp/screen_test.lua")
      #expect(try folder.run("new layouts/books").status == 0)
      #expect(try folder.test().status == 0)
      #expect(
        try folder.run("check").output.hasSuffix("checked 1 screen: 0 errors, 0 warnings\n"))
    }
  }
}
