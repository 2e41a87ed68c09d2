import Foundation
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

/// The files that are made from the reference agree with it.
///
/// With `UPDATE_REFERENCE=1` in the environment they are written.
@Suite struct ReferenceFileTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    arguments: [
      (
        "Sources/LayoutScripting/LayoutScripting.docc/ScriptingReference.md",
        ReferencePage.text
      ), (".luacheckrc", LuacheckConfiguration.text()),
    ])
  func file(path: String, text: String) throws {
    let file = Self.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == text,
      """
      \(path) is old; UPDATE_REFERENCE=1 swift test --filter ReferenceFileTests writes it
      \(lineDifference(from: written, to: text))
      """)
  }

  @Test("The file for editors is Lua, and has every function once")
  func metaFile() throws {
    let text = MetaFile.text
    #expect(text.hasPrefix("---@meta tessellua\n"))
    let printed = try ScriptProbe.lines(
      """
      local loaded, problem = load(\(ScriptProbe.quoted(text)))
      print(problem or "loaded")
      for name in pairs(loaded()) do print(name) end
      """)
    #expect(printed.first == "loaded")
    let reference = ScriptReference()
    let names = (reference.constructors + reference.functions).map { $0.name.prefix { $0 != "." } }
    #expect(printed.dropFirst().sorted() == Set(names).map(String.init).sorted())
    let lines = text.split(separator: "\n")
    for object in reference.objects {
      for method in object.methods {
        let start = "function \(object.title):\(method.name)("
        #expect(lines.filter { $0.hasPrefix(start) }.count == 1, "\(start)")
      }
    }
  }

  @Test("Types in that file are its own or the language's")
  func metaFileTypes() {
    let text = MetaFile.text
    let defined = Set(
      text.split(separator: "\n").compactMap { line -> Substring? in
        let words = line.split(separator: " ")
        guard words.count > 1, words[0] == "---@class" || words[0] == "---@alias" else {
          return nil
        }
        return words[1].prefix { $0 != ":" }
      })
    let used = text.split { !$0.isLetter && $0 != "." && $0 != "_" }
      .filter { $0.hasPrefix("tessellua.") }
    #expect(used.count > 200)
    #expect(Set(used).subtracting(defined).sorted() == [])
  }
}

/// Runs a script and reads what it prints.
enum ScriptProbe {
  /// What a script prints while it loads, a line an entry.
  static func lines(_ script: String) throws -> [String] {
    try withTemporaryDirectory { folder in
      let path = "\(folder)/screen.lua"
      let screen = """
        \(script)
        return require("tessellua").screen { api_version = 1, snapshot = require("tessellua").snapshot {} }
        """
      try Data(screen.utf8).write(to: URL(fileURLWithPath: path))
      let printed = Lines()
      let opened = try ScriptScreen(
        path: path, environment: .init(device: .standard), print: { printed.all.append($2) })
      opened.close()
      return printed.all
    }
  }

  /// Lines in the order in which they came.
  final class Lines { var all: [String] = [] }

  /// A text as Lua writes it.
  static func quoted(_ text: String) -> String { "[===[\n\(text)]===]" }
}
