import Foundation
import FrameWriting
import SectionHost
import Testing

@Suite struct FrameTests {
  static let compact =
    #"{"schema":"tessellua/frame/1","screen":"home","sequence":2,"at":250.5,"#
    + #""causes":["start","input:featured"],"#
    + #""environment":{"size":[390,844],"scale":3,"direction":"ltr","style":"light","#
    + #""safe_area":[47,0,34,0],"content_size_category":"large","device":"iphone_14"},"#
    + #""content_size":[390,1300],"viewport":[0,0,390,844],"#
    + #""sections":[{"id":"top","kind":"albums","frame":[0,0,390,400],"#
    + #""scrolling":{"behavior":"group_paging","frame":[0,50,390,350],"content_length":1404,"#
    + #""offset":0,"min_offset":0,"max_offset":1014,"stops":[0,351,702,1014]},"#
    + #""items":[{"id":"a1","kind":"album","frame":[1,51,349,114.66666666666667],"z":1,"#
    + #""alpha":0.5,"hidden":false,"transform":[1,0,0,1,0.25,0],"#
    + #""cell":{"reuse_identifier":"AlbumCell","number":1,"bindings":2,"#
    + #""content":{"title":"…"}}}"#
    + secondItem
    + #"],"supplementaries":[{"kind":"header","index":0,"frame":[0,0,390,50],"z":1,"#
    + #""pinned":false,"content":{}}],"#
    + #""decorations":[{"kind":"background","frame":[0,0,390,400],"z":0,"content":[]},"#
    + #"{"kind":"shade","frame":[0,0,0,0],"z":-1}]},"#
    + #"{"id":"empty","kind":"list","frame":[0,0,0,0],"items":[],"supplementaries":[],"#
    + #""decorations":[]}],"#
    + #""supplementaries":[{"kind":"footer","index":0,"frame":[0,0,0,0],"z":0,"pinned":true}],"#
    + #""changes":{"sections":{"deleted":[],"inserted":[{"section":"top","at":0}],"#
    + #""moved":[{"section":"top","from":0,"to":1}],"reloaded":[],"reconfigured":[]},"#
    + #""items":{"deleted":[{"item":"movie:7","at":[0,3]}],"inserted":[],"#
    + #""moved":[{"item":"movie:8","from":[0,4],"to":[1,0]}],"reloaded":[],"reconfigured":[]}},"#
    + #""outputs":[{"output":"open","value":{"id":"a1"}}],"#
    + #""diagnostics":[{"severity":"error","code":"layout_failed","reason":"runtime_error","#
    + #""section":"top","message":"no \"x\"","script":"home/screen.lua","line":22,"#
    + #""traceback":["home/screen.lua:22: in layout"]},"#
    + #"{"severity":"warning","code":"item_not_visible","item":"movie:7","kind":"movie","#
    + #""message":"not seen"}]}"#
  static let secondItem = #",{"id":"a2","kind":"album","frame":[1,170,349,10],"z":0}"#

  @Test func everyKeyInItsOrder() {
    #expect(written { $0.write(Frame.example) } == Self.compact)
  }

  @Test func onlyWhatIsVisible() {
    let expected = Self.compact.replacingOccurrences(of: Self.secondItem, with: "")
    #expect(written { $0.write(Frame.example, visibleOnly: true) } == expected)
  }

  @Test func indented() {
    #expect(
      written(.indented) { $0.write(Frame.bare) } == """
        {
          "schema": "tessellua/frame/1",
          "screen": "home",
          "sequence": 2,
          "at": 250.5,
          "causes": [],
          "environment": {
            "size": [390, 844],
            "scale": 3,
            "direction": "ltr",
            "style": "light",
            "safe_area": [47, 0, 34, 0],
            "content_size_category": "large"
          },
          "content_size": [390, 1300],
          "viewport": [0, 0, 390, 844],
          "sections": [],
          "supplementaries": [],
          "changes": {
            "sections": {
              "deleted": [],
              "inserted": [],
              "moved": [],
              "reloaded": [],
              "reconfigured": []
            },
            "items": {
              "deleted": [],
              "inserted": [],
              "moved": [],
              "reloaded": [],
              "reconfigured": []
            }
          },
          "outputs": [],
          "diagnostics": []
        }
        """)
  }

  @Test("Both styles hold the same values, as another reader sees them")
  func sameValues() throws {
    let compact = try object(written { $0.write(Frame.example) })
    let indented = try object(written(.indented) { $0.write(Frame.example) })
    #expect(compact == indented)
    #expect(compact["sequence"] as? Int == 2)
    #expect((compact["sections"] as? [Any])?.count == 2)
  }

  private func object(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }
}

@Suite struct FrameWriterTests {
  private let one = written { $0.write(Frame.bare) }

  @Test func anArrayOfFrames() throws {
    #expect(text(.array, frames: 0) == "[]\n")
    #expect(text(.array, frames: 1) == "[\(one)]\n")
    #expect(text(.array, frames: 3) == "[\(one),\(one),\(one)]\n")
    let indented = text(.array, style: .indented, frames: 2)
    #expect(indented.hasPrefix("[\n  {\n    \"schema\""))
    #expect(indented.hasSuffix("\n  }\n]\n"))
    let frames = try JSONSerialization.jsonObject(with: Data(indented.utf8)) as? [Any]
    #expect(frames?.count == 2)
  }

  @Test func aFrameALine() {
    #expect(text(.lines, frames: 0) == "")
    #expect(text(.lines, frames: 2) == "\(one)\n\(one)\n")
    let indented = written(.indented) { $0.write(Frame.bare) }
    #expect(text(.lines, style: .indented, frames: 1) == "\(indented)\n")
  }

  @Test func itemsThatAreNotVisibleAreLeftOut() {
    var writer = FrameWriter(.lines, visibleOnly: true)
    writer.write(.example)
    var text = ""
    writer.drain { text += String(decoding: $0, as: UTF8.self) }
    #expect(!text.contains("a2"))
    #expect(text.contains("a1"))
  }

  /// Drained after every frame, as a run does that writes frames as they come.
  private func text(
    _ arrangement: FrameWriter.Arrangement, style: JSONWriter.Style = .compact, frames: Int
  ) -> String {
    var writer = FrameWriter(arrangement, style: style)
    var text = ""
    for _ in 0..<frames {
      writer.write(.bare)
      writer.drain { text += String(decoding: $0, as: UTF8.self) }
    }
    writer.finish()
    writer.drain { text += String(decoding: $0, as: UTF8.self) }
    return text
  }
}
