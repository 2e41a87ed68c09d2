import Foundation
import TestSupport
import Testing

/// What the README shows is true: its commands run, and its script gives its frame.
@Suite struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text blocks of a language, in order.
  private static func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private static let commands: [String] =
    (try? blocks("sh").flatMap { $0.components(separatedBy: "\n") }) ?? []

  @Test func theTwoCommandsAreThere() {
    #expect(
      Self.commands.starts(with: ["scripts/layout-dump render layouts/home", "scripts/test"]))
  }

  @Test("The commands run, one after the other")
  func commandsRun() throws {
    try withTemporaryDirectory { folder in
      // Some of them write.
      try FileManager.default.copyItem(
        atPath: Self.root.appendingPathComponent("layouts").path, toPath: "\(folder)/layouts")
      for command in Self.commands {
        // This test runs inside that command.
        if command == "scripts/test" { continue }
        let words = command.components(separatedBy: " ")
        #expect(words.first == "scripts/layout-dump")
        let result = try runProcess(
          builtProduct("layout-dump"), Array(words.dropFirst()), directory: folder)
        #expect(result.status == 0, "\(command)")
        #expect(result.errors == "", "\(command)")
        #expect(!result.output.isEmpty, "\(command)")
      }
    }
  }

  @Test("What is linked to is there")
  func links() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let targets = text.components(separatedBy: "](").dropFirst().compactMap {
      $0.components(separatedBy: ")").first
    }
    #expect(!targets.isEmpty)
    for target in targets where !target.contains("://") {
      let path = Self.root.appendingPathComponent(target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(target)")
    }
  }

  @Test func theScriptGivesTheFrame() throws {
    let script = try #require(try Self.blocks("lua").first)
    let shown = try JSONSerialization.jsonObject(
      with: Data(try #require(try Self.blocks("json").first).utf8))
    try withTemporaryDirectory { folder in
      let screen = "\(folder)/books"
      try FileManager.default.createDirectory(atPath: screen, withIntermediateDirectories: true)
      try script.write(toFile: "\(screen)/screen.lua", atomically: true, encoding: .utf8)
      let data = try #require(
        try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
          .components(separatedBy: "With `").dropFirst().first?
          .components(separatedBy: "` as its data").first)
      try data.write(toFile: "\(screen)/data.json", atomically: true, encoding: .utf8)
      let result = try runProcess(
        builtProduct("layout-dump"), ["render", screen, "--frame", "0"])
      #expect(result.errors == "")
      let frame = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      #expect(Self.contains(frame, shown), "\(result.output)")

      let drawn = try runProcess(
        builtProduct("layout-dump"), ["render", screen, "--frame", "0", "--format", "svg"])
      let picture = Self.root.appendingPathComponent(
        "Sources/Tessellua/Tessellua.docc/Resources/books.svg")
      if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
        try drawn.output.write(to: picture, atomically: true, encoding: .utf8)
      }
      #expect(try drawn.output == String(contentsOf: picture, encoding: .utf8))
    }
  }

  /// Whether a value holds all that a shortened one shows.
  private static func contains(_ whole: Any, _ part: Any) -> Bool {
    switch (whole, part) {
    case (let whole as [String: Any], let part as [String: Any]):
      part.allSatisfy { key, value in whole[key].map { contains($0, value) } ?? false }
    case (let whole as [Any], let part as [Any]):
      whole.count == part.count && zip(whole, part).allSatisfy { contains($0, $1) }
    case (let whole as NSObject, let part as NSObject): whole == part
    default: false
    }
  }
}
