import Foundation
import FrameComparison
import JSONReading
import SectionHost

@testable import LayoutScripting

/// A screen of the `layouts` folder, with the values and taps that its own files show.
struct SampleScreen: CustomStringConvertible {
  let name: String
  let path: String
  /// Values that each input was given, in the order of the inputs' names.
  private(set) var values: [(input: String, values: [FrameValue])] = []
  /// What is done to items, besides taps: names and controls.
  private(set) var controlEvents = [ControlEvent(name: "tap")]

  var description: String { name }

  /// The folder of all screens.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("layouts").path

  /// Reads what a screen's files show.
  init(_ name: String) throws {
    self.name = name
    path = "\(Self.root)/\(name)"
    var found: [String: [FrameValue]] = [:]
    if let data = try? Self.read("\(path)/data.json") {
      if case .object(let fields) = FrameValue(try JSONReader().value(data)) {
        for field in fields { found[field.key, default: []].append(field.value) }
      }
    }
    let events = (try? Self.read("\(path)/events.jsonl")) ?? []
    for line in events.split(separator: UInt8(ascii: "\n")) {
      let event = try EventLineReader().line(try JSONReader().value(Array(line)))
      switch event.content {
      case .send(let input, let value): found[input, default: []].append(FrameValue(value))
      case .action(.itemEvent(let event, _)) where !controlEvents.contains(event):
        controlEvents.append(event)
      default: break
      }
    }
    values = found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Whether the screen is there.
  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(name)/screen.lua")
  }
}
