import Foundation
import TestSupport

/// The root of the package, where `layouts` is.
let packageRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// A temporary folder with a screen `home` in it, and the built program that renders it from there.
struct ScreenFolder {
  /// The folder around the screen's.
  let path: String

  /// Writes a file below the folder.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// What a file below the folder holds; nil where there is none.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs the program in the folder, with words that spaces separate.
  func run(_ words: String, input: String = "") throws -> ProcessResult {
    try runProcess(
      builtProduct("layout-dump"), words.split(separator: " ").map(String.init), input: input,
      directory: path)
  }

  /// Renders the screen, a frame a line, with the events that are given.
  func render(_ options: String = "", events: String? = nil) throws -> Rendering {
    if let events { try write(events, to: "home/events.jsonl") }
    let result = try run("render home --format jsonl \(options)")
    return Rendering(
      frames: try RenderedFrame.lines(result.output), errors: result.errors, status: result.status)
  }
}

/// What a run of `render` gave.
struct Rendering {
  var frames: [RenderedFrame]
  var errors: String
  var status: Int
}

/// Gives a test a screen, without data and events unless they are given as files.
func withScreen<Result>(
  _ script: String, files: [String: String] = [:], _ body: (ScreenFolder) throws -> Result
) throws -> Result {
  try withTemporaryDirectory { path in
    let folder = ScreenFolder(path: path)
    try folder.write(script, to: "home/screen.lua")
    for (name, text) in files { try folder.write(text, to: name) }
    return try body(folder)
  }
}

/// A screen of one list: its items come through the input `list`, its rows are 50 points high.
let listScreen = """
  local ui = require "tessellua"
  local list, relay = ui.behavior(nil), ui.relay(0)
  local row = { width = ui.fractional_width(1), height = 50 }
  local function rows()
    return ui.section {
      group = ui.horizontal_group { width = row.width, height = 50, subitems = { ui.item(row) } },
    }
  end
  return ui.screen {
    api_version = 1,
    inputs = { list = list, relay = relay },
    snapshot = list:map(function(items)
      return ui.snapshot { { id = "a", items = ui.items("x", items or {}) } }
    end),
    sections = { a = { layout = rows } },
    cells = {
      x = ui.cell {
        configure = function(cell, model)
          cell.title = model.title
          cell:on("tap", function() cell.taps = (cell.taps or 0) + 1 end)
        end,
      },
    },
  }

  """
