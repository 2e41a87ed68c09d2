import LayoutGeometry
import SectionHost

extension Frame {
  /// A frame that has one of everything that a frame can hold.
  static var example: Frame {
    var changes = FrameChanges()
    changes.sections.inserted = [.init(section: "top", at: 0)]
    changes.sections.moved = [.init(section: "top", from: 0, to: 1)]
    changes.items.deleted = [
      .init(item: .init(kind: "movie", id: "7"), at: .init(section: 0, item: 3))
    ]
    changes.items.moved = [
      .init(
        item: .init(kind: "movie", id: "8"), from: .init(section: 0, item: 4),
        to: .init(section: 1, item: 0))
    ]
    return Frame(
      screen: "home", sequence: 2, at: 250.5, causes: ["start", "input:featured"],
      environment: Environment(
        size: Size(width: 390, height: 844), scale: 3, direction: "ltr", style: "light",
        safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
        contentSizeCategory: "large", device: "iphone_14"),
      contentSize: Size(width: 390, height: 1300),
      viewport: Rect(x: 0, y: -0.0, width: 390, height: 844),
      sections: [.example, FrameSection(id: "empty", kind: "list", frame: .zero)],
      supplementaries: [
        .init(kind: "footer", index: 0, frame: .zero, z: 0, pinned: true, content: nil)
      ],
      changes: changes,
      outputs: [.init(output: "open", value: .object([.init("id", .string("a1"))]))],
      diagnostics: [
        Diagnostic(
          severity: .error, code: "layout_failed", reason: "runtime_error", section: "top",
          message: "no \"x\"", script: "home/screen.lua", line: 22,
          traceback: ["home/screen.lua:22: in layout"]),
        Diagnostic(
          severity: .warning, code: "item_not_visible", item: .init(kind: "movie", id: "7"),
          kind: "movie", message: "not seen"),
      ])
  }

  /// The same frame with as little in it as a frame can have.
  static var bare: Frame {
    var frame = example
    frame.environment.device = nil
    frame.causes = []
    frame.sections = []
    frame.supplementaries = []
    frame.changes = FrameChanges()
    frame.outputs = []
    frame.diagnostics = []
    return frame
  }
}

extension FrameSection {
  fileprivate static var example: FrameSection {
    FrameSection(
      id: "top", kind: "albums", frame: Rect(x: 0, y: 0, width: 390, height: 400),
      scrolling: Scrolling(
        behavior: "group_paging", frame: Rect(x: 0, y: 50, width: 390, height: 350),
        contentLength: 1404, offset: 0, minOffset: 0, maxOffset: 1014, stops: [0, 351, 702, 1014]),
      items: [
        Item(
          identifier: .init(kind: "album", id: "a1"),
          frame: Rect(x: 1, y: 51, width: 349, height: 344.0 / 3), z: 1,
          appearance: Appearance(alpha: 0.5, hidden: false, transform: [1, 0, 0, 1, 0.25, 0]),
          cell: Cell(
            reuseIdentifier: "AlbumCell", number: 1, bindings: 2,
            content: .object([.init("title", .string("…"))]))),
        Item(
          identifier: .init(kind: "album", id: "a2"),
          frame: Rect(x: 1, y: 170, width: 349, height: 10)),
      ],
      supplementaries: [
        Supplementary(
          kind: "header", index: 0, frame: Rect(x: 0, y: 0, width: 390, height: 50), z: 1,
          pinned: false, content: .object([]))
      ],
      decorations: [
        Decoration(
          kind: "background", frame: Rect(x: 0, y: 0, width: 390, height: 400), z: 0,
          content: .array([])),
        Decoration(kind: "shade", frame: .zero, z: -1, content: nil),
      ])
  }
}
