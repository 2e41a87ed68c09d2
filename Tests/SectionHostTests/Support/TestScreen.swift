import LayoutGeometry
import SectionHost
import Snapshots
import Streams

/// A screen of 100 by 100 points whose list sections are rows 20 points high.
final class TestScreen {
  let log = CallLog()
  let snapshots = PublishSubject<ScreenSnapshot>()
  let rows: TestCellProvider
  let list: TestLayoutProvider
  let screen: Screen

  init(
    size: Size = Size(width: 100, height: 100), layout: LayoutSection = .rows(),
    environment change: EnvironmentChange = EnvironmentChange(),
    define: (inout ScreenDefinition, CallLog) -> Void = { _, _ in }
  ) {
    rows = TestCellProvider("Row", log: log)
    list = TestLayoutProvider(layout)
    var definition = ScreenDefinition(name: "test", snapshots: snapshots)
    definition.sections["list"] = SectionRules(layout: list)
    definition.cells["row"] = rows
    define(&definition, log)
    let environment = ScreenEnvironment(size: size, scale: 1).applying(change)
    screen = Screen(definition, environment: environment)
    screen.start()
  }

  /// Sends a snapshot in the open instant.
  func send(
    _ sections: TestSection..., edit: (inout Snapshot<String, ItemIdentifier>) -> Void = { _ in }
  ) {
    snapshots.send(ScreenSnapshot(sections, edit: edit))
  }

  /// Sends a snapshot and gives the frame.
  @discardableResult
  func show(
    _ sections: TestSection..., edit: (inout Snapshot<String, ItemIdentifier>) -> Void = { _ in }
  ) -> Frame? {
    snapshots.send(ScreenSnapshot(sections, edit: edit))
    return screen.finishInstant()
  }

  /// Sends a snapshot of a list of sections and gives the frame.
  @discardableResult
  func show(all sections: [TestSection]) -> Frame? {
    snapshots.send(ScreenSnapshot(sections))
    return screen.finishInstant()
  }

  /// Carries out an action and gives the frame.
  @discardableResult
  func perform(_ action: ScreenAction) throws -> Frame? {
    try screen.perform(action)
    return screen.finishInstant()
  }

  /// Scrolls down or up to a place and gives the frame.
  @discardableResult
  func scroll(to y: Double, clamp: Bool = true) throws -> Frame? {
    try perform(.scroll(to: Point(x: 0, y: y), clamp: clamp))
  }

  /// Taps an item and gives the frame.
  @discardableResult
  func tap(_ item: String, control: String? = nil) throws -> Frame? {
    try perform(
      .itemEvent(ControlEvent(name: "tap", control: control), item: ItemIdentifier(item)))
  }
}

extension LayoutSection {
  /// Full-width rows of a height.
  static func rows(
    _ height: Dimension = .absolute(20), boundary: [BoundarySupplementaryItem] = [],
    decorations: [DecorationItem] = [], badges: [SupplementaryItem] = []
  ) -> LayoutSection {
    let size = LayoutSize(width: .fractionalWidth(1), height: height)
    return LayoutSection(
      group: LayoutGroup(
        size: size,
        content: .fill(
          axis: .vertical, subitems: [.item(LayoutItem(size: size, supplementaryItems: badges))])),
      boundarySupplementaryItems: boundary, decorationItems: decorations)
  }

  /// A strip of tiles 40 points wide and 30 high.
  static func strip(_ behavior: OrthogonalScrollingBehavior) -> LayoutSection {
    let size = LayoutSize(width: .absolute(40), height: .absolute(30))
    return LayoutSection(
      group: LayoutGroup(
        size: size,
        content: .fill(axis: .horizontal, subitems: [.item(LayoutItem(size: size))])),
      orthogonalScrollingBehavior: behavior)
  }
}

extension BoundarySupplementaryItem {
  /// A header of a height.
  static func header(_ height: Dimension, pinned: Bool = false) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: "header", size: LayoutSize(width: .fractionalWidth(1), height: height),
      alignment: .top, pinToVisibleBounds: pinned)
  }
}

extension Frame {
  /// All items, in order.
  var items: [FrameSection.Item] { sections.flatMap(\.items) }

  /// The numbers of the cells, by item.
  var cells: [String: Int] {
    Dictionary(
      uniqueKeysWithValues: items.compactMap { item in
        item.cell.map { (item.identifier.description, $0.number) }
      })
  }

  /// What the cell of an item shows.
  func text(_ item: String) -> FrameValue? {
    let cell = items.first { $0.identifier == ItemIdentifier(item) }?.cell
    guard case .object(let fields) = cell?.content else { return nil }
    return fields.first(where: { $0.key == "text" })?.value
  }

  /// How many subscriptions the cell of an item has.
  func bindings(_ item: String) -> Int? {
    items.first { $0.identifier == ItemIdentifier(item) }?.cell?.bindings
  }

  /// Where an item is.
  func frame(_ item: String) -> Rect? {
    items.first { $0.identifier == ItemIdentifier(item) }?.frame
  }

  /// The codes of what is wrong, in order.
  var codes: [String] { diagnostics.map(\.code) }
}
