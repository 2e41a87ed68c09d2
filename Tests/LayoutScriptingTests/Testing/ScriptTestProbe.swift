import Foundation
import LuaRuntime
import TestSupport

@testable import LayoutScripting

/// Runs files of script tests in a temporary folder.
struct ScriptTestProbe {
  /// The folder.
  let folder: String
  var cell: ScriptTestCell?

  /// Gives a test a folder with files in it.
  static func with<Result>(
    _ files: [String: String], _ body: (ScriptTestProbe) throws -> Result
  ) throws -> Result {
    try withTemporaryDirectory { folder in
      for (name, text) in files {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try body(ScriptTestProbe(folder: folder))
    }
  }

  /// How the tests of a script end, by their names, and what is printed.
  static func outcomes(_ script: String, files: [String: String] = [:]) throws -> Outcomes {
    try with(files.merging(["a_test.lua": script]) { $1 }) { try $0.outcomes() }
  }

  /// What came of a file.
  struct Outcomes {
    /// The names, in order.
    var names: [String] = []
    /// `passed`, `pending: why`, or what is wrong, as `line: message`, a line each.
    var results: [String: String] = [:]
    /// What was printed, as `script:line: text`.
    var printed: [String] = []

    subscript(name: String) -> String? { results[name] }
  }

  /// Runs the tests of a file.
  func outcomes(of name: String = "a_test.lua") throws -> Outcomes {
    var outcomes = Outcomes()
    let printed = Printed()
    var options = ScriptTestOptions(
      goldens: GoldenStore(
        isUpdating: false, engine: GoldenEngine(version: "test", textMetrics: "1")))
    options.print = { printed.lines.append("\(relative($0)):\($1): \($2)") }
    options.limits.steps = 1_000_000
    let file = ScriptTestFile("\(folder)/\(name)", options: options)
    for test in try file.tests() {
      outcomes.names.append(test.name)
      outcomes.results[test.name] =
        switch file.run(test, in: cell) {
        case .passed: "passed"
        case .pending(let reason): "pending: \(reason)"
        case .failed(let problems):
          problems.map { "\($0.line ?? 0): \(relative($0.message))" }.joined(separator: "\n")
        }
    }
    outcomes.printed = printed.lines
    return outcomes
  }

  /// A text without the folder.
  private func relative(_ text: String) -> String {
    text.replacingOccurrences(of: "\(folder)/", with: "")
  }

  private final class Printed { var lines: [String] = [] }
}
