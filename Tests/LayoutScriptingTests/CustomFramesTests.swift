import Foundation
import LayoutGeometry
import LuaRuntime
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

@Suite struct CustomFramesTests {
  /// A layout that is asked again makes a new function each time; the old ones are let go.
  @Test func functionsOfOldLayoutsAreLetGo() throws {
    let script = """
      local ui = require "tessellua"
      return ui.screen {
        api_version = 1,
        snapshot = ui.snapshot { { id = "a", items = { { kind = "x", id = 1 } } } },
        sections = { a = { layout = function(env)
          local width = env.container.width
          return ui.section { group = ui.custom_group {
            width = ui.fractional_width(1), height = 50,
            frames = function() return { { 0, 0, width, 50 } } end,
          } }
        end } },
        cells = { x = ui.cell {} },
      }
      """
    try withTemporaryDirectory { folder in
      let path = "\(folder)/screen.lua"
      try script.write(toFile: path, atomically: true, encoding: .utf8)
      let screen = try ScriptScreen(
        path: path, environment: ScreenEnvironment(size: .init(width: 100, height: 100), scale: 1))
      screen.screen.start()
      _ = screen.screen.finishInstant()
      var counts: Set<Int> = []
      for width in 101...140 {
        var change = EnvironmentChange()
        change.size = .init(width: Double(width), height: 100)
        try screen.screen.perform(.environment(change))
        let frame = try #require(screen.screen.finishInstant())
        #expect(frame.sections[0].items[0].frame.width == Double(width))
        if width > 110 { counts.insert(screen.runtime.state.referenceCount) }
      }
      #expect(counts.count == 1)
    }
  }
}
