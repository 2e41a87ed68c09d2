import Foundation
import TestSupport

/// A temporary folder with screens and script tests, and the built program that runs them there.
extension ScreenFolder {
  /// Runs `layout-dump test` with words, in an environment that says nothing of updates or CI unless it
  /// is given.
  func test(_ words: String = "", environment: [String: String] = [:]) throws -> ProcessResult {
    try command("test", words.split(separator: " ").map(String.init), environment)
  }

  /// Runs a command with words as they are.
  func command(_ name: String, _ words: [String], _ environment: [String: String] = [:]) throws
    -> ProcessResult
  {
    var all = ProcessInfo.processInfo.environment
    for name in ["CI", "TESSELLUA_UPDATE", "NO_COLOR"] { all[name] = nil }
    return try runProcess(
      builtProduct("layout-dump"), [name] + words,
      environment: all.merging(environment) { $1 }, directory: path)
  }

  /// The files below a folder, in order.
  func files(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()) ?? []
  }
}

/// Gives a test a folder with a screen `layouts/home`, whose rows come through the input `list`, and
/// other files.
func withTests<Result>(
  _ files: [String: String], _ body: (ScreenFolder) throws -> Result
) throws -> Result {
  try withTemporaryDirectory { path in
    let folder = ScreenFolder(path: path)
    try folder.write(listScreen, to: "layouts/home/screen.lua")
    for (name, text) in files { try folder.write(text, to: name) }
    return try body(folder)
  }
}

/// A test that compares the frame of some rows with a golden file.
func goldenTest(_ name: String = "home", rows: String = "{ id = 1, title = \"one\" }") -> String {
  """
  local ui = require "tessellua"
  describe("\(name)", function()
    it("is as it was", function()
      local screen = ui.test.open("screen.lua", { data = { list = { \(rows) } } })
      assert.frame(screen:frame(), "golden/\(name).json")
    end)
  end)

  """
}
