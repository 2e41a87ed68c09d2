import Foundation
import TestSupport
import Testing

/// `layout-dump plugins`, as the built program answers.
@Suite struct PluginsCommandTests {
  private static let carousel = """
    local ui = require "tessellua"
    return ui.plugin {
      name = "carousel", version = "2.1.0", api_version = 1,
      options = {
        rows = { type = "integer", default = 3, min = 1, max = 9 },
        title = { type = "string", required = true },
        style = { type = "enum", values = { "wide", "narrow" }, default = "wide" },
        sizes = { type = "list", of = { type = "number" }, default = { 1, 2.5 } },
      },
      build = function() return { layout = function() end } end,
    }

    """

  private func within(_ body: (ScreenFolder) throws -> Void) throws {
    try withTemporaryDirectory { try body(ScreenFolder(path: $0)) }
  }

  @Test func asText() throws {
    try within { (folder) throws in
      try folder.write(Self.carousel, to: "layouts/plugins/carousel.lua")
      #expect(
        try folder.run("plugins")
          == ProcessResult(
            output: """
              carousel 2.1.0  layouts/plugins/carousel.lua
                rows   default 3           an integer from 1 to 9
                sizes  default { 1, 2.5 }  a list, each a number
                style  default "wide"      one of "wide", "narrow"
                title  required            a string

              """, errors: "", status: 0))
    }
  }

  @Test func asJSON() throws {
    try within { (folder) throws in
      try folder.write(Self.carousel, to: "one/plugins/carousel.lua")
      try folder.write(Self.carousel, to: "two/plugins/carousel.lua")
      let result = try folder.run("plugins --path one --path two --format json")
      #expect(result.status == 0)
      let plugins = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
      #expect(
        plugins.map { $0["file"] as? String } == [
          "one/plugins/carousel.lua", "two/plugins/carousel.lua",
        ])
      #expect(plugins.map { $0["shadowed"] as? Bool } == [false, true])
      let plugin = try #require(plugins.first)
      #expect(plugin["name"] as? String == "carousel")
      #expect(plugin["version"] as? String == "2.1.0")
      #expect(plugin["errors"] as? [String] == [])
      let options = try #require(plugin["options"] as? [String: [String: Any]])
      #expect(
        options["rows"] as NSDictionary?
          == ["type": "integer", "min": 1, "max": 9, "required": false, "default": 3])
      #expect(options["title"] as NSDictionary? == ["type": "string", "required": true])
      #expect(
        options["style"] as NSDictionary?
          == ["type": "enum", "values": ["wide", "narrow"], "required": false, "default": "wide"])
      #expect(
        options["sizes"] as NSDictionary?
          == ["type": "list", "of": ["type": "number"], "required": false, "default": [1, 2.5]])
    }
  }

  @Test func oneThatCannotBeUsed() throws {
    try within { (folder) throws in
      try folder.write(Self.carousel, to: "plugins/carousel.lua")
      try folder.write("local x =\n", to: "plugins/broken.lua")
      let result = try folder.run("plugins")
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("plugins/broken.lua:"))
      #expect(result.errors.contains(": error: "))
      #expect(result.output.hasPrefix("broken  plugins/broken.lua  (cannot be used)\n"))
      #expect(result.output.contains("carousel 2.1.0"))
    }
  }

  @Test func none() throws {
    try within { (folder) throws in
      #expect(
        try folder.run("plugins") == ProcessResult(output: "no plugins\n", errors: "", status: 0))
      #expect(
        try folder.run("plugins --format json")
          == ProcessResult(output: "[]\n", errors: "", status: 0))
      #expect(
        try folder.run("plugins --path none")
          == ProcessResult(output: "", errors: "none: error: no such folder\n", status: 2))
    }
  }

  @Test func thoseOfTheProjectCanBeUsed() throws {
    let result = try runProcess(
      builtProduct("layout-dump"), ["plugins"], directory: packageRoot)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.output.contains("carousel "))
  }
}
