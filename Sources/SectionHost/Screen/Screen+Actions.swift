import LayoutGeometry
import Snapshots

extension Screen {
  /// Carries out what happens from outside, in the open instant.
  ///
  /// What is shown before it counts: an instant that was begun is brought up to date first.
  public func perform(_ action: ScreenAction) throws(ActionError) {
    switch action {
    case .itemEvent(let event, let item):
      try send(event, to: item)
      note(cause: "event:\(event.name) \(item)")
    case .viewEvent(let event, let section, let kind, let index):
      try send(event, section: section, kind: kind, index: index)
      note(cause: "event:\(event.name) \(section.map { "\($0)/" } ?? "")\(kind)")
    case .scroll(let point, let clamp):
      note(cause: "scroll")
      update()
      move(to: clamp ? clamped(point) : point)
      isOverScrolled = !clamp
    case .scrollToItem(let item, let position):
      update()
      try bring(item, to: position)
      note(cause: "scroll")
      isOverScrolled = false
    case .drag(let section, let from, let to, let velocity):
      update()
      let (index, _) = try strip(of: section)
      note(cause: "scroll:\(section)")
      let start = from ?? sectionOffset(index, id: section)
      move(
        section: section,
        to: layout.settle(section: index, start: start, proposed: to, velocity: velocity))
    case .scrollSection(let section, let offset):
      update()
      let (_, strip) = try strip(of: section)
      note(cause: "scroll:\(section)")
      move(section: section, to: min(max(offset, strip.minOffset), strip.maxOffset))
    case .environment(let change):
      note(cause: "environment")
      let changed = environment.applying(change)
      if changed != environment {
        environment = changed
        measured.removeAll()
        isChanged = true
      }
    case .reloadData:
      note(cause: "reload_data")
      reloadsAll = true
      measured.removeAll()
      isChanged = true
    }
  }

  // MARK: Scrolling

  private func move(to point: Point) {
    if point != offset { isChanged = true }
    offset = point
  }

  private func move(section: String, to offset: Double) {
    if sectionOffsets[section] != offset { isChanged = true }
    sectionOffsets[section] = offset
  }

  private func strip(of section: String) throws(ActionError) -> (Int, OrthogonalScrolling) {
    guard let index = shown?.identifiers.indexOfSection(section) else {
      throw .unknownSection(section)
    }
    guard let strip = layout.orthogonalScrolling(inSection: index) else {
      throw .notScrolling(section: section)
    }
    return (index, strip)
  }

  /// Brings an item to an edge or the middle of what the insets leave visible, along the scroll
  /// direction; its sizes on the way there are measured first.
  private func bring(_ item: ItemIdentifier, to position: ScreenAction.ItemPosition)
    throws(ActionError)
  {
    guard let path = shown?.identifiers.indexPath(for: item) else { throw .unknownItem(item) }
    let insets = environment.adjustedContentInsets
    // Measuring what comes into view may move the item, so the place is found until it holds.
    for _ in 0..<8 {
      let frame = layout.frame(ofItem: path.item, inSection: path.section)
      let target: Point
      if definition.configuration.scrollDirection == .vertical {
        let y = place(
          frame.y, frame.height, in: environment.size.height, insets.top, insets.bottom, position)
        target = clamped(Point(x: offset.x, y: y))
      } else {
        let x = place(
          frame.x, frame.width, in: environment.size.width, insets.leading, insets.trailing,
          position)
        target = clamped(Point(x: x, y: offset.y))
      }
      if target == offset { return }
      move(to: target)
      measureVisible()
    }
  }

  private func place(
    _ start: Double, _ length: Double, in visible: Double, _ before: Double, _ after: Double,
    _ position: ScreenAction.ItemPosition
  ) -> Double {
    switch position {
    case .top: start - before
    case .center: start + length / 2 - (before + visible - after) / 2
    case .bottom: start + length - visible + after
    }
  }

  // MARK: Control events

  private func send(_ event: ControlEvent, to item: ItemIdentifier) throws(ActionError) {
    update()
    guard shown?.identifiers.indexOfItem(item) != nil else { throw .unknownItem(item) }
    guard let cell = cells[item]?.cell else {
      conditions.occur(
        Diagnostic(
          severity: .warning, code: "item_not_visible", item: item,
          message: "\(event.name): \(item) is not visible"))
      return
    }
    handled = (cells[item]?.item.section.id, item, nil)
    defer { handled = nil }
    if cell.events?.send(event) != true {
      conditions.occur(unhandled(event, of: "\(item)", item: item))
    }
  }

  private func send(_ event: ControlEvent, section: String?, kind: String, index: Int)
    throws(ActionError)
  {
    update()
    if let section, shown?.identifiers.indexOfSection(section) == nil {
      throw .unknownSection(section)
    }
    let name = "\(section.map { "\($0)/" } ?? "")\(kind)"
    let target = ControlTarget.view(section: section, kind: kind, index: index)
    let isShown = viewOrder.contains {
      $0.section == section && $0.kind == kind && $0.index == index
    }
    guard isShown else {
      conditions.occur(
        Diagnostic(
          severity: .warning, code: "item_not_visible", section: section, kind: kind,
          message: "\(event.name): \(name) is not visible"))
      return
    }
    handled = (section, nil, kind)
    defer { handled = nil }
    if events[target]?.send(event) != true {
      conditions.occur(unhandled(event, of: name, section: section, kind: kind))
    }
  }

  private func unhandled(
    _ event: ControlEvent, of name: String, section: String? = nil, item: ItemIdentifier? = nil,
    kind: String? = nil
  ) -> Diagnostic {
    let control = event.control.map { " of the control \"\($0)\"" } ?? ""
    return Diagnostic(
      severity: .warning, code: "unhandled_event", section: section, item: item, kind: kind,
      message: "nobody handles \"\(event.name)\"\(control) of \(name)")
  }
}
