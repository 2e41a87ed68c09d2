import Foundation
import LayoutGeometry
import SectionHost

@testable import LayoutScripting

/// A screen in a folder of its own, whose files are written again while it runs.
final class EditedScreen {
  let folder: String
  let scripted: ScriptScreen
  /// Every frame, in order.
  private(set) var frames: [Frame] = []

  /// Writes the script, loads it, begins and ends the first instant.
  ///
  /// - Parameter send: Sends values before the first instant ends.
  init(
    _ text: String, files: [String: String] = [:], size: Size = Size(width: 100, height: 100),
    send: (ScriptScreen) throws -> Void = { _ in }
  ) throws {
    folder = NSTemporaryDirectory() + UUID().uuidString + "/example"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Self.write(text, to: "\(folder)/\(name)") }
    try Self.write(text, to: "\(folder)/screen.lua")
    scripted = try ScriptScreen(path: folder, environment: ScreenEnvironment(size: size, scale: 1))
    scripted.screen.start()
    try send(scripted)
    finish()
  }

  deinit {
    scripted.close()
    try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent)
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Writes a file again; loads nothing.
  func write(_ text: String, to name: String = "screen.lua") throws {
    try Self.write(text, to: "\(folder)/\(name)")
  }

  /// Writes the script again, loads it, and gives the frame.
  @discardableResult
  func reload(_ text: String? = nil) throws -> Frame? {
    if let text { try write(text) }
    try? scripted.reload()
    return finish()
  }

  /// Sends a value and gives the frame.
  @discardableResult
  func send(_ value: FrameValue, to input: String) throws -> Frame? {
    try scripted.send(value, to: input)
    return finish()
  }

  /// Carries out an action and gives the frame.
  @discardableResult
  func perform(_ action: ScreenAction) throws -> Frame? {
    try scripted.screen.perform(action)
    return finish()
  }

  /// Taps an item, written `kind:id`, and gives the frame.
  @discardableResult
  func tap(_ item: String, control: String? = nil) throws -> Frame? {
    let parts = item.split(separator: ":", maxSplits: 1).map(String.init)
    return try perform(
      .itemEvent(
        ControlEvent(name: "tap", control: control),
        item: ItemIdentifier(kind: parts[0], id: parts[1])))
  }

  /// Lets the clock run and gives the last frame of it.
  @discardableResult
  func advance(to time: Double) -> Frame? {
    scripted.screen.advance(to: time) { frames.append($0) }
    return finish()
  }

  @discardableResult
  func finish() -> Frame? {
    guard let frame = scripted.screen.finishInstant() else { return nil }
    frames.append(frame)
    return frame
  }
}

extension FrameValue {
  /// A field of an object.
  func field(_ name: String) -> FrameValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.key == name }?.value
  }

  /// Ids 1 to a count, as a list of models.
  static func rows(_ ids: ClosedRange<Int>) -> FrameValue {
    .array(ids.map { .object([Field("id", .integer(Int64($0)))]) })
  }
}

extension Frame {
  /// All items, in order.
  var items: [FrameSection.Item] { sections.flatMap(\.items) }

  /// A field of the cell of an item, written `kind:id`.
  func content(_ item: String, _ field: String) -> FrameValue? {
    items.first { "\($0.identifier)" == item }?.cell?.content.field(field)
  }

  /// The items that changes name, as words.
  var changedItems: [String] {
    changes.items.deleted.map { "delete \($0.item)" }
      + changes.items.inserted.map { "insert \($0.item)" }
      + changes.items.moved.map { "move \($0.item)" }
      + changes.items.reconfigured.map { "reconfigure \($0.item)" }
  }
}
