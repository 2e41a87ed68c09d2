import Foundation
import TestSupport

/// A run of the built program on a hostile script, between sections that must come out right.
struct HostileRun {
  /// A program to be tested in place of the one that was built with the tests, as a release build.
  static let givenProgram = ProcessInfo.processInfo.environment["LAYOUT_DUMP"]

  let process: MeasuredProcess
  /// The frames as JSON has them.
  let frames: [[String: Any]]

  init(_ script: HostileScript) throws {
    (process, frames) = try withTemporaryDirectory { path in
      let folder = "\(path)/around"
      func write(_ text: String, to name: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let around = HostileScript.folder.appendingPathComponent("screen.lua")
      try write(String(contentsOf: around, encoding: .utf8), to: "screen.lua")
      try write(script.text, to: "hostile.lua")
      for file in script.files { try write(file.content, to: file.name) }
      for link in script.links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(link.name)", withDestinationPath: link.target)
      }
      for pipe in script.pipes {
        guard mkfifo("\(folder)/\(pipe)", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
      }
      for file in script.sparseFiles {
        try write("", to: file.name)
        let handle = try FileHandle(
          forWritingTo: URL(fileURLWithPath: "\(folder)/\(file.name)"))
        try handle.truncate(atOffset: file.size)
        try handle.close()
      }
      if !script.events.isEmpty {
        try write(script.events.joined(separator: "\n") + "\n", to: "events.jsonl")
      }
      let process = try MeasuredProcess(
        Self.givenProgram ?? builtProduct("layout-dump"),
        ["render", "around", "--format", "jsonl"] + Self.limits(script), directory: path)
      // Every line is whole, whatever happened.
      let frames = try process.result.output.split(separator: "\n").map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      }
      return (process, frames)
    }
  }

  /// Everyday runs have a tenth of the steps, which a debug build spends in a tenth of the time.
  private static func limits(_ script: HostileScript) -> [String] {
    let isLong = ProcessInfo.processInfo.environment["LONG_TESTS"] != nil
    let isWhole = script.needsWholeBudget || givenProgram != nil || isLong
    return isWhole ? [] : ["--max-steps", "1000000"]
  }

  /// What the frames say went wrong: a code, and its reason where it has one.
  var diagnostics: Set<String> {
    let all = frames.flatMap { $0["diagnostics"] as? [[String: Any]] ?? [] }
    return Set(
      all.map { diagnostic in
        ["code", "reason"].compactMap { diagnostic[$0] as? String }.joined(separator: " ")
      })
  }

  /// What the run came to; where it did not load, in the words of an expectation that holds.
  func outcome(like expected: HostileScript.Outcome) -> HostileScript.Outcome {
    guard process.result.status == 2 else { return .diagnostics(diagnostics) }
    if case .notLoaded(let part) = expected, part.isEmpty || process.result.errors.contains(part) {
      return expected
    }
    return .notLoaded(process.result.errors)
  }

  /// A section of the first frame as text: its size, and what is in it relative to its origin.
  func section(_ id: String, withContents: Bool) throws -> String {
    guard let section = section(id), let frame = section["frame"] as? [Double] else { return "" }
    func moved(_ entries: Any?) -> [[String: Any]] {
      (entries as? [[String: Any]] ?? []).map { entry in
        var entry = entry.filter { withContents || ($0.key != "cell" && $0.key != "content") }
        if var cell = entry["cell"] as? [String: Any] {
          // Cells are numbered in the order in which they are made, the hostile ones too.
          cell["number"] = nil
          entry["cell"] = cell
        }
        if var rect = entry["frame"] as? [Double] {
          rect[1] -= frame[1]
          entry["frame"] = rect
        }
        return entry
      }
    }
    let parts: [String: Any] = [
      "size": Array(frame[2...]), "items": moved(section["items"]),
      "supplementaries": moved(section["supplementaries"]),
    ]
    let data = try JSONSerialization.data(
      withJSONObject: parts, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether the whole section is seen in the first frame.
  func isVisible(_ id: String) -> Bool {
    guard let frame = section(id)?["frame"] as? [Double] else { return false }
    return frame[1] >= 0 && frame[1] + frame[3] <= 844
  }

  private func section(_ id: String) -> [String: Any]? {
    (frames.first?["sections"] as? [[String: Any]])?.first { $0["id"] as? String == id }
  }
}
