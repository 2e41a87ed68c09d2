import Foundation
import TestSupport
import Testing

/// `layout-dump new`, as the built program answers.
@Suite struct NewScreenTests {
  private func within(_ body: (ScreenFolder) throws -> Void) throws {
    try withTemporaryDirectory { try body(ScreenFolder(path: $0)) }
  }

  @Test(
    "A new screen renders, and its tests pass", arguments: ["list", "grid", "feed", "gallery"])
  func templates(template: String) throws {
    try within { (folder) throws in
      let made = try folder.run("new books --template \(template)")
      #expect(made.errors == "")
      #expect(made.status == 0)
      #expect(
        made.output.hasPrefix(
          "made books: screen.lua, data.json, events.jsonl, screen_test.lua\n"))

      let tested = try folder.run("test books")
      #expect(tested.errors == "")
      #expect(tested.status == 0)
      #expect(tested.output.hasSuffix("\n4 passed, 0 failed\n"))

      for data in ["", "--data books/data.json", "--events books/events.jsonl"] {
        let rendered = try folder.run("books --strict --format jsonl \(data)")
        #expect(rendered.errors == "")
        #expect(rendered.status == 0)
        let frames = try RenderedFrame.lines(rendered.output)
        #expect(frames.last.map { !$0.sections.isEmpty } == true)
        #expect(rendered.output.hasPrefix(#"{"schema":"tessellua/frame/1","screen":"books","#))
      }
      let orders = try folder.run("orders books --data books/data.json")
      #expect(orders.status == 0)
      let checked = try runProcess(
        "/usr/bin/luacheck", ["--no-config", "--std", "lua54+busted", "."], directory: folder.path)
      #expect(checked.status == 0, "\(checked.output)")
    }
  }

  @Test func aFailingScreenFailsItsTests() throws {
    try within { (folder) throws in
      _ = try folder.run("new books")
      let script = try #require(folder.read("books/screen.lua"))
      try folder.write(
        script.replacingOccurrences(of: "opened:accept(entry.id)", with: "opened:accept(0)"),
        to: "books/screen.lua")
      let tested = try folder.run("test books")
      #expect(tested.status == 1)
      #expect(tested.output.hasSuffix("\n3 passed, 1 failed\n"))
    }
  }

  @Test func foldersAroundItAreMade() throws {
    try within { (folder) throws in
      #expect(try folder.run("new layouts/shop/books_2/").status == 0)
      #expect(try folder.run("layouts/shop/books_2").status == 0)
    }
  }

  @Test func nothingIsOverwritten() throws {
    try within { (folder) throws in
      try folder.write("mine", to: "books/notes")
      #expect(
        try folder.run("new books")
          == ProcessResult(
            output: "",
            errors:
              "books: error: File exists\nhint: nothing is overwritten; choose another name\n",
            status: 2))
      #expect(folder.read("books/notes") == "mine")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["books"])
      try folder.write("mine", to: "file")
      #expect(try folder.run("new file").status == 2)
      #expect(try folder.run("new file/books").status == 2)
      #expect(folder.read("file") == "mine")
    }
  }

  @Test(
    "Names are checked",
    arguments: ["Books", "my-books", "7days", "_x", "a/B", ".", "..", "a/..", "/", "é"])
  func names(name: String) throws {
    try within { (folder) throws in
      let result = try folder.run("new \(name)")
      #expect(result.status == 2)
      #expect(
        result.errors
          == """
          layout-dump: error: expected a folder whose name has small letters, digits and _, such as \
          layouts/books, not '\(name)'

          """)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func severalProblemsAreToldInOneRun() throws {
    try within { (folder) throws in
      #expect(
        try folder.run("new Books --template grind more").errors
          == """
          layout-dump: error: expected a folder whose name has small letters, digits and _, such as \
          layouts/books, not 'Books'
          layout-dump: error: option '--template': expected list, grid, feed or gallery, not 'grind'
          hint: did you mean 'grid'?
          layout-dump: error: unexpected argument 'more'

          """)
    }
  }
}
