import Foundation
import SectionHost
import TestSupport
import Testing

@testable import LayoutScripting

/// The list of the plugins on a search path.
@Suite struct PluginCatalogTests {
  @Test func tellsNamesVersionsAndOptions() throws {
    try withPlugins([
      "a/plugins/rows.lua": plugin(
        options: """
          rows = { type = "integer", default = 3, min = 1, max = 12 },
          style = { type = "enum", values = { "plain", "grouped" }, required = true },
          """),
      "a/plugins/team/cards.lua": plugin(options: "", name: "team.cards"),
      "a/plugins/notes.txt": "no plugin",
    ]) { folder in
      let plugins = PluginCatalog.plugins(on: ["\(folder.path)/a"])
      #expect(plugins.map(\.name) == ["rows", "team.cards"])
      #expect(plugins.map(\.version) == ["1.2.0", "1.2.0"])
      #expect(plugins.map(\.errors) == [[], []])
      #expect(plugins[1].file == "\(folder.path)/a/plugins/team/cards.lua")
      let options = plugins[0].options
      #expect(options.map(\.name) == ["rows", "style"])
      #expect(
        options.map(\.type.description)
          == ["an integer from 1 to 12", #"one of "plain", "grouped""#])
      #expect(options.map { $0.defaultValue?.frameValue } == [.integer(3), nil])
      #expect(options.map(\.isRequired) == [false, true])
    }
  }

  @Test func tellsWhatIsWrongWithEach() throws {
    try withPlugins([
      "a/plugins/broken.lua": "local a = = 1",
      "a/plugins/misnamed.lua": plugin(options: "", name: "other"),
      "a/plugins/wrong.lua": "return { api_version = 1,\n build = function() return {} end }",
    ]) { folder in
      let plugins = PluginCatalog.plugins(on: ["\(folder.path)/a"])
      let errors = plugins.flatMap(\.errors).map { $0.relative(to: folder.path).description }
      #expect(
        errors == [
          "a/plugins/broken.lua:1: error: unexpected symbol near '='",
          "a/plugins/misnamed.lua:13: error: the plugin calls itself \"other\", but its file makes it \"misnamed\"",
          "a/plugins/wrong.lua:2: error: layout: expected a function, got nothing",
        ])
    }
  }

  @Test func theFirstOfANameCounts() throws {
    let text = plugin(options: "")
    try withPlugins(["a/plugins/rows.lua": text, "b/plugins/rows.lua": text]) { folder in
      let plugins = PluginCatalog.plugins(on: ["\(folder.path)/a", "\(folder.path)/b"])
      #expect(plugins.map(\.isShadowed) == [false, true])
      #expect(plugins.map(\.file) == ["a", "b"].map { "\(folder.path)/\($0)/plugins/rows.lua" })
    }
  }

  @Test func aFolderWithoutPluginsHasNone() throws {
    try withPlugins(["a/x": ""]) { folder in
      #expect(PluginCatalog.plugins(on: ["\(folder.path)/a", "\(folder.path)/none"]) == [])
    }
  }

  @Test func thoseThatShipAreInOrder() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    let plugins = PluginCatalog.plugins(on: ["\(root)/layouts"])
    #expect(
      plugins.map(\.name)
        == ["banner", "carousel", "grid", "list", "poster_grid", "tag_cloud", "waterfall"])
    for plugin in plugins {
      #expect(plugin.errors == [], "\(plugin.name)")
      #expect(plugin.version == "1.0.0")
      #expect(plugin.options.allSatisfy { $0.defaultValue != nil }, "\(plugin.name)")
    }
  }
}
