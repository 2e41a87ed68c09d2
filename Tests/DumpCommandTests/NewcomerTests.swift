import Foundation
import TestSupport
import Testing

/// A newcomer's path: the project as it is cloned, a screen of their own, its passing test.
@Suite struct NewcomerTests {
  /// What a newcomer does, word for word; the program has been built before.
  private static let path = """
    set -euo pipefail
    scripts/layout-dump new layouts/books
    scripts/layout-dump test layouts/books
    scripts/layout-dump layouts/books --frame last -o books.json
    scripts/layout-dump editor layouts
    luacheck --quiet layouts/books
    cd layouts
    sed -i 's/row_height = 60/row_hieght = 60/' books/screen.lua
    status=0
    ../scripts/layout-dump test books || status=$?
    test $status = 1
    """

  @Test func aScreenOfOnesOwn() throws {
    try withTemporaryDirectory { clone in
      try prepare(clone)
      let result = try runProcess(
        "/bin/bash", ["-c", Self.path],
        environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": clone], directory: clone)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("\n4 passed, 0 failed\n"))
      #expect(result.errors.contains("row_hieght"))
      let frame = try Data(contentsOf: URL(fileURLWithPath: "\(clone)/books.json"))
      let read = try #require(try JSONSerialization.jsonObject(with: frame) as? [String: Any])
      #expect(read["screen"] as? String == "books")
    }
  }

  /// A clone in which the program has been built already.
  private func prepare(_ clone: String) throws {
    let manager = FileManager.default
    for name in ["scripts", "layouts", ".luacheckrc", "Package.swift"] {
      try manager.copyItem(atPath: "\(packageRoot)/\(name)", toPath: "\(clone)/\(name)")
    }
    for folder in ["Sources", ".build/release"] {
      try manager.createDirectory(
        atPath: "\(clone)/\(folder)", withIntermediateDirectories: true)
    }
    try manager.createSymbolicLink(
      atPath: "\(clone)/.build/release/layout-dump",
      withDestinationPath: try builtProduct("layout-dump"))
    try Data().write(to: URL(fileURLWithPath: "\(clone)/.build/layout-dump.stamp"))
  }
}
