import LayoutGeometry
import SectionHost

extension FrameElement {
  /// How a part differs from what it was; `from` is its place before, where its order changed.
  func changes(
    since old: FrameElement, reorderedFrom: Int?, extent: FrameDifference.Extent, tolerance: Double
  ) -> [PartChange] {
    if reorderedFrom == nil, section == old.section, source == old.source { return [] }
    var changes: [PartChange] = []
    func difference(_ before: Double, _ after: Double) -> Double {
      (after - before).magnitude <= tolerance ? 0 : after - before
    }
    if let from = old.section, let to = section, from != to {
      changes.append(.changedSection(from: from, to: to))
    } else if let reorderedFrom {
      changes.append(.reordered(from: reorderedFrom, to: place))
    }
    let x = difference(old.frame.x, frame.x)
    let y = difference(old.frame.y, frame.y)
    if x != 0 || y != 0 { changes.append(.moved(x: x, y: y)) }
    let width = difference(old.frame.width, frame.width)
    let height = difference(old.frame.height, frame.height)
    if width != 0 || height != 0 { changes.append(.resized(width: width, height: height)) }

    switch (old.source, source) {
    case (.item(let old), .item(let new)): changes += Self.changes(old, new, extent)
    case (.section(let old), .section(let new)): changes += Self.changes(old, new, tolerance)
    case (.supplementary(let old), .supplementary(let new)):
      changes += Self.value("z", .integer(Int64(old.z)), .integer(Int64(new.z)))
      changes += Self.value("pinned", .boolean(old.pinned), .boolean(new.pinned))
      changes += Self.view(old.content, new.content)
    case (.decoration(let old), .decoration(let new)):
      changes += Self.value("z", .integer(Int64(old.z)), .integer(Int64(new.z)))
      changes += Self.view(old.content, new.content)
    default: break
    }
    return changes
  }

  private static func value(
    _ name: String, _ before: FrameValue?, _ after: FrameValue?, tolerance: Double = 0
  ) -> [PartChange] {
    if before == after { return [] }
    if let before, let after, before.isSame(as: after, tolerance: tolerance) { return [] }
    return [.value(ValueChange(name: name, before: before, after: after))]
  }

  private static func content(_ before: FrameValue?, _ after: FrameValue?) -> [PartChange] {
    let changes = FrameValue.changes(from: before, to: after)
    return changes.isEmpty ? [] : [.content(changes)]
  }

  /// A view has content only where it is visible.
  private static func view(_ before: FrameValue?, _ after: FrameValue?) -> [PartChange] {
    switch (before, after) {
    case (nil, nil): []
    case (nil, _): [.becameVisible]
    case (_, nil): [.becameInvisible]
    default: content(before, after)
    }
  }

  private static func changes(
    _ old: FrameSection.Item, _ new: FrameSection.Item, _ extent: FrameDifference.Extent
  ) -> [PartChange] {
    var changes = value("z", .integer(Int64(old.z)), .integer(Int64(new.z)))
    let (was, looks) = (old.appearance, new.appearance)
    changes += value("alpha", was.alpha.map(FrameValue.number), looks.alpha.map(FrameValue.number))
    changes += value(
      "hidden", was.hidden.map(FrameValue.boolean), looks.hidden.map(FrameValue.boolean))
    changes += value(
      "transform", was.transform.map(FrameValue.init(numbers:)),
      looks.transform.map(FrameValue.init(numbers:)))
    switch (old.cell, new.cell) {
    case (nil, nil): break
    case (nil, _?): changes.append(.becameVisible)
    case (_?, nil): changes.append(.becameInvisible)
    case (let before?, let after?):
      changes += value(
        "reuse_identifier", .string(before.reuseIdentifier), .string(after.reuseIdentifier))
      changes += value(
        "bindings", .integer(Int64(before.bindings)), .integer(Int64(after.bindings)))
      if extent == .everything {
        changes += value(
          "cell number", .integer(Int64(before.number)), .integer(Int64(after.number)))
      }
      changes += content(before.content, after.content)
    }
    return changes
  }

  private static func changes(
    _ old: FrameSection, _ new: FrameSection, _ tolerance: Double
  ) -> [PartChange] {
    var changes = value("kind", .string(old.kind), .string(new.kind))
    let (before, after) = (old.scrolling, new.scrolling)
    changes += value(
      "scrolling.behavior", before.map { .string($0.behavior) }, after.map { .string($0.behavior) })
    // Where it did not scroll by itself, or does not any more, the behaviour says all.
    guard let before, let after else { return changes }
    func points(_ name: String, _ a: FrameValue, _ b: FrameValue) {
      changes += value("scrolling.\(name)", a, b, tolerance: tolerance)
    }
    if !before.frame.from(old.frame).isNear(after.frame.from(new.frame), tolerance) {
      points("frame", FrameValue(before.frame), FrameValue(after.frame))
    }
    points("content_length", .number(before.contentLength), .number(after.contentLength))
    points("offset", .number(before.offset), .number(after.offset))
    points("min_offset", .number(before.minOffset), .number(after.minOffset))
    points("max_offset", .number(before.maxOffset), .number(after.maxOffset))
    points("stops", FrameValue(numbers: before.stops), FrameValue(numbers: after.stops))
    return changes
  }
}

extension Rect {
  /// The rectangle as another one's origin sees it.
  fileprivate func from(_ other: Rect) -> Rect {
    Rect(x: x - other.x, y: y - other.y, width: width, height: height)
  }

  /// Whether differences of sums may be all that is between both.
  fileprivate func isNear(_ other: Rect, _ tolerance: Double) -> Bool {
    let limit = max(tolerance, 1e-6)
    return (x - other.x).magnitude <= limit && (y - other.y).magnitude <= limit
      && (width - other.width).magnitude <= limit && (height - other.height).magnitude <= limit
  }
}

extension FrameValue {
  init(numbers: [Double]) { self = .array(numbers.map(FrameValue.number)) }

  init(_ rect: Rect) { self.init(numbers: [rect.x, rect.y, rect.width, rect.height]) }
}
