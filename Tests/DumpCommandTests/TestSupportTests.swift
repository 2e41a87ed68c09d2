import Foundation
import TestSupport
import Testing

/// The helpers of the tests, which everything else relies on.
@Suite struct TestSupportTests {
  @Test func aProcessIsSeenWhole() throws {
    let script = "read line; echo \"$line:$1:$WORD:$(pwd)\"; echo oops >&2; exit 3"
    let result = try withTemporaryDirectory { folder in
      let result = try runProcess(
        "/bin/sh", ["-c", script, "sh", "first"], input: "typed\n", environment: ["WORD": "w"],
        directory: folder)
      return ProcessResult(
        output: result.output.replacingOccurrences(of: folder, with: "FOLDER"),
        errors: result.errors, status: result.status)
    }
    #expect(result == ProcessResult(output: "typed:first:w:FOLDER\n", errors: "oops\n", status: 3))
  }

  @Test func moreThanAPipeHolds() throws {
    let input = String(repeating: "line\n", count: 100_000)
    let result = try runProcess("/bin/cat", input: input)
    #expect(result == ProcessResult(output: input, errors: "", status: 0))
  }

  @Test func aSignalIsANegativeStatus() throws {
    #expect(try runProcess("/bin/sh", ["-c", "kill -9 $$"]).status == -9)
  }

  @Test func theProgramIsBesideTheTests() throws {
    #expect(try builtProduct("layout-dump").hasSuffix("/layout-dump"))
    #expect(throws: CocoaError.self) { try builtProduct("layout-dumb") }
  }

  @Test func aFolderLivesAsLongAsItsTest() throws {
    let folder = try withTemporaryDirectory { folder in
      let content = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(content.isEmpty)
      return folder
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func differencesOfLines() {
    let old = (1...9).map { "\($0)" }.joined(separator: "\n")
    let new = old.replacingOccurrences(of: "5", with: "five")
    #expect(lineDifference(from: old, to: old) == "")
    #expect(
      lineDifference(from: old, to: new, context: 1) == "…\n  4\n- 5\n+ five\n  6\n…\n")
    #expect(lineDifference(from: "a\nb", to: "a\nb\nc") == "  a\n  b\n+ c\n")
    #expect(lineDifference(from: "a\n", to: "a") == "  a\n- \n")
  }

  @Test("The generator gives the numbers that its authors published")
  func generator() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
