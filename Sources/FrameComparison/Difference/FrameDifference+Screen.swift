import LayoutGeometry
import SectionHost

extension FrameDifference {
  /// What is different about the screen as a whole.
  static func screen(
    _ before: Frame, _ after: Frame, _ extent: Extent, _ tolerance: Double
  ) -> [ValueChange] {
    var changes: [ValueChange] = []
    func compare(
      _ name: String, _ old: FrameValue?, _ new: FrameValue?, tolerance: Double = 0
    ) {
      if old == new { return }
      if let old, let new, old.isSame(as: new, tolerance: tolerance) { return }
      changes.append(ValueChange(name: name, before: old, after: new))
    }
    if extent == .everything {
      compare("screen", .string(before.screen), .string(after.screen))
      compare("sequence", .integer(Int64(before.sequence)), .integer(Int64(after.sequence)))
      compare("at", .number(before.at), .number(after.at))
      compare("causes", FrameValue(texts: before.causes), FrameValue(texts: after.causes))
    }
    let (old, new) = (before.environment, after.environment)
    compare("environment.size", FrameValue(old.size), FrameValue(new.size))
    compare("environment.scale", .number(old.scale), .number(new.scale))
    compare("environment.direction", .string(old.direction), .string(new.direction))
    compare("environment.style", .string(old.style), .string(new.style))
    compare("environment.safe_area", FrameValue(old.safeArea), FrameValue(new.safeArea))
    compare(
      "environment.content_size_category", .string(old.contentSizeCategory),
      .string(new.contentSizeCategory))
    compare(
      "environment.device", old.device.map(FrameValue.string), new.device.map(FrameValue.string))
    compare(
      "content_size", FrameValue(before.contentSize), FrameValue(after.contentSize),
      tolerance: tolerance)
    compare(
      "viewport", FrameValue(before.viewport), FrameValue(after.viewport), tolerance: tolerance)
    compare("outputs", FrameValue(before.outputs), FrameValue(after.outputs))
    if extent == .everything, before.changes != after.changes {
      let (old, new) = (before.changes.lists, after.changes.lists)
      for (old, new) in zip(old, new) {
        compare("changes.\(new.name)", FrameValue(texts: old.texts), FrameValue(texts: new.texts))
      }
    }
    return changes
  }
}

extension FrameValue {
  fileprivate init(texts: [String]) { self = .array(texts.map(FrameValue.string)) }

  fileprivate init(_ size: Size) { self.init(numbers: [size.width, size.height]) }

  fileprivate init(_ insets: EdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  fileprivate init(_ outputs: [Frame.Output]) {
    self = .array(
      outputs.map { .object([Field("output", .string($0.output)), Field("value", $0.value)]) })
  }
}

extension FrameChanges {
  /// Every list with its name, its entries as texts.
  fileprivate var lists: [(name: String, texts: [String])] {
    func places(_ list: [SectionPlace]) -> [String] { list.map { "\($0.section) at \($0.at)" } }
    func places(_ list: [ItemPlace]) -> [String] { list.map { "\($0.item) at \($0.at.text)" } }
    return [
      ("sections.deleted", places(sections.deleted)),
      ("sections.inserted", places(sections.inserted)),
      ("sections.moved", sections.moved.map { "\($0.section) from \($0.from) to \($0.to)" }),
      ("sections.reloaded", places(sections.reloaded)),
      ("sections.reconfigured", places(sections.reconfigured)),
      ("items.deleted", places(items.deleted)), ("items.inserted", places(items.inserted)),
      ("items.moved", items.moved.map { "\($0.item) from \($0.from.text) to \($0.to.text)" }),
      ("items.reloaded", places(items.reloaded)),
      ("items.reconfigured", places(items.reconfigured)),
    ]
  }
}

extension FrameChanges.Path {
  fileprivate var text: String { "\(section).\(item)" }
}
