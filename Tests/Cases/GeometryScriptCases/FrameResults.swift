import TestSupport

/// What a frame says of a case's screen, as the rows in which the case states it.
struct FrameResults {
  private let frame: CaseJSON
  private let example: GeometryCase

  init(_ frame: CaseJSON, of example: GeometryCase) {
    self.frame = frame
    self.example = example
  }

  var contentSize: [Double] { frame["content_size"].numbers }
  var sections: [CaseJSON] { frame["sections"].list }

  /// The items where the case's strips stand; a frame has them with every strip at its start.
  var items: [GeometryRow] {
    sections.enumerated().flatMap { index, section in
      section["items"].list.map {
        GeometryRow(
          key: ($0["id"].string ?? "?").replacing(".", with: " "),
          numbers: moved($0["frame"].numbers, inSection: index))
      }
    }
  }

  /// Headers, footers and the like, of the layout and of its sections.
  var boundaryItems: [GeometryRow] { supplementaries(attached: false) }

  /// What is attached to items and groups; it scrolls with them.
  var attached: [GeometryRow] { supplementaries(attached: true) }

  private func supplementaries(attached: Bool) -> [GeometryRow] {
    let own = frame["supplementaries"].list.map { row($0, section: -1, $0["frame"].numbers) }
    return (attached ? [] : own.filter { !unwantedPins.contains($0.key) })
      + sections.enumerated().flatMap { index, section in
        let kinds = example.input["sections"][index]["group"].attachedKinds
        return section["supplementaries"].list.filter {
          kinds.contains($0["kind"].string ?? "") == attached
        }.map { view in
          let rect = view["frame"].numbers
          return row(
            view, section: index, attached ? moved(rect, inSection: index) : rect)
        }.filter { !unwantedPins.contains($0.key) }
      }
  }

  /// What a frame shows pinned though the case does not pin.
  private var unwantedPins: Set<String> {
    guard example.input["viewport"].isNull else { return [] }
    let layers =
      [(-1, frame["supplementaries"])]
      + sections.enumerated().map { ($0, $1["supplementaries"]) }
    return Set(
      layers.flatMap { section, views in
        views.list.filter { $0["pinned"].bool == true }.map { row($0, section: section, []).key }
      })
  }

  /// The case's supplementaries that can be compared with the frame's.
  func withoutUnwantedPins(_ expected: CaseJSON) -> CaseJSON {
    let pins = unwantedPins
    if pins.isEmpty { return expected }
    return .list(
      expected.list.filter {
        !pins.contains("\($0[0].string ?? "?") \($0[1].int ?? 0) \($0[2].int ?? 0)")
      })
  }

  /// By how much strips between two pixels may move what is in them when frames are rounded.
  var roundingOfStrips: Double {
    let scale = example.input["container"]["scale"].number ?? 1
    let offsets = example.input["viewport"]["orthogonal_offsets"].fields.values.compactMap(\.number)
    let isOnPixels = offsets.allSatisfy { ($0 * scale).rounded() == $0 * scale }
    return isOnPixels || scale == 0 ? 0 : 1 / scale
  }

  private func row(_ view: CaseJSON, section: Int, _ rect: [Double]) -> GeometryRow {
    GeometryRow(
      key: "\(view["kind"].string ?? "?") \(section) \(view["index"].int ?? -1)",
      numbers: rect + [view["z"].number ?? .nan])
  }

  var decorations: [GeometryRow] {
    sections.enumerated().flatMap { index, section in
      section["decorations"].list.map {
        GeometryRow(
          key: "\($0["kind"].string ?? "?") \(index)",
          numbers: $0["frame"].numbers + [$0["z"].number ?? .nan])
      }
    }
  }

  /// The z index of the first item of the sections that a case names.
  func itemZIndexes(of wanted: CaseJSON) -> [GeometryRow] {
    wanted.list.compactMap { $0[0].int }.map {
      GeometryRow(key: "\($0)", numbers: [sections[$0]["items"][0]["z"].number ?? .nan])
    }
  }

  /// The warnings of the geometry, each with its section.
  var warnings: Set<String> {
    let codes = ["group_cannot_fit_item", "no_room_for_group"]
    return Set(
      frame["diagnostics"].list.compactMap { diagnostic in
        guard let code = diagnostic["code"].string, codes.contains(code) else { return nil }
        return "\(diagnostic["section"].string ?? "?") \(code)"
      })
  }

  /// A rectangle in a section whose strip the case has scrolled by so much.
  private func moved(_ rect: [Double], inSection index: Int) -> [Double] {
    let offset =
      example.input["viewport"]["orthogonal_offsets"]["\(index)"].number ?? 0
    guard offset != 0, rect.count == 4 else { return rect }
    var rect = rect
    if example.input["config"]["scroll_direction"].string == "horizontal" {
      rect[1] -= offset
    } else {
      rect[0] -= example.input["container"]["rtl"].bool == true ? -offset : offset
    }
    return rect
  }
}

extension CaseJSON {
  /// The kinds of what is attached to the items and groups of a layout.
  fileprivate var attachedKinds: Set<String> {
    var kinds = Set(self["supplementary_items"].list.compactMap(\.["kind"].string))
    for subitem in self["subitems"].list { kinds.formUnion(subitem.attachedKinds) }
    return kinds
  }
}
