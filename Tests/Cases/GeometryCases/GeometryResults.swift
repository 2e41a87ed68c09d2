import LayoutGeometry
import TestSupport

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

/// Everything that a layout gives out, as rows of identifiers and numbers.
struct GeometryResults {
  private let layout: CompositionalLayout
  private let viewport: Viewport?
  private let offsets: [Int: Double]

  init(_ layout: CompositionalLayout, viewport: CaseJSON) {
    self.layout = layout
    self.viewport =
      viewport.isNull
      ? nil : Viewport(offset: viewport["offset"].point(), insets: viewport["insets"].insets())
    var offsets: [Int: Double] = [:]
    for (section, offset) in viewport["orthogonal_offsets"].fields {
      if let section = Int(section) { offsets[section] = offset.number }
    }
    self.offsets = offsets
  }

  private var hasRoom: Bool { layout.contentSize != .zero }

  var items: [GeometryRow] {
    guard hasRoom else { return [] }
    var rows: [GeometryRow] = []
    for section in 0..<layout.sectionCount {
      layout.forEachFrame(inSection: section, orthogonalOffset: offsets[section] ?? 0) {
        rows.append(GeometryRow(key: "\(section) \($0)", numbers: $1.numbers))
      }
    }
    return rows
  }

  /// Headers, footers and the like, of the layout and of its sections.
  var boundaryItems: [GeometryRow] {
    (CompositionalLayout.layoutLevel..<layout.sectionCount)
      .flatMap { layout.boundaryItems(inSection: $0, viewport: viewport) }.map(row)
  }

  /// What is attached to items and groups.
  var attached: [GeometryRow] {
    var frames: [SupplementaryFrame] = []
    for section in 0..<layout.sectionCount {
      let offset = offsets[section] ?? 0
      for item in 0..<layout.itemCount(inSection: section) {
        frames += layout.supplementaries(
          ofItem: item, inSection: section, orthogonalOffset: offset)
      }
      for group in 0..<layout.groupCount(inSection: section) {
        frames += layout.supplementaries(
          ofGroup: group, inSection: section, orthogonalOffset: offset)
      }
    }
    return frames.map(row)
  }

  private func row(_ frame: SupplementaryFrame) -> GeometryRow {
    GeometryRow(
      key: "\(frame.kind) \(frame.section) \(frame.index)",
      numbers: frame.frame.numbers + [Double(frame.zIndex)])
  }

  var decorations: [GeometryRow] {
    (0..<layout.sectionCount).flatMap { layout.decorations(inSection: $0) }.map {
      GeometryRow(key: "\($0.kind) \($0.section)", numbers: $0.frame.numbers + [Double($0.zIndex)])
    }
  }

  /// The z index of the items of the sections that a case names.
  func itemZIndexes(of sections: CaseJSON) -> [GeometryRow] {
    sections.list.compactMap { $0[0].int }.map {
      GeometryRow(key: "\($0)", numbers: [Double(layout.zIndex(ofItem: 0, inSection: $0))])
    }
  }
}
