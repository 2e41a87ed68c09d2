import FrameComparison
import FrameWriting
import SectionHost
import Testing

@Suite struct FrameFileTests {
  /// A frame that has one of everything that a frame can hold, as it is written.
  static let text =
    #"{"schema":"tessellua/frame/1","screen":"home","sequence":2,"at":250.5,"#
    + #""causes":["start","input:featured"],"#
    + #""environment":{"size":[390,844],"scale":3,"direction":"rtl","style":"dark","#
    + #""safe_area":[47,0,34,0],"content_size_category":"large","device":"iphone_14"},"#
    + #""content_size":[390,1300],"viewport":[0,-12.5,390,844],"#
    + #""sections":[{"id":"top","kind":"albums","frame":[0,0,390,400],"#
    + #""scrolling":{"behavior":"group_paging","frame":[0,50,390,350],"content_length":1404,"#
    + #""offset":351,"min_offset":-1,"max_offset":1014,"stops":[0,351,702,1014]},"#
    + #""items":[{"id":"a1","kind":"album","frame":[1,51,349,114.66666666666667],"z":1,"#
    + #""alpha":0.5,"hidden":false,"transform":[1,0,0,1,0.25,0],"#
    + #""cell":{"reuse_identifier":"AlbumCell","number":1,"bindings":2,"#
    + #""content":{"list":[1,2.5,null,true],"title":"…\"\u0001"}}},"#
    + #"{"id":"7","kind":"album","frame":[1,170,349,10],"z":0}],"#
    + #""supplementaries":[{"kind":"header","index":0,"frame":[0,0,390,50],"z":1,"#
    + #""pinned":true,"content":[]}],"#
    + #""decorations":[{"kind":"background","frame":[0,0,390,400],"z":0,"content":{}},"#
    + #"{"kind":"shade","frame":[0,0,0,0],"z":-1}]}],"#
    + #""supplementaries":[{"kind":"footer","index":3,"frame":[0,0,0,0],"z":0,"pinned":false}],"#
    + #""changes":{"sections":{"deleted":[{"section":"b","at":1}],"#
    + #""inserted":[{"section":"top","at":0}],"moved":[{"section":"top","from":0,"to":1}],"#
    + #""reloaded":[{"section":"c","at":2}],"reconfigured":[{"section":"d","at":3}]},"#
    + #""items":{"deleted":[{"item":"movie:7","at":[0,3]}],"#
    + #""inserted":[{"item":"movie:a:b","at":[1,2]}],"#
    + #""moved":[{"item":"movie:8","from":[0,4],"to":[1,0]}],"#
    + #""reloaded":[{"item":"movie:9","at":[0,1]}],"#
    + #""reconfigured":[{"item":"movie:10","at":[0,2]}]}},"#
    + #""outputs":[{"output":"open","value":{"id":"a1"}},{"output":"none","value":null}],"#
    + #""diagnostics":[{"severity":"error","code":"layout_failed","reason":"runtime_error","#
    + #""section":"top","message":"no \"x\"","script":"home/screen.lua","line":22,"#
    + #""traceback":["home/screen.lua:22: in layout"]},"#
    + #"{"severity":"warning","code":"item_not_visible","item":"movie:7","kind":"movie","#
    + #""message":"not seen"}]}"#

  private func frames(_ text: String) throws -> [Frame] {
    try FrameFile(json: Array(text.utf8)).frames
  }

  private func error(_ text: String) -> String {
    do throws(FrameFileError) {
      let frames = try FrameFile(json: Array(text.utf8)).frames
      return "no error but \(frames.count) frames"
    } catch { return "\(error)" }
  }

  private func written(_ frame: Frame) -> String {
    var writer = JSONWriter()
    writer.write(frame)
    return writer.buffer.text()
  }

  @Test func aFrameIsReadBackToTheSameBytes() throws {
    let frames = try frames(Self.text)
    #expect(frames.map(written) == [Self.text])
  }

  @Test func framesStandInAnArrayInLinesOrInAGolden() throws {
    let frame = try frames(Self.text)[0]
    #expect(try frames("[\(Self.text), \(Self.text)]") == [frame, frame])
    #expect(try frames("[]") == [])
    #expect(try frames("\(Self.text)\n\n\(Self.text)\n") == [frame, frame])
    let golden = #"{"schema":"tessellua/golden/1","engine":"0.1.0","frame":\#(Self.text)}"#
    let file = try FrameFile(json: Array(golden.utf8))
    #expect(file.engine == "0.1.0")
    #expect(file.frames == [frame])
    #expect(try FrameFile(json: Array(Self.text.utf8)).engine == nil)
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    let frame = try frames(
      #"{"schema":"tessellua/frame/1","sections":[{"id":"a","kind":"b","frame":[0,0,1,2],"#
        + #""items":[{"id":7,"kind":"x","frame":[0,0,1,1]}]}]}"#)[0]
    #expect(frame.sections[0].items[0].identifier == ItemIdentifier(kind: "x", id: "7"))
    #expect(frame.sections[0].items[0].cell == nil)
    #expect(frame.changes.isEmpty)
    #expect(frame.environment.direction == "ltr")
  }

  @Test func errorsHavePlaceAndHint() {
    #expect(error("") == "1:1: error: expected a value, but the text is empty")
    #expect(error("{}") == #"1:1: error: expected the key "schema" in a frame"#)
    #expect(error("[\n 3]") == "2:2: error: expected a frame as an object, got a number")
    #expect(
      error(#"{"schema": "tessellua/frame/2", "sections": []}"#)
        == #"1:12: error: schema: expected "tessellua/frame/1", got "tessellua/frame/2""#)
    #expect(
      error("{\"schema\": \"tessellua/frame/1\",\n \"section\": []}") == """
        2:2: error: unknown key "section" of a frame
        hint: did you mean "sections"?
        """)
    let head = #"{"schema":"tessellua/frame/1","sections":["#
    #expect(
      error(head + "\n{\"id\":\"a\",\"kind\":\"b\",\"frame\":[1,2,3]}]}")
        == "2:30: error: frame: expected a list of 4 numbers, got 3")
    #expect(
      error(head + "\n{\"id\":\"a\",\"kind\":\"b\",\"frame\":[1,2,3,\"4\"]}]}")
        == "2:37: error: frame: expected a number, got a string")
  }

  @Test func errorsOfLinesHaveTheirLine() {
    #expect(
      error("\(Self.text)\n{\"schema\":\n")
        == "2:11: error: the text ends inside the object that began at 2:1")
    #expect(
      error("\(Self.text)\n\n{}\n") == #"3:1: error: expected the key "schema" in a frame"#)
  }

  @Test func twoPartsWithOneIdentityAreRefused() {
    let section = #"{"id":"a","kind":"b","frame":[0,0,1,1],"items":["#
    let item = #"{"id":"7","kind":"x","frame":[0,0,1,1]}"#
    let head = #"{"schema":"tessellua/frame/1","sections":["# + "\n"
    #expect(
      error(head + section + "]},\n" + section + "]}]}")
        == #"3:1: error: section "a" stands in this frame twice"#)
    #expect(
      error(head + section + item + ",\n" + item + "]}]}")
        == #"3:1: error: item "x:7" stands in this frame twice"#)
  }
}
