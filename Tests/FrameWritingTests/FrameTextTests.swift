import FrameWriting
import LayoutGeometry
import SectionHost
import TestSupport
import Testing

@Suite struct FrameTextTests {
  @Test func everyPartHasItsLine() {
    let expected = #"""
      home frame 2 at 250.5 ms, iphone_14 390x844 scale 3, ltr, light, large
        causes start, input:featured
        content 390 x 1300, viewport (0, 0), 390 x 844
        sections inserted: top (0)
        sections moved: top (0 → 1)
        items deleted: movie:7 (0.3)
        items moved: movie:8 (0.4 → 1.0)
        output open {"id":"a1"}

      layout
        footer       0    0    0        0  z 0, pinned

      section top    0    0  390      400  kind albums, 2 items, group_paging, offset 0 in 0…1014, stops 0 351 702 1014
        header       0    0  390       50
        album:a1     1   51  349  114.667  z 1, alpha 0.5, transform 1 0 0 1 0.25 0, AlbumCell, bindings 2, title "…"
        album:a2     1  170  349       10  not visible
        background   0    0  390      400
        shade        0    0    0        0  z -1

      section empty  0    0    0        0  kind list, 0 items

      home/screen.lua:22: error: no "x" [layout_failed]
      warning: not seen [item_not_visible]

      """#
    #expect(lineDifference(from: expected, to: FrameText(.example).text) == "")
  }

  @Test func onlyWhatIsVisible() {
    #expect(!FrameText(.example, visibleOnly: true).text.contains("album:a2"))
    #expect(FrameText(.bare).text.split(separator: "\n").count == 2)
  }

  @Test func framesStandApart() {
    var writer = FrameWriter(.text)
    writer.write(.bare)
    writer.write(.bare)
    writer.finish()
    var text = ""
    writer.drain { text = String(decoding: $0, as: UTF8.self) }
    let one = FrameText(.bare).text
    #expect(text == one + "\n" + one)
  }

  @Test func longNamesMoveTheirOwnLineOnly() {
    var frame = Frame.bare
    let item = { (id: String) in
      FrameSection.Item(
        identifier: .init(kind: "x", id: id), frame: Rect(x: 1, y: 2, width: 3, height: 4))
    }
    let long = String(repeating: "a", count: 60)
    frame.sections = [
      FrameSection(id: "s", kind: "s", frame: .zero, items: [item("1"), item(long)])
    ]
    let lines = FrameText(frame).text.split(separator: "\n").suffix(2).map(String.init)
    let short = "  x:1" + String(repeating: " ", count: 27)
    #expect(
      lines == ["\(short)  1  2  3  4  not visible", "  x:\(long)  1  2  3  4  not visible"])
  }
}
