import Foundation
import LayoutGeometry
import SectionHost
import TestSupport

@testable import LayoutScripting

/// A screen for lines of Lua, which tell what they see.
///
/// The lines have `ui`, and two functions more: `tell(…)` puts values out, and `log(stream)`
/// subscribes, tells each event and returns the subscription. The first of the lines is line 2.
final class StreamScreen {
  private static let prelude = ##"""
    local ui = require "tessellua"; local told = ui.replay(100000); \##
    local function tell(...) told:send{ n = select("#", ...) + 1, "", ... } end; \##
    local function log(stream) return stream:subscribe(function(value) tell(value) end, \##
    function(message) tell("error", message) end, function() tell("completed") end) end
    """##

  let scripted: ScriptScreen
  /// What was told: "value", or "time: value" after the first instant.
  private(set) var told: [String] = []
  /// What the frames said that went wrong.
  private(set) var diagnostics: [Diagnostic] = []

  /// Loads lines of Lua, begins, and ends the first instant.
  init(_ lines: String, snapshot: String = "ui.snapshot{}") throws {
    scripted = try withTemporaryDirectory { folder in
      let folder = "\(folder)/example"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let text = """
        \(Self.prelude)
        \(lines)
        return ui.screen{ api_version = 1, snapshot = \(snapshot), outputs = { told = told } }
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/screen.lua"))
      return try ScriptScreen(
        path: folder,
        environment: ScreenEnvironment(size: Size(width: 320, height: 480), scale: 2))
    }
    scripted.screen.start()
    advance(to: 0)
  }

  deinit { scripted.close() }

  var runtime: ScriptRuntime { scripted.runtime }

  /// Lets the clock run.
  func advance(to time: Double) {
    scripted.screen.advance(to: time, frame: take)
    if let frame = scripted.screen.finishInstant() { take(frame) }
  }

  private func take(_ frame: Frame) {
    diagnostics += frame.diagnostics
    for output in frame.outputs {
      guard case .array(let values) = output.value else { continue }
      let text = values.dropFirst().map(\.text).joined(separator: " ")
      told.append(frame.at == 0 ? text : "\(Int(frame.at)): \(text)")
    }
  }
}

/// What lines of Lua tell within ten seconds.
func told(_ lines: String) throws -> [String] {
  let screen = try StreamScreen(lines)
  screen.advance(to: 10_000)
  guard screen.diagnostics.isEmpty else { return screen.diagnostics.map(\.message) }
  return screen.told
}

/// The error that keeps lines of Lua from being loaded.
func loadingError(_ lines: String) throws -> PlacedError? {
  do {
    _ = try StreamScreen(lines)
    return nil
  } catch let error as PlacedError {
    return error
  }
}

extension FrameValue {
  /// The value in a line: texts bare, lists in brackets, fields in braces.
  fileprivate var text: String {
    switch self {
    case .null: "nil"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let fields):
      "{" + fields.map { "\($0.key)=\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }
}
