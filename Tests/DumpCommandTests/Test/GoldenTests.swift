import Foundation
import TestSupport
import Testing

/// `assert.frame` and golden files, as the built program handles them.
@Suite struct GoldenTests {
  private static let file = "layouts/home/golden/home.json"

  @Test("X-01: a missing golden fails, also the second time, and nothing is written")
  func missingTwice() throws {
    try withTests(["layouts/home/home_test.lua": goldenTest()]) { (folder) throws in
      for _ in 1...2 {
        let result = try folder.test()
        #expect(result.status == 1)
        #expect(
          result.output == """
            failed   layouts/home/home_test.lua: home is as it was
            0 passed, 1 failed

            """)
        #expect(
          result.errors == """
            layouts/home/home_test.lua:5: error: frame: no golden for \(Self.file); run with --update

            """)
        #expect(folder.files("layouts/home") == ["home_test.lua", "screen.lua"])
      }
    }
  }

  @Test("X-02: on a CI server nothing is written, whatever the environment says besides")
  func continuousIntegration() throws {
    try withTests(["layouts/home/home_test.lua": goldenTest()]) { (folder) throws in
      #expect(try folder.test("--update").status == 0)
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.file)")
      let result = try folder.test(environment: ["CI": "true", "TESSELLUA_UPDATE": "1"])
      #expect(result.status == 1)
      #expect(result.errors.contains("no golden for \(Self.file); run with --update"))
      #expect(folder.files("layouts/home/golden") == [])
      // The command line stands over the environment.
      #expect(try folder.test("--update", environment: ["CI": "true"]).status == 0)
      #expect(folder.files("layouts/home/golden") == ["home.json"])
    }
  }

  @Test("X-03: the update mode writes all goldens in one run", arguments: [true, false])
  func updatesAll(byOption: Bool) throws {
    let names = ["a", "b", "c"]
    let tests = Dictionary(
      uniqueKeysWithValues: names.map { ("layouts/home/\($0)_test.lua", goldenTest($0)) })
    try withTests(tests) { (folder) throws in
      let environment = byOption ? [:] : ["TESSELLUA_UPDATE": "1"]
      let first = try folder.test(byOption ? "--update" : "", environment: environment)
      #expect(first.status == 0)
      #expect(
        first.errors == names.map { "wrote layouts/home/golden/\($0).json\n" }.joined())
      for name in names { try folder.write("{}", to: "layouts/home/golden/\(name).json") }
      #expect(try folder.test().status == 1)
      #expect(
        try folder.test(byOption ? "--update" : "", environment: environment).errors == first.errors
      )
      #expect(try folder.test().status == 0)
      #expect(try folder.test(environment: ["TESSELLUA_UPDATE": "0"]).errors == "")
    }
  }

  @Test("X-06: other text metrics are told besides what they changed")
  func metrics() throws {
    try withTests(["layouts/home/home_test.lua": goldenTest()]) { (folder) throws in
      #expect(try folder.test("--update").status == 0)
      let text = try #require(folder.read(Self.file))
      let engine = try #require(
        text.split(separator: "\n").first { $0.contains("\"engine\"") }.map(String.init))
      #expect(engine.hasPrefix("  \"engine\": \"tessellua 0.1.0, text metrics "))
      let old = "  \"engine\": \"tessellua 0.0.9, text metrics 0\","
      try folder.write(
        text.replacingOccurrences(of: engine, with: old)
          .replacingOccurrences(of: "[0, 0, 390, 50]", with: "[0, 0, 390, 44]"), to: Self.file)
      let result = try folder.test()
      #expect(result.status == 1)
      #expect(result.errors.contains("\nrecorded with metrics v0, now v"))
      #expect(result.errors.contains("\nrecorded by tessellua 0.0.9, now tessellua 0.1.0\n"))
      #expect(result.errors.contains("grew by 6 in height"))
    }
  }

  @Test("Another engine alone is no mismatch, and what matches is not written again")
  func matches() throws {
    try withTests(["layouts/home/home_test.lua": goldenTest()]) { (folder) throws in
      #expect(try folder.test("--update").status == 0)
      let text = try #require(folder.read(Self.file))
      #expect(try folder.test("--update").errors == "")
      // Neither the engine nor white space nor the form of a number is a difference.
      let other =
        text
        .replacingOccurrences(of: "tessellua 0.1.0", with: "tessellua 9.9.9")
        .replacingOccurrences(of: "[390, 844]", with: "[390.0,   844]")
      #expect(other != text)
      try folder.write(other, to: Self.file)
      #expect(
        try folder.test()
          == ProcessResult(
            output: "passed   layouts/home/home_test.lua: home is as it was\n1 passed, 0 failed\n",
            errors: "", status: 0))
      #expect(try folder.test("--update").errors == "")
      #expect(folder.read(Self.file) == other)
    }
  }

  @Test("A difference is told in words, by item")
  func differs() throws {
    try withTests(["layouts/home/home_test.lua": goldenTest()]) { (folder) throws in
      #expect(try folder.test("--update").status == 0)
      try folder.write(
        goldenTest(rows: "{ id = 1, title = \"two\" }, { id = 2 }"),
        to: "layouts/home/home_test.lua")
      let before = folder.read(Self.file)
      let result = try folder.test()
      #expect(result.status == 1)
      #expect(
        result.errors.hasPrefix(
          "layouts/home/home_test.lua:5: error: frame: \(Self.file) differs from the frame\n"))
      #expect(result.errors.contains("x:1 content: title \"one\" → \"two\""))
      #expect(result.errors.contains("x:2 appeared at (0, 50), 390 x 50"))
      #expect(folder.read(Self.file) == before)
      #expect(try folder.test("--update").errors == "wrote \(Self.file)\n")
      #expect(try folder.test().status == 0)
    }
  }

  @Test("A part of a frame may be compared too")
  func parts() throws {
    let script = """
      local ui = require "tessellua"
      it("compares a part", function()
        local frame = ui.test.open("screen.lua", { data = { list = { { id = 1 } } } }):frame()
        assert.frame({ sections = frame.sections }, "golden/part.json")
      end)
      """
    try withTests(["layouts/home/home_test.lua": script]) { (folder) throws in
      #expect(try folder.test("--update").status == 0)
      #expect(try folder.test().status == 0)
      let path = "layouts/home/golden/part.json"
      let text = try #require(folder.read(path))
      try folder.write(text.replacingOccurrences(of: "\"z\": 0", with: "\"z\": 2"), to: path)
      let result = try folder.test()
      #expect(result.errors.contains("sections[1].items[1].z: expected 2, got 0"))
    }
  }

  @Test("Two frames cannot have one golden file")
  func twice() throws {
    let script = """
      local ui = require "tessellua"
      it("compares twice", function()
        local screen = ui.test.open("screen.lua")
        assert.frame(screen:frame(), "golden/home.json")
        assert.frame(screen:frame(), "golden/home.json")
        screen:send("list", { { id = 1 } })
        assert.frame(screen:frame(), "golden/home.json")
      end)
      """
    try withTests(["layouts/home/home_test.lua": script]) { (folder) throws in
      let result = try folder.test("--update")
      #expect(result.status == 1)
      #expect(
        result.errors.hasPrefix(
          "layouts/home/home_test.lua:7: error: frame: \(Self.file) is compared with two different "
            + "frames in this run\n"))
    }
  }

  @Test(
    "A golden file has a place below its test",
    arguments: [
      ("../other.json", "a golden file stands below the folder of its test, got \"../other.json\""),
      ("/x/y.json", "a golden file stands below the folder of its test, got \"/x/y.json\""),
      ("golden/../../x.json", "a golden file stands below the folder of its test"),
      ("golden/home.txt", "a golden file's name ends in .json, got \"golden/home.txt\""),
      ("golden/.json", "a golden file's name ends in .json"),
    ])
  func places(path: String, message: String) throws {
    let script = """
      local ui = require "tessellua"
      it("compares", function() assert.frame(ui.test.open("screen.lua"):frame(), "\(path)") end)
      """
    try withTests(["layouts/home/home_test.lua": script]) { (folder) throws in
      let result = try folder.test("--update")
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("layouts/home/home_test.lua:2: error: frame: \(message)"))
      #expect(folder.files("layouts/home") == ["home_test.lua", "screen.lua"])
    }
  }

  @Test("A golden that is none, or cannot be read, fails with its place")
  func broken() throws {
    try withTests([
      "layouts/home/home_test.lua": goldenTest(), Self.file: "{\n  \"schema\": 1,,\n}",
    ]) { (folder) throws in
      let result = try folder.test()
      #expect(result.status == 1)
      #expect(result.errors.contains("frame: \(Self.file):2:15: error: "))
      #expect(try folder.test("--update").status == 0)
      #expect(try folder.test().status == 0)
    }
  }

  @Test("A golden that no test refers to is named")
  func obsolete() throws {
    let files = [
      "layouts/home/a_test.lua": goldenTest("a"), "layouts/home/b_test.lua": goldenTest("b"),
    ]
    try withTests(files) { (folder) throws in
      #expect(try folder.test("--update").status == 0)
      let golden = try #require(folder.read("layouts/home/golden/a.json"))
      try folder.write(golden, to: "layouts/home/golden/old.json")
      try folder.write("{}", to: "layouts/home/golden/data.json")
      let warning =
        "layouts/home/golden/old.json: warning: no test refers to this golden file\n"
      let result = try folder.test()
      #expect(result.errors == warning)
      #expect(result.status == 0)
      // Only those are named that no test at all can refer to.
      #expect(try folder.test("layouts/home/a_test.lua").errors == "")
      #expect(try folder.test("--filter a").errors == "")
      #expect(try folder.test("--shard 1/1").errors == "")
      try folder.write("it('fails', function() error('x') end)", to: "layouts/home/c_test.lua")
      #expect(try folder.test().errors.contains("warning") == false)
      #expect(
        try folder.test("layouts/home/golden/../a_test.lua layouts/home/b_test.lua").errors == "")
    }
  }

  @Test("Each cell of a matrix has its own golden file")
  func matrix() throws {
    try withTests(["layouts/home/home_test.lua": goldenTest()]) { (folder) throws in
      let words = "--matrix device=iphone_se,ipad_11:landscape;direction=ltr,rtl"
      let result = try folder.test("\(words) --update")
      let cells = [
        "iphone_se,ltr", "iphone_se,rtl", "ipad_11:landscape,ltr", "ipad_11:landscape,rtl",
      ]
      #expect(
        result.output
          == cells.map { "passed   layouts/home/home_test.lua: home is as it was [\($0)]\n" }
          .joined()
          + "4 passed, 0 failed\n")
      #expect(
        folder.files("layouts/home/golden") == [
          "home@ipad_11-landscape,ltr.json", "home@ipad_11-landscape,rtl.json",
          "home@iphone_se,ltr.json", "home@iphone_se,rtl.json",
        ])
      #expect(
        folder.read("layouts/home/golden/home@iphone_se,rtl.json")?
          .contains("\"direction\": \"rtl\"") == true)
      #expect(try folder.test(words).errors == "")
      // The files of cells that do not run are not obsolete, nor is the plain one.
      #expect(try folder.test("--update").errors == "wrote \(Self.file)\n")
      #expect(try folder.test("--matrix style=dark --update").status == 0)
      #expect(try folder.test().errors == "")
    }
  }
}
