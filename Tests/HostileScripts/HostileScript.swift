import Foundation
import Testing

/// One script of the corpus, `scripts/<class>/<name>.lua`, and what its comments say of it.
///
/// ```lua
/// -- expect: layout_failed budget_exceeded        a code, and its reason where it has one; one a line
/// -- expect: nothing                              no diagnostic at all
/// -- expect: not loaded: assigning the global     exit status 2, and a part of the message
/// -- or: handler_failed runtime_error             another outcome that will do; whole, in one line
/// -- whole budget                                 also in everyday runs
/// -- events: {"at":1,"resize":[500,800]}          a line of events
/// -- file other.lua: return {}                    a file beside the script
/// -- link other.lua: /etc/passwd                  a link beside the script
/// -- pipe other.lua:                           a pipe beside the script, into which nobody writes
/// -- sparse other.lua: 100000000000            a file of so many zero bytes beside the script
/// -- padding: 70000                               so many bytes of comment before the script
/// ```
struct HostileScript: Sendable, CustomTestStringConvertible {
  /// What running a script must come to.
  enum Outcome: Hashable {
    /// The screen does not load; the message holds this text.
    case notLoaded(String)
    /// The frames hold diagnostics of these codes and reasons, and no others.
    case diagnostics(Set<String>)
  }

  /// The class and the name.
  let name: String
  let text: String
  let outcome: Outcome
  /// Another outcome that will do, where the machine decides which bound is reached first.
  let otherwise: Outcome?
  /// Whether everyday runs need all steps too, for instance to fill the memory.
  let needsWholeBudget: Bool
  let events: [String]
  let files: [(name: String, content: String)]
  let links: [(name: String, target: String)]
  let pipes: [String]
  let sparseFiles: [(name: String, size: UInt64)]

  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The whole corpus, in the order of the names.
  static let all: [HostileScript] = {
    let scripts = folder.appendingPathComponent("scripts")
    let found = FileManager.default.enumerator(atPath: scripts.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { $0.hasSuffix(".lua") }.sorted().compactMap { path in
      try? HostileScript(path, in: scripts)
    }
  }()

  /// A script that is expected to do no harm.
  init(harmless text: String) {
    name = "harmless"
    self.text = text
    outcome = .diagnostics([])
    otherwise = nil
    needsWholeBudget = false
    events = []
    files = []
    links = []
    pipes = []
    sparseFiles = []
  }

  private init(_ path: String, in scripts: URL) throws {
    name = String(path.dropLast(4))
    var text = try String(contentsOf: scripts.appendingPathComponent(path), encoding: .utf8)
    func comments(_ word: String) -> [(name: String, rest: String)] {
      text.split(separator: "\n").filter { $0.hasPrefix("-- \(word)") }.map { line in
        let parts = line.dropFirst(3 + word.count).split(
          separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return (
          parts[0].trimmingCharacters(in: .whitespaces),
          (parts.last ?? "").trimmingCharacters(in: .whitespaces)
        )
      }
    }
    events = comments("events").map(\.rest)
    files = comments("file ").map { ($0.name, $0.rest + "\n") }
    links = comments("link ").map { ($0.name, $0.rest) }
    pipes = comments("pipe ").map(\.name)
    sparseFiles = comments("sparse ").map { ($0.name, UInt64($0.rest) ?? 0) }
    outcome = Self.outcome(comments("expect").map(\.rest))
    let other = comments("or").map(\.rest)
    otherwise = other.isEmpty ? nil : Self.outcome(other)
    needsWholeBudget = text.hasPrefix("-- whole budget")
    if let padding = comments("padding").first.flatMap({ Int($0.rest) }) {
      text = "--" + String(repeating: "x", count: padding) + "\n" + text
    }
    self.text = text
  }

  private static func outcome(_ lines: [String]) -> Outcome {
    if let first = lines.first, first.hasPrefix("not loaded") {
      return .notLoaded(String(first.dropFirst("not loaded: ".count)))
    }
    return .diagnostics(Set(lines).subtracting(["nothing"]))
  }
}
