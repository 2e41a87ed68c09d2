import Foundation
import Testing

/// A page of the documentation: Markdown whose code is run by the tests.
///
/// - Lua whose first line is a comment with a path, such as `-- books/screen.lua`, is that file.
///   Other Lua is the middle of a screen's script.
/// - Shell is run as it stands, in a folder of the page's own that has `layouts` and the files
///   written so far; `layout-dump` is the built program.
/// - JSON, JSON lines or text directly behind shell is what the shell's last command wrote; a line
///   of `…` stands for any lines, `…` in a line for anything.
/// - Swift stands in a test, word for word.
struct Page: Sendable, CustomTestStringConvertible {
  /// A piece of code on a page.
  struct Block: Sendable {
    var language: String
    var text: String
    /// The line of the page on which it begins, from 1.
    var line: Int
  }

  /// Where it is, from the package's root.
  let path: String
  /// Its code, in order.
  let blocks: [Block]

  var testDescription: String { path }

  /// Reads a page of the package.
  init(path: String) throws {
    self.path = path
    var blocks: [Block] = []
    var open: Block?
    let text = try String(contentsOfFile: "\(packageRoot)/\(path)", encoding: .utf8)
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if var block = open {
        if line.hasPrefix("```") {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), text: "", line: index + 1)
      }
    }
    self.blocks = blocks
  }

  /// Every page of the package: those of its catalogs.
  static let all: [Page] = {
    let sources = "\(packageRoot)/Sources"
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
      .compactMap { try? Page(path: "Sources/\($0)") }
  }()
}
