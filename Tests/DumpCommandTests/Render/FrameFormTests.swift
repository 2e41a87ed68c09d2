import Foundation
import FoundationXML
import TestSupport
import Testing

/// Frames in other forms than JSON, through the program.
@Suite struct FrameFormTests {
  private let data = ["home/data.json": #"{"list": [{"id": 1, "title": "One & only"}]}"#]

  @Test func textIsATree() throws {
    try withScreen(listScreen, files: data) { folder in
      let result = try folder.run("home --format text")
      #expect(result.status == 0)
      #expect(
        result.output == #"""
          home frame 0 at 0 ms, iphone_14 390x844 scale 3, ltr, light, large
            causes start, input:list
            content 390 x 50, viewport (0, 0), 390 x 844
            sections inserted: a (0)

          section a  0  0  390  50  1 item
            x:1      0  0  390  50  bindings 1, title "One & only"

          """#)
    }
  }

  @Test(arguments: [
    ("a.txt", "home frame 0"), ("a.svg", "<svg "), ("a.jsonl", "{"), ("a.json", "["),
  ])
  func theFormIsGuessedFromTheFile(name: String, beginning: String) throws {
    try withScreen(listScreen, files: data) { folder in
      let result = try folder.run("home -o \(name)")
      #expect(result == ProcessResult(output: "", errors: "", status: 0))
      #expect(folder.read(name)?.hasPrefix(beginning) == true)
    }
  }

  @Test func aFormThatIsNotThereIsRefused() throws {
    try withScreen(listScreen, files: data) { folder in
      let result = try folder.run("home -o a.png")
      #expect(result.status == 2)
      #expect(result.errors.contains("expected a name that ends in .json, .jsonl, .svg or .txt"))
      #expect(folder.read("a.png") == nil)
      // Who says a form gets it, whatever the name.
      #expect(try folder.run("home -o a.png --format json").status == 0)
    }
  }

  @Test func aPictureHasAllFramesOrOne() throws {
    let events =
      #"{"at": 0, "send": {"input": "list", "value": [{"id": 1}]}}"# + "\n"
      + #"{"at": 9, "send": {"input": "list", "value": [{"id": 2}]}}"# + "\n"
    try withScreen(listScreen, files: ["home/events.jsonl": events]) { folder in
      let all = try folder.run("home --format svg").output
      let last = try folder.run("home --format svg --frame last").output
      for picture in [all, last] { #expect(XMLParser(data: Data(picture.utf8)).parse()) }
      #expect(all.contains("x:1") && all.contains("x:2"))
      #expect(!last.contains("x:1") && last.contains("x:2"))
      #expect(try folder.run("home --format svg").output == all)
    }
  }
}
