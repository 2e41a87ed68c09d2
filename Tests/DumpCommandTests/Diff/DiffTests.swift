import Foundation
import FoundationXML
import TestSupport
import Testing

/// `layout-dump diff`, through the program.
@Suite struct DiffTests {
  private let data = #"{"list": [{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]}"#
  private let other = #"{"list": [{"id": 2, "title": "Zwei"}, {"id": 3, "title": "Three"}]}"#

  /// Two screens: rows of 50 points in `home`, of 60 in `tall`, and other data in `other`.
  private func withScreens(_ body: (ScreenFolder) throws -> Void) throws {
    let tall = listScreen.replacingOccurrences(of: "height = 50", with: "height = 60")
    try withScreen(
      listScreen,
      files: [
        "home/data.json": data, "tall/screen.lua": tall, "tall/data.json": data,
        "other/screen.lua": listScreen, "other/data.json": other,
      ], body)
  }

  @Test func theSameIsSilent() throws {
    try withScreens { folder in
      let result = try folder.run("diff home home/screen.lua")
      #expect(result == ProcessResult(output: "", errors: "", status: 0))
    }
  }

  @Test func screensAreRenderedWithTheirOwnData() throws {
    try withScreens { folder in
      let result = try folder.run("diff home tall")
      #expect(result.status == 1)
      #expect(result.errors == "")
      #expect(
        result.output == """
          first cause: x:1 grew by 10: 1 item below moved by 10
          content_size [390,100] → [390,120]
          section a grew by 20 in height; of 2 items 1 moved, 2 resized
            x:1 grew by 10 in height
            x:2 moved by (0, 10), grew by 10 in height

          """)
      #expect(
        try folder.run("diff home other").output == """
          first cause: x:1 left: 1 item below moved by -50
          section a: of 2 items 1 moved, 1 appeared, 1 left, 1 changed
            x:2 moved by (0, -50), content: title "Two" → "Zwei"
            x:3 appeared at (0, 50), 390 x 50
            x:1 left, was at (0, 0), 390 x 50

          """)
      #expect(try folder.run("diff home tall --tolerance 20").status == 0)
    }
  }

  @Test func filesGoldensAndStandardInput() throws {
    try withScreens { folder in
      for (name, words) in [("a.json", "--frame 0"), ("b.jsonl", ""), ("c.json", "")] {
        #expect(try folder.run("home -o \(name) \(words)").status == 0)
      }
      let frame = try #require(folder.read("a.json"))
      try folder.write(
        #"{"schema": "tessellua/golden/1", "engine": "0", "frame": \#(frame)}"#, to: "golden.json")
      for file in ["a.json", "b.jsonl", "c.json", "golden.json"] {
        #expect(
          try folder.run("diff \(file) home")
            == ProcessResult(output: "", errors: "", status: 0), "\(file)")
        #expect(try folder.run("diff \(file) tall").status == 1, "\(file)")
      }
      #expect(try folder.run("diff - tall", input: frame).status == 1)
      #expect(try folder.run("diff home -", input: frame).status == 0)
    }
  }

  @Test func severalFramesAreComparedOneByOne() throws {
    try withScreens { folder in
      let first = #"{"at": 0, "send": {"input": "list", "value": [{"id": 1}]}}"# + "\n"
      try folder.write(
        first + #"{"at": 5, "send": {"input": "list", "value": [{"id": 2}]}}"# + "\n",
        to: "home/events.jsonl")
      try folder.write(
        first + #"{"at": 7, "send": {"input": "list", "value": [{"id": 3}]}}"# + "\n"
          + #"{"at": 9, "send": {"input": "list", "value": []}}"# + "\n", to: "other/events.jsonl")
      let result = try folder.run("diff home other")
      #expect(result.status == 1)
      #expect(
        result.output == """
          home has 2 frames, other has 3

          frame 1, at 7 ms:
          section a: of 1 items 1 appeared, 1 left
            x:3 appeared at (0, 0), 390 x 50
            x:2 left, was at (0, 0), 390 x 50

          """)
      #expect(try folder.run("diff home other --frame 0").status == 0)
      // A single frame is compared with the last.
      #expect(try folder.run("home --frame last -o last.json").status == 0)
      #expect(try folder.run("diff last.json home").status == 0)
    }
  }

  @Test func asJSONAndAsAPicture() throws {
    try withScreens { folder in
      let result = try folder.run("diff home tall --format json")
      #expect(result.status == 1)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      #expect(object["same"] as? Bool == false)
      let frames = try #require(object["frames"] as? [[String: Any]])
      let difference = try #require(frames[0]["difference"] as? [String: Any])
      #expect((difference["parts"] as? [Any])?.count == 3)
      #expect(try folder.run("diff home other -o a.svg").status == 1)
      let svg = try #require(folder.read("a.svg"))
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      for mark in ["appeared", "left", "changed"] {
        #expect(svg.contains("class=\"\(mark)\""), "\(mark)")
      }
      #expect(svg.contains("x:1 left: 1 item below moved by -50"))
    }
  }

  @Test func whatCannotBeComparedIsSaid() throws {
    try withScreens { folder in
      try folder.write("{\n  \"schema\": 3}", to: "bad.json")
      try folder.write("[]", to: "none.json")
      let cases = [
        ("diff bad.json home", "bad.json:2:13: error: schema: expected a string, got a number\n"),
        ("diff none.json home", "none.json: error: there is no frame\n"),
        ("diff home missing", "missing: error: no such file\n"),
        (
          "diff home home --frame 4",
          "home: error: there is no frame 4: the screen gave 1, numbered from 0\n"
        ),
      ]
      for (words, errors) in cases {
        #expect(
          try folder.run(words) == ProcessResult(output: "", errors: errors, status: 2), "\(words)")
      }
      for words in ["diff home", "diff home tall x", "diff - -", "diff home tall --tolerance -1"] {
        #expect(try folder.run(words).status == 2, "\(words)")
      }
    }
  }
}
