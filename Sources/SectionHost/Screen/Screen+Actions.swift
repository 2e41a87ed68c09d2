import LayoutGeometry
import Snapshots

extension Screen {
  /// Carries out what happens from outside, in the open instant.
  ///
  /// What is shown before it counts: an instant that was begun is brought up to date first.
  ///
  /// - Throws: Why it cannot be carried out; the screen is as if nothing had been asked.
  public func perform(_ action: ScreenAction) throws(ActionError) {
    definition.turnBegins?()
    switch action {
    case .itemEvent(let event, let item):
      note(cause: "event:\(event.name) \(item)")
      update()
      send(event, to: item)
    case .viewEvent(let event, let section, let kind, let index):
      note(cause: "event:\(event.name) \(section.map { "\($0)/" } ?? "")\(kind)")
      update()
      send(event, section: section, kind: kind, index: index)
    case .scroll(let point, let clamp):
      update()
      move(to: clamp ? clamped(point) : point)
      needsUpdate = true
      note(cause: "scroll")
    case .scrollToItem(let item, let position):
      update()
      try bring(item, to: position)
      needsUpdate = true
      note(cause: "scroll")
    case .drag(let section, let from, let to, let velocity):
      update()
      guard let (index, _) = try strip(of: section) else { return }
      let start = from ?? stripOffset(ofSection: index)
      moveStrip(
        of: section,
        to: layout.settle(section: index, start: start, proposed: to, velocity: velocity))
      needsUpdate = true
      note(cause: "scroll:\(section)")
    case .scrollSection(let section, let offset):
      update()
      guard let (_, strip) = try strip(of: section) else { return }
      moveStrip(of: section, to: min(max(offset, strip.minOffset), strip.maxOffset))
      needsUpdate = true
      note(cause: "scroll:\(section)")
    case .environment(let change):
      note(cause: "environment")
      let changed = environment.applying(change)
      guard changed != environment else { return }
      environment = changed
      isChanged = true
      needsUpdate = true
    case .reloadData:
      note(cause: "reload_data")
      rebinding.reloadsAll = true
      needsUpdate = true
    }
  }

  /// The strip of a section; nil where it has no items that could be moved.
  private func strip(of section: String) throws(ActionError) -> (Int, OrthogonalScrolling)? {
    guard let index = shown?.identifiers.indexOfSection(section) else {
      throw .unknownSection(section)
    }
    if let strip = layout.orthogonalScrolling(inSection: index) { return (index, strip) }
    if layout.definition(ofSection: index).orthogonalScrollingBehavior == .none {
      throw .notScrolling(section: section)
    }
    return nil
  }

  // MARK: Control events

  private func send(_ event: ControlEvent, to item: ItemIdentifier) {
    guard let shown = cells[item] else {
      return reportInvisible(event, "\(item)", item: item)
    }
    handled = (shown.item.section.id, item, nil)
    defer { handled = nil }
    if events[.item(item)]?.send(event) != true {
      reportUnhandled(event, of: "\(item)", item: item)
    }
  }

  private func send(_ event: ControlEvent, section: String?, kind: String, index: Int) {
    let name = "\(section.map { "\($0)/" } ?? "")\(kind)"
    let target = viewOrder.first {
      $0.section == section && $0.kind == kind && $0.host != .decoration
        && views[$0]?.index == index
    }
    guard let target else {
      return reportInvisible(event, name, section: section, kind: kind)
    }
    handled = (section, nil, kind)
    defer { handled = nil }
    if events[.view(target)]?.send(event) != true {
      reportUnhandled(event, of: name, section: section, kind: kind)
    }
  }

  private func reportInvisible(
    _ event: ControlEvent, _ name: String, section: String? = nil, item: ItemIdentifier? = nil,
    kind: String? = nil
  ) {
    report(
      Diagnostic(
        severity: .warning, code: "item_not_visible", section: section, item: item, kind: kind,
        message: "\(event.name): \(name) is not visible"))
  }

  private func reportUnhandled(
    _ event: ControlEvent, of name: String, section: String? = nil, item: ItemIdentifier? = nil,
    kind: String? = nil
  ) {
    let control = event.control.map { " of the control \"\($0)\"" } ?? ""
    report(
      Diagnostic(
        severity: .warning, code: "unhandled_event", section: section, item: item, kind: kind,
        message: "nobody handles \"\(event.name)\"\(control) of \(name)"))
  }
}
