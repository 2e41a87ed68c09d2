import Foundation
import TestSupport
import Testing

/// `layout-dump editor`, as the built program answers.
@Suite struct EditorTests {
  private func within(_ body: (ScreenFolder) throws -> Void) throws {
    try withTemporaryDirectory { try body(ScreenFolder(path: $0)) }
  }

  private static let names = [".tessellua/tessellua.lua", ".luarc.json", ".luacheckrc"]

  @Test func filesAreWrittenOnce() throws {
    try within { (folder) throws in
      try folder.write("return 1\n", to: "scripts/x.lua")
      #expect(
        try folder.run("editor scripts")
          == ProcessResult(
            output: Self.names.map { "wrote scripts/\($0)\n" }.joined(), errors: "", status: 0))
      let written = Self.names.map { folder.read("scripts/\($0)") }
      #expect(written.allSatisfy { $0 != nil })
      #expect(
        try folder.run("editor scripts/")
          == ProcessResult(
            output: Self.names.map { "unchanged scripts/\($0)\n" }.joined(), errors: "", status: 0))
      #expect(Self.names.map { folder.read("scripts/\($0)") } == written)
    }
  }

  @Test func luacheckKnowsTheGlobals() throws {
    try within { (folder) throws in
      _ = try folder.run("new books")
      _ = try folder.run("editor")
      func check() throws -> ProcessResult {
        try runProcess("/usr/bin/luacheck", ["--no-color", "."], directory: folder.path)
      }
      let good = try check()
      #expect(good.status == 0, "\(good.output)")
      // The words of tests are known in tests only, and what the sandbox takes away nowhere.
      try folder.write("print(io, describe, os.exit)\n", to: "books/bad.lua")
      let bad = try check()
      #expect(bad.status == 1)
      for problem in [
        "accessing undefined variable 'io'", "accessing undefined variable 'describe'",
        "accessing undefined field 'exit' of global 'os'",
      ] {
        #expect(bad.output.contains(problem), "\(bad.output)")
      }
    }
  }

  @Test func theLanguageServerFindsTheDescription() throws {
    try within { (folder) throws in
      _ = try folder.run("editor")
      let text = try #require(folder.read(".luarc.json"))
      let settings = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(settings["runtime.version"] as? String == "Lua 5.4")
      let library = try #require((settings["workspace.library"] as? [String])?.first)
      let description = try #require(folder.read("\(library)/tessellua.lua"))
      #expect(description.hasPrefix("---@meta tessellua\n"))
      #expect(description.contains("function ui.horizontal_group(fields) end"))
      #expect(description.contains("function ui.test.open(path, options) end"))
      let disabled = settings["runtime.builtin"] as? [String: String]
      #expect(disabled?["io"] == "disable")
      #expect(disabled?["os"] == nil)
    }
  }

  @Test func changedFilesStay() throws {
    try within { (folder) throws in
      _ = try folder.run("editor")
      let luacheck = folder.read(".luacheckrc")
      try folder.write("mine", to: ".luacheckrc")
      try folder.write("old", to: ".tessellua/tessellua.lua")
      #expect(
        try folder.run("editor")
          == ProcessResult(
            output: "updated .tessellua/tessellua.lua\nunchanged .luarc.json\n",
            errors: """
              .luacheckrc: error: somebody has changed it, so it stays as it is
              hint: --force writes it anew

              """, status: 1))
      #expect(folder.read(".luacheckrc") == "mine")
      #expect(try folder.run("editor --force").status == 0)
      #expect(folder.read(".luacheckrc") == luacheck)
    }
  }

  @Test func aFolderThatIsNone() throws {
    try within { (folder) throws in
      #expect(
        try folder.run("editor none")
          == ProcessResult(output: "", errors: "none: error: no such file\n", status: 2))
      try folder.write("", to: "file")
      #expect(
        try folder.run("editor file")
          == ProcessResult(output: "", errors: "file: error: is not a folder\n", status: 2))
    }
  }
}
