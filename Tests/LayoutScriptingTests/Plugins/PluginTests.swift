import Foundation
import LayoutGeometry
import LuaRuntime
import SectionHost
import Streams
import TestSupport
import Testing

@testable import LayoutScripting

/// Plugins: where they are found, what they are held to, and what keeps them apart.
@Suite struct PluginTests {
  private static let useRows = "local definition = ui.use 'rows'"

  /// A plugin without options whose build has one line.
  private func plugin(_ build: String, before: String = "", name: String = "rows") -> String {
    """
    local ui = require "tessellua"
    \(before)
    return ui.plugin { name = "\(name)", version = "1", api_version = 1, build = function()
      \(build)
    end }
    """
  }

  private static let list = "return { layout = function() return ui.list { row_height = 30 } end }"

  // MARK: Where they are

  @Test func theScreensFolderComesFirstThenItsParentThenThePath() throws {
    let places = ["home/plugins/rows.lua", "plugins/rows.lua", "more/plugins/rows.lua"]
    try withPlugins([:]) { folder in
      try folder.writeScreen(Self.useRows)
      for place in places.reversed() {
        try folder.write([place: plugin("print '\(place)' \(Self.list)")])
        #expect(try folder.load(searchPath: ["more"]).printed == [place])
      }
    }
  }

  @Test func aNameWithADotIsInAFolder() throws {
    try withPlugins(["plugins/team/rows.lua": plugin(Self.list, name: "team.rows")]) { folder in
      try folder.writeScreen("local definition = ui.use 'team.rows'")
      #expect(try folder.load().frame.sections[0].items[0].frame.height == 30)
    }
  }

  @Test func oneThatIsNotThereIsToldWithTheNearest() throws {
    try withPlugins(["plugins/carousel.lua": plugin(Self.list)]) { folder in
      try folder.writeScreen("local definition = ui.use 'carousal'")
      let error = try #require(try folder.loadingError(searchPath: ["more"]))
      #expect(
        error.message
          == "there is no plugin \"carousal\"; looked for plugins/carousal.lua in home, \(folder.path), more"
      )
      #expect(error.hint == "did you mean \"carousel\"?")
      #expect(error.line == 2)
    }
  }

  @Test(arguments: ["../rows", "/etc/rows", "..rows", "", "a/b", "rows."])
  func aNameIsNoPath(_ name: String) throws {
    try withPlugins(["plugins/rows.lua": plugin(Self.list)]) { folder in
      try folder.writeScreen("local definition = ui.use '\(name)'")
      #expect(
        try folder.loadingError()?.message
          == "\"\(name)\" is no plugin's name: names and dots only")
    }
  }

  @Test func aNameIsAString() throws {
    try withPlugins([:]) { folder in
      try folder.writeScreen("local definition = ui.use(7)")
      #expect(try folder.loadingError()?.message == "use: expected a plugin's name, got 7")
    }
  }

  @Test func aLinkOutOfTheFolderIsNotFollowed() throws {
    try withPlugins(["elsewhere/rows.lua": plugin(Self.list), "home/plugins/x": ""]) { folder in
      try folder.writeScreen(Self.useRows)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/home/plugins/rows.lua",
        withDestinationPath: "\(folder.path)/elsewhere/rows.lua")
      #expect(
        try folder.loadingError()?.message
          == "plugin \"rows\": home/plugins/rows.lua leads out of its folder")
    }
  }

  // MARK: What they are held to

  @Test(
    "A file that is no plugin",
    arguments: [
      ("return", "expected a plugin (ui.plugin{…}), got nothing", 1),
      ("return 7", "expected a plugin (ui.plugin{…}), got 7", 1),
      ("return {}", "api_version: expected the version 1, got nothing", 1),
      ("\n\nlocal a = = 1", "unexpected symbol near '='", 3),
      ("\nerror('late')", "late", 2),
      (
        "\nreturn require 'tessellua'.plugin(7)",
        "plugin: expected a table that describes a plugin, got 7", 2
      ),
      (
        "\n\nreturn require 'tessellua'.plugin { api_version = 1 }",
        "build: expected a function, got nothing", 3
      ),
      (
        "\n\nreturn require 'tessellua'.plugin { api_version = 1, buidl = print }",
        "unknown field \"buidl\" of plugin", 3
      ),
      ("\nname = 'rows'", "assigning the global \"name\": scripts have no globals of their own", 2),
    ])
  func noPlugin(_ text: String, _ message: String, _ line: Int) throws {
    try withPlugins(["home/plugins/rows.lua": text]) { folder in
      try folder.writeScreen(Self.useRows)
      let error = try #require(try folder.loadingError())
      #expect(error.message == message)
      #expect(error.path == "home/plugins/rows.lua")
      #expect(error.line == line)
    }
  }

  @Test(
    "What build returns",
    arguments: [
      ("return", "build: expected a section definition, got nothing"),
      ("return 7", "build: expected a section definition, got 7"),
      ("return {}", "layout: expected a function, got nothing"),
      ("return { layout = print, cell = {} }", "unknown field \"cell\" of section definition"),
      (
        "return { layout = print, cells = { a = { configure = 1 } } }",
        "cells.a.configure: expected a function, got 1"
      ),
    ])
  func badDefinition(_ build: String, _ message: String) throws {
    try withPlugins(["home/plugins/rows.lua": plugin(build)]) { folder in
      try folder.writeScreen(Self.useRows)
      let error = try #require(try folder.loadingError())
      #expect(error.message == message)
      #expect(error.path == "home/plugins/rows.lua")
      #expect(error.line == 3)
    }
  }

  @Test func anErrorInBuildTellsTheWayThere() throws {
    try withPlugins(["home/plugins/rows.lua": plugin("error 'no rows'")]) { folder in
      try folder.writeScreen(Self.useRows)
      let error = try #require(try folder.loadingError())
      #expect(
        error.description == """
          home/plugins/rows.lua:4: error: no rows
            home/screen.lua:2: in main chunk
          """)
    }
  }

  @Test func anotherVersionOfTheInterfaceIsItsOwnError() throws {
    let text = "\nreturn { name = 'rows', api_version = 2, build = print }"
    try withPlugins(["home/plugins/rows.lua": text]) { folder in
      try folder.writeScreen(
        "local ok, message = pcall(ui.use, 'rows') print(message) local definition")
      #expect(
        try folder.load().printed
          == ["home/plugins/rows.lua:1: api_version: expected the version 1, got 2"])
      let sources = try ScriptSources(screen: "\(folder.path)/home", searchPath: [])
      let runtime = try ScriptRuntime(
        sources: sources, interface: .shared, clock: .init(), limits: .init())
      defer { runtime.close() }
      do throws(LuaRefusal) {
        _ = try runtime.usePlugin("rows", options: nil)
        Issue.record("the plugin was used")
      } catch {
        #expect(error.code == .unsupportedAPIVersion)
      }
    }
  }

  @Test func endlessBuildingEndsAndCannotBeCaught() throws {
    try withPlugins(["home/plugins/rows.lua": plugin("while true do end")]) { folder in
      try folder.writeScreen("while true do pcall(ui.use, 'rows') end")
      let error = try #require(try folder.loadingError())
      #expect(error.message == "the script ran more than its 10000000 steps")
      #expect(error.path == "home/plugins/rows.lua")
    }
  }

  @Test func whatItsLayoutDoesWrongStandsAtItsLine() throws {
    let text = plugin("return { layout = function()\n  return ui.section {} end }")
    try withPlugins(["plugins/rows.lua": text]) { folder in
      try folder.writeScreen(Self.useRows)
      let diagnostic = try #require(try folder.load().frame.diagnostics.first)
      #expect(diagnostic.code == "layout_failed")
      #expect(diagnostic.script == "plugins/rows.lua")
      #expect(diagnostic.line == 5)
      #expect(diagnostic.message == "group: expected a group, got nothing")
    }
  }

  // MARK: One screen, many plugins

  @Test func aFileIsLoadedOnceAndBuiltForEachUse() throws {
    let text = plugin("print 'built' \(Self.list)", before: "print 'loaded'")
    try withPlugins(["plugins/rows.lua": text]) { folder in
      try folder.writeScreen(
        "local other = ui.use 'rows' \(Self.useRows) print(other == definition)")
      #expect(try folder.load().printed == ["loaded", "built", "built", "false"])
    }
  }

  @Test func aPluginMayUseAnotherAndRequireModules() throws {
    try withPlugins([
      "plugins/rows.lua": plugin("return ui.use('inner', { value = require 'height' })"),
      "plugins/inner.lua": """
      local ui = require "tessellua"
      return ui.plugin {
        name = "inner", version = "1", api_version = 1, options = { value = { type = "number" } },
        build = function(options)
          return { layout = function() return ui.list { row_height = options.value } end }
        end,
      }
      """,
      "height.lua": "return 77",
    ]) { folder in
      try folder.writeScreen(Self.useRows)
      #expect(try folder.load().frame.sections[0].items[0].frame.height == 77)
    }
  }

  @Test func aCircleIsToldWhole() throws {
    try withPlugins([
      "plugins/rows.lua": plugin("return ui.use 'b'"),
      "plugins/b.lua": plugin("return ui.use 'c'", name: "b"),
      "plugins/c.lua": plugin("return {}", before: "ui.use 'b'", name: "c"),
    ]) { folder in
      try folder.writeScreen(Self.useRows)
      let error = try #require(try folder.loadingError())
      #expect(error.message == "ui.use goes in a circle: b -> c -> b")
      #expect(error.path.hasSuffix("plugins/c.lua"))
      #expect(error.line == 2)
    }
  }

  @Test func aFailedUseLeavesNoTrace() throws {
    let text = plugin(
      "if value then \(Self.list) end value = true error 'first'", before: "local value")
    try withPlugins(["plugins/rows.lua": text]) { folder in
      try folder.writeScreen("print(pcall(ui.use, 'rows')) \(Self.useRows)")
      #expect(
        try folder.load().printed == ["false\tplugins/rows.lua:4: first"])
    }
  }

  @Test(
    "What a plugin cannot change",
    arguments: [
      "count = 1", "string.count = 1", "require 'tessellua'.count = 1", "_G.count = 1",
      "rawset(_G, 'count', 1)", "rawset(string, 'count', 1)",
      "rawset(require 'tessellua', 'use', print)", "setmetatable(_G, {})",
    ])
  func keepsToItself(_ line: String) throws {
    try withPlugins(["plugins/rows.lua": "\(line)\n"]) { folder in
      try folder.writeScreen(
        "print((pcall(ui.use, 'rows')), count, string.count, ui.count) local definition")
      #expect(try folder.load().printed == ["false\tnil\tnil\tnil"])
    }
  }

  @Test func eachDrawsRandomNumbersOfItsOwn() throws {
    let text = plugin("print(math.random(1000)) \(Self.list)", before: "math.randomseed(7)")
    try withPlugins(["plugins/rows.lua": text]) { folder in
      try folder.writeScreen("print(math.random(1000)) \(Self.useRows) print(math.random(1000))")
      let mixed = try folder.load().printed
      try folder.writeScreen("print(math.random(1000)) print(math.random(1000)) local definition")
      #expect(try folder.load().printed == [mixed[0], mixed[2]])
    }
  }
}
