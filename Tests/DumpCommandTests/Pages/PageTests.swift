import Foundation
import TestSupport
import Testing

/// What the pages show is true: their commands run, their scripts load, their output comes out.
@Suite struct PageTests {
  @Test func thereArePages() { #expect(Page.all.count > 5) }

  @Test(arguments: Page.all) func isTrue(_ page: Page) throws {
    try withTemporaryDirectory { path in
      let folder = try PageFolder(path: path)
      var output: String?
      for block in page.blocks {
        let place = "\(page.path):\(block.line)"
        switch block.language {
        case "lua":
          try folder.take(script: block.text, place: place)
        case "sh":
          let result = try folder.run(block.text)
          #expect(result.status == 0, "\(place): \(result.errors)")
          output = result.output + result.errors
          continue
        case "json", "text":
          if let output {
            #expect(
              matches(output, block.text), "\(place): the output is\n\(output)")
          }
        case "swift" where !block.text.hasPrefix("import UIKit"):
          #expect(Self.examples.contains(normalized(block.text)), "\(place): not in a test")
        // What needs UIKit cannot be built here.
        case "swift": break
        default:
          Issue.record("\(place): code in the language '\(block.language)' is run by no test")
        }
        output = nil
      }
      try compare(folder.pictures, with: page)
    }
  }

  /// The pictures that a page's commands draw are those that it shows.
  ///
  /// With `UPDATE_PICTURES` in the environment they are written instead.
  private func compare(_ pictures: [String: Data], with page: Page) throws {
    let catalog = page.path.split(separator: "/").dropLast().joined(separator: "/")
    for (name, picture) in pictures {
      let file = URL(fileURLWithPath: "\(packageRoot)/\(catalog)/Resources/\(name)")
      if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
        try picture.write(to: file)
      }
      #expect(
        try picture == Data(contentsOf: file), "\(page.path): \(name) is drawn differently now")
    }
  }

  /// The tests that hold the Swift code of the pages.
  private static let examples: String = {
    let folder = "\(packageRoot)/Tests/TesselluaTests"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }.map(normalized).joined(separator: "\n")
  }()
}

/// The lines without their indentation, so that an example may stand inside a function.
private func normalized(_ text: String) -> String {
  text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }.joined(separator: "\n")
}

/// Whether an output is what a page shows of it.
private func matches(_ output: String, _ shown: String) -> Bool {
  let pattern = shown.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    .map { line in
      line.trimmingCharacters(in: .whitespaces) == "…"
        ? "(?:.*\n)*?"
        : line.components(separatedBy: "…").map(NSRegularExpression.escapedPattern(for:))
          .joined(separator: ".*") + "\n"
    }.joined()
  return (output.hasSuffix("\n") ? output : output + "\n").range(
    of: "^\(pattern)$", options: .regularExpression) != nil
}

/// The folder in which a page's code is run.
private struct PageFolder {
  let path: String

  init(path: String) throws {
    self.path = path
    let files = FileManager.default
    try files.copyItem(atPath: "\(packageRoot)/layouts", toPath: "\(path)/layouts")
    try files.createDirectory(atPath: "\(path)/.bin", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: "\(path)/.bin/layout-dump", withDestinationPath: builtProduct("layout-dump"))
  }

  /// What the page's commands have drawn, by name.
  var pictures: [String: Data] {
    let folder = "\(path)/pictures"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
      })
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a script that has a name, or runs one that has none inside a screen.
  func take(script: String, place: String) throws {
    let first = script.prefix { $0 != "\n" }
    if first.hasPrefix("-- "), first.hasSuffix(".lua"), !first.dropFirst(3).contains(" ") {
      try write(script, to: String(first.dropFirst(3)))
      return
    }
    let whole = """
      local ui = require "tessellua"
      \(script)
      return ui.screen { api_version = 1, snapshot = ui.snapshot {} }
      """
    try write(whole, to: "fragment/screen.lua")
    let result = try run("layout-dump render fragment --format jsonl")
    #expect(result.status == 0, "\(place): \(result.errors)")
  }

  func run(_ script: String) throws -> ProcessResult {
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(path)/.bin:\(environment["PATH"] ?? "")"
    return try runProcess(
      "/bin/bash", ["-e", "-o", "pipefail", "-c", script], environment: environment,
      directory: path)
  }
}
