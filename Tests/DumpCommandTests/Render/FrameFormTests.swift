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
      for (words, known, forms) in [
        ("home", ".json, .jsonl, .txt or .svg", "json|jsonl|text|svg"),
        ("watch home", ".json, .jsonl, .txt or .svg", "json|jsonl|text|svg"),
        ("diff home home", ".txt, .json or .svg", "text|json|svg"),
        ("check home", ".txt, .json or .sarif", "text|json|sarif"),
      ] {
        for name in ["a.xyz", "b.c/a.json.bak", "a."] {
          let result = try folder.run("\(words) -o \(name)")
          #expect(
            result.errors == """
              layout-dump: error: option '-o': expected a name that ends in \(known), not '\(name)'
              hint: --format \(forms) says what a file of another name gets

              """)
          #expect(result.status == 2)
          #expect(folder.read(name) == nil)
        }
      }
      // Who says a form gets it, whatever the name; a name without an ending says nothing against
      // the usual form.
      #expect(try folder.run("home -o a.xyz --format json").status == 0)
      let frames = try folder.run("home").output
      for name in ["a", ".a", "home/a"] {
        #expect(try folder.run("home -o \(name)").status == 0)
        #expect(folder.read(name) == frames)
      }
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
