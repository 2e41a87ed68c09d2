import Foundation
import LayoutGeometry
import SectionHost
import TestSupport

@testable import LayoutScripting

/// A temporary folder with plugins in it and a screen `home` that uses them.
struct PluginFolder {
  let path: String

  /// Writes files below the folder.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Writes a screen whose line 2 is given; its section `a` with one item has `definition`.
  func writeScreen(_ line: String) throws {
    try write([
      "home/screen.lua": """
      local ui = require "tessellua"
      \(line)
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot { { id = "a", items = { { kind = "x", id = 1 } } } },
        sections = { a = definition },
      }
      """
    ])
  }

  /// Loads the screen and gives its first frame and what its scripts printed; paths in errors are
  /// those below the folder.
  func load(searchPath: [String] = []) throws -> (frame: Frame, printed: [String]) {
    var printed: [String] = []
    do {
      let scripted = try ScriptScreen(
        path: "\(path)/home", searchPath: searchPath.map { "\(path)/\($0)" },
        environment: ScreenEnvironment(size: Size(width: 320, height: 480), scale: 2)
      ) { _, _, text in printed.append(text) }
      defer { scripted.close() }
      scripted.screen.start()
      var frames: [Frame] = []
      scripted.screen.advance(to: 0) { frames.append($0) }
      if let last = scripted.screen.finishInstant() { frames.append(last) }
      guard let frame = frames.last else { throw NoFrame() }
      return (frame, printed)
    } catch let error as PlacedError {
      throw error.relative(to: path)
    }
  }

  /// Why the screen cannot be loaded; nil where it can.
  func loadingError(searchPath: [String] = []) throws -> PlacedError? {
    do {
      _ = try load(searchPath: searchPath)
      return nil
    } catch let error as PlacedError {
      return error
    }
  }
}

private struct NoFrame: Error {}

extension PlacedError {
  /// The error with a folder left out of all its paths.
  func relative(to folder: String) -> PlacedError {
    var error = self
    error.path = path.replacing("\(folder)/", with: "")
    error.message = message.replacing("\(folder)/", with: "")
    error.hint = hint?.replacing("\(folder)/", with: "")
    error.traceback = traceback.map { $0.replacing("\(folder)/", with: "") }
    return error
  }
}

/// Gives a test a folder with some files.
func withPlugins<Result>(
  _ files: [String: String], _ body: (PluginFolder) throws -> Result
) throws -> Result {
  try withTemporaryDirectory { path in
    let folder = PluginFolder(path: path)
    try folder.write(files)
    return try body(folder)
  }
}

/// A plugin with some options, which prints the value of `value` when it is built.
func plugin(options: String, build: String = "", name: String = "rows") -> String {
  """
  local ui = require "tessellua"
  local function text(value)
    if type(value) ~= "table" then return math.type(value) == "float" and "float " .. value or tostring(value) end
    local parts = {}
    for key, part in pairs(value) do parts[#parts + 1] = key .. "=" .. text(part) end
    return "{" .. table.concat(parts, ",") .. "}"
  end
  return ui.plugin {
    name = "\(name)",
    version = "1.2.0",
    api_version = 1,
    options = { \(options) },
    build = function(options)
      print(text(options.value))
      \(build)
      return {
        layout = function() return ui.list { row_height = 30 } end,
      }
    end,
  }
  """
}
