import Foundation
import FoundationXML
import FrameWriting
import LayoutGeometry
import SectionHost
import TestSupport
import Testing

@Suite struct FramePictureTests {
  /// The elements of a picture, where it is well-formed.
  private func parsed(_ svg: String) -> [XMLElementRecord]? {
    let reader = XMLRecorder()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.elements : nil
  }

  private func frame(_ items: [FrameSection.Item], rtl: Bool = false, offset: Double? = nil)
    -> Frame
  {
    var frame = Frame.bare
    frame.environment.direction = rtl ? "rtl" : "ltr"
    let strip = Rect(x: 0, y: 0, width: 390, height: 100)
    frame.sections = [
      FrameSection(
        id: "s", kind: "s", frame: strip,
        scrolling: offset.map {
          .init(
            behavior: "continuous", frame: strip, contentLength: 1000, offset: $0, minOffset: 0,
            maxOffset: 610, stops: [])
        }, items: items)
    ]
    return frame
  }

  private func item(_ id: String, _ rect: Rect, _ content: [FrameValue.Field]? = [])
    -> FrameSection
    .Item
  {
    FrameSection.Item(
      identifier: .init(kind: "x", id: id), frame: rect,
      cell: content.map {
        .init(reuseIdentifier: "x", number: 1, bindings: 0, content: .object($0))
      })
  }

  @Test func aPictureIsWellFormedWhateverTheTextsAre() throws {
    let nasty = "<b>&\"'\u{1}\u{FFFE}]]>\u{7F}é日👍\n"
    var frame = frame([
      item(nasty, Rect(x: 0, y: 0, width: 300, height: 60), [.init("title", .string(nasty))])
    ])
    frame.screen = nasty
    frame.sections[0].id = nasty
    frame.causes = [nasty]
    frame.diagnostics = [Diagnostic(severity: .error, code: nasty, message: nasty)]
    let elements = try #require(parsed(FramePicture([frame, frame]).svg))
    #expect(elements.contains { $0.name == "text" && $0.text.hasPrefix("<b>&\"'\u{FFFD}") })
    #expect(elements[0].name == "svg")
  }

  @Test func everyPartIsDrawn() throws {
    let svg = FramePicture([.example]).svg
    let elements = try #require(parsed(svg))
    let texts = elements.filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("home"))
    #expect(texts.contains("album:a1"))
    #expect(texts.contains("album:a2") == false)  // Too low for a word.
    #expect(texts.contains("group_paging"))
    #expect(texts.contains("page 1 of 4"))
    #expect(texts.contains { $0.hasPrefix("home/screen.lua:22: error: no \"x\"") })
    let classes = elements.compactMap { $0.attributes["class"] }
    for name in ["bg", "seen", "band", "deco", "k0", "o0", "brace", "safe"] {
      #expect(classes.contains(name), "\(name)")
    }
    #expect(
      svg.contains("opacity=\"0.5\" transform=\"translate(175.5 108.333) matrix(1 0 0 1 0.25 0)"))
    #expect(elements.contains { $0.name == "title" && $0.text.hasPrefix("album:a1 (1, 51)") })
  }

  @Test func cellsClipTheirTextAndLongOnesAreCut() throws {
    let long = String(repeating: "word ", count: 40)
    let elements = try #require(
      parsed(
        FramePicture([
          frame([
            item("1", Rect(x: 10, y: 20, width: 120, height: 40), [.init("title", .string(long))])
          ])
        ]).svg))
    let window = try #require(elements.first { $0.attributes["viewBox"] == "0 0 119 39" })
    #expect(window.name == "svg")
    #expect(window.attributes["x"] == "10.5")
    #expect(
      elements.contains {
        $0.name == "text" && $0.text.hasPrefix("word word") && $0.text.hasSuffix("…")
      })
  }

  @Test(arguments: [false, true]) func stripsShowTheirWindowAndCountTheRest(rtl: Bool) throws {
    let items = (0..<10).map { index in
      let x = Double(index) * 100
      return item(
        String(index), Rect(x: rtl ? 290 - x : x, y: 0, width: 100, height: 100))
    }
    let elements = try #require(
      parsed(FramePicture([frame(items, rtl: rtl, offset: 200)]).svg))
    let windows = elements.filter { $0.name == "svg" }.compactMap { $0.attributes["viewBox"] }
    #expect(windows.contains(rtl ? "-200 0 390 100" : "200 0 390 100"))
    let tips = elements.filter { $0.name == "title" }.map { $0.text.prefix(3) }
    #expect(tips == ["x:2", "x:3", "x:4", "x:5"])
    let pills = elements.filter { $0.text.hasPrefix("+") }.map(\.text)
    #expect(pills == (rtl ? ["+4", "+2"] : ["+2", "+4"]))
  }

  @Test func aScreenIsLightOrDarkAsItsEnvironmentSays() {
    var dark = Frame.example
    dark.environment.style = "dark"
    let svg = FramePicture([.example, dark]).svg
    #expect(svg.contains("<g class=\"light\">") && svg.contains("<g class=\"dark\">"))
    #expect(svg.contains("fade-right-light") && svg.contains("fade-right-dark"))
    #expect(!FramePicture([dark]).svg.contains("fade-right-light"))
    #expect(svg.contains("prefers-color-scheme:dark"))
  }

  @Test func framesStandSideBySideFourInARow() throws {
    func width(_ count: Int) throws -> Double {
      let svg = FramePicture(Array(repeating: Frame.example, count: count)).svg
      let elements = try #require(parsed(svg))
      return Double(elements[0].attributes["width"] ?? "") ?? 0
    }
    #expect(try width(2) > 2 * 390)
    #expect(try width(5) == width(4))
  }

  @Test func onlyWhatIsVisible() throws {
    var frame = Frame.example
    frame.viewport.y = 100
    let whole = try #require(parsed(FramePicture([frame]).svg))
    let part = try #require(parsed(FramePicture([frame], visibleOnly: true).svg))
    #expect(whole.contains { $0.attributes["viewBox"] == "0 0 390 1300" })
    #expect(whole.contains { $0.attributes["class"] == "veil" })
    #expect(part.contains { $0.attributes["viewBox"] == "0 100 390 844" })
    #expect(!part.contains { $0.attributes["class"] == "veil" })
  }

  @Test func whatIsEmptyIsAPictureToo() throws {
    #expect(parsed(FramePicture([]).svg) != nil)
    let texts = try #require(parsed(FramePicture([.bare]).svg)).map(\.text)
    #expect(texts.contains("no sections"))
  }

  @Test func aRendererDrawsIt() throws {
    let renderer = "/usr/bin/rsvg-convert"
    try withTemporaryDirectory { folder in
      try Data(FramePicture([.example, .bare]).svg.utf8).write(
        to: URL(fileURLWithPath: "\(folder)/a.svg"))
      let result = try runProcess(
        renderer, ["a.svg", "--background-color", "white", "-o", "a.png"], directory: folder)
      #expect(result == ProcessResult(output: "", errors: "", status: 0))
      let image = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/a.png"))
      #expect(image.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // An empty picture of that size takes a few hundred bytes.
      #expect(image.count > 10_000)
    }
  }
}

/// An element of a picture, with the text right in it.
private struct XMLElementRecord {
  var name: String
  var attributes: [String: String]
  var text = ""
}

private final class XMLRecorder: NSObject, XMLParserDelegate {
  private(set) var elements: [XMLElementRecord] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(XMLElementRecord(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
