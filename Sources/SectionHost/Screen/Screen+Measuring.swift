import LayoutGeometry
import Snapshots

extension Screen {
  /// Measures every visible item, header, footer and badge of estimated size that was not measured
  /// yet, until there is none (geometry 10); gives the items that are visible then.
  ///
  /// What is seen stays where it is: a size that changes above moves the offset by the difference.
  @discardableResult
  func measureVisible() -> [VisibleItem] {
    // What is measured may push others into view; each is measured once, so this ends.
    var passes = 0
    var count = 0
    while true {
      let visible = visibleItems()
      guard measures else { return visible }
      let length = layout.contentSize
      let views = visibleViews()
      let anchor = anchor(visible, views)
      var isMeasured = false
      passes += 1
      for place in visible where keptLayouts[place.section].features.measuresItems {
        if measureItem(at: ItemPath(section: place.section, item: place.item)) {
          isMeasured = true
          count += 1
        }
      }
      // Rows that turn out to be tiny would take a pass for each screenful of their estimates.
      if isMeasured, passes > Self.passesBeforeAhead, let last = visible.last {
        count += measureItems(after: last, atMost: count)
      }
      for (placed, section) in views where measureView(placed, section) { isMeasured = true }
      guard isMeasured else { return visible }
      keepInPlace(anchor)
      clampOffset(ifShorterThan: length)
      geometryWarnings = nil
      isChanged = true
    }
  }

  /// The passes after which as many items are measured ahead as have been until then.
  private static let passesBeforeAhead = 8

  /// Measures the items that follow one in its section; gives how many there were to measure.
  private func measureItems(after last: VisibleItem, atMost most: Int) -> Int {
    guard keptLayouts[last.section].features.measuresItems else { return 0 }
    let end = min(sections[last.section].count, last.item + 1 + most)
    var count = 0
    for item in last.item + 1..<max(end, last.item + 1)
    where measureItem(at: ItemPath(section: last.section, item: item)) {
      count += 1
    }
    return count
  }

  /// Whether anything on the screen may be measured.
  private var measures: Bool {
    layoutSummary.measures
      || definition.configuration.boundarySupplementaryItems.contains(where: \.size.isEstimated)
  }

  /// Measures one item; false where nothing is to be measured, or it is known.
  private func measureItem(at path: ItemPath) -> Bool {
    let section = sections[path.section]
    let estimated = layout.isEstimated(item: path.item, inSection: path.section)
    guard estimated.width || estimated.height,
      let item = shown?.identifiers.itemIdentifier(for: path),
      let provider = definition.cell(forKind: item.kind, inSectionOfKind: section.kind),
      provider.measures
    else { return false }
    let offered = layout.proposedSize(ofItem: path.item, inSection: path.section)
    guard measuredItems.size(of: item, offered: offered) == nil else { return false }
    var size = MeasuredSize()
    var failure: ScreenFailure?
    do throws(ScreenFailure) {
      let context = ItemContext(
        identifier: item, section: section, index: path.item, environment: environment)
      size = try provider.measure(context, proposed: offered) ?? size
    } catch {
      failure = error
    }
    measuredItems.set(size, of: item, offered: offered, failure: failure)
    setSize(size, at: path)
    return true
  }

  /// Measures one header, footer or badge; false where nothing is to be measured, or it is known.
  private func measureView(_ placed: PlacedView, _ section: SectionContext?) -> Bool {
    guard placed.key.host != .decoration, let offered = offeredSize(placed),
      let provider = definition.supplementary(
        forKind: placed.key.kind, inSectionOfKind: section?.kind),
      provider.measures, !suppliedViews.contains(placed.key)
    else { return false }
    if measuredViews.size(of: placed.key, offered: offered) == nil {
      var size = MeasuredSize()
      var failure: ScreenFailure?
      do throws(ScreenFailure) {
        size = try provider.measure(context(of: placed, section), proposed: offered) ?? size
      } catch {
        failure = error
      }
      measuredViews.set(size, of: placed.key, offered: offered, failure: failure)
    }
    supply(placed, offered)
    return true
  }

  /// What a view's measuring is offered: the length that the layout decides, else that of the view
  /// around the screen; nil where nothing of it is estimated.
  private func offeredSize(_ placed: PlacedView) -> Size? {
    guard placed.size.isEstimated else { return nil }
    let insets = placed.insets
    return Size(
      width: placed.size.width.isEstimated
        ? environment.size.width : placed.frame.width + insets.leading + insets.trailing,
      height: placed.size.height.isEstimated
        ? environment.size.height : placed.frame.height + insets.top + insets.bottom)
  }

  // MARK: What the layout knows

  private func setSize(_ size: MeasuredSize, at path: ItemPath) {
    layout.setMeasuredSize(
      width: size.width, height: size.height, ofItem: path.item, inSection: path.section)
  }

  private func supply(_ placed: PlacedView, _ offered: Size) {
    guard let size = measuredViews.size(of: placed.key, offered: offered) else { return }
    suppliedViews.insert(placed.key)
    setSize(size, of: placed.key)
  }

  private func setSize(_ size: MeasuredSize, of key: ViewKey) {
    var index = 0
    switch key.host {
    case .boundary, .decoration: break
    case .group(let number): index = number
    case .item(let item):
      guard let path = shown?.identifiers.indexPath(for: item) else { return }
      index = path.item
    }
    guard
      let section = key.section.map({ shown?.identifiers.indexOfSection($0) })
        ?? CompositionalLayout.layoutLevel
    else { return }
    layout.setMeasuredSupplementarySize(
      width: size.width, height: size.height, kind: key.kind, index: index, inSection: section)
  }

  /// Gives the layout the sizes that are known of items that it does not know.
  func supplySizes(_ unsized: UnsizedItems) {
    func supply(_ item: ItemIdentifier, at path: ItemPath) {
      let offered = layout.proposedSize(ofItem: path.item, inSection: path.section)
      if let size = measuredItems.size(of: item, offered: offered) { setSize(size, at: path) }
    }
    guard let identifiers = shown?.identifiers else { return }
    if !measuredItems.isEmpty, unsized.isAll || !unsized.sections.isEmpty {
      for item in measuredItems.keys {
        guard let path = identifiers.indexPath(for: item),
          unsized.isAll || unsized.sections.contains(path.section)
        else { continue }
        supply(item, at: path)
      }
    }
    for path in unsized.paths where !measuredItems.isEmpty {
      if let item = identifiers.itemIdentifier(for: path) { supply(item, at: path) }
    }
    guard !measuredViews.isEmpty else { return }
    let moved = Set(unsized.paths.compactMap(identifiers.itemIdentifier(for:)))
    suppliedViews = suppliedViews.filter { key in
      if unsized.isAll { return false }
      if case .item(let item) = key.host, moved.contains(item) { return false }
      let section = key.section.flatMap(identifiers.indexOfSection)
      return section.map { !unsized.sections.contains($0) } ?? true
    }
    let affected = unsized.isAll ? Array(sections.indices) : unsized.sections.sorted()
    if unsized.isAll { supplyBoundaries(CompositionalLayout.layoutLevel, nil) }
    for index in affected where keptLayouts[index].features.measuresViews {
      supplyBoundaries(index, sections[index].id)
    }
  }

  /// Badges take no room, so those that are not seen need no size.
  private func supplyBoundaries(_ index: Int, _ id: String?) {
    for placed in placedBoundaryItems(inSection: index, id: id) {
      if let offered = offeredSize(placed) { supply(placed, offered) }
    }
  }

  // MARK: Forgetting

  /// Lets the layout forget sizes that were measured in an older environment; what was measured
  /// with other traits is forgotten altogether.
  func forgetSizes(of old: ScreenEnvironment) {
    for index in sections.indices { layout.removeMeasuredSizes(inSection: index) }
    forgetViewSizes { _ in true }
    if environment.hasSameTraits(as: old) { return }
    rebinding.reconfiguresAll = true
    measuredItems.removeAll()
    measuredViews.removeAll()
  }

  /// Lets the layout forget the sizes of some views; they stay measured.
  func forgetViewSizes(where isMeant: (ViewKey) -> Bool) {
    for key in suppliedViews.filter(isMeant) {
      suppliedViews.remove(key)
      setSize(MeasuredSize(), of: key)
    }
  }

  /// Forgets the sizes of items and views whose contents changed.
  ///
  /// What is visible keeps its size until it is measured again, just afterwards; what is not goes
  /// back to its estimate, and what is seen stays where it is.
  func forgetChangedSizes() {
    for key in measuredViews.keys.filter(rebinding.reconfigures) {
      suppliedViews.remove(key)
      measuredViews.remove(key)
    }
    let changed = rebinding.reconfiguredItems.union(rebinding.reloadedItems)
      .filter { measuredItems.remove($0) }
    guard !changed.isEmpty, let identifiers = shown?.identifiers else { return }
    let visible = visibleItems()
    let seen = Set(visible.map { ItemPath(section: $0.section, item: $0.item) })
    let length = layout.contentSize
    let anchor = anchor(visible, visibleViews())
    for item in changed {
      guard let path = identifiers.indexPath(for: item), !seen.contains(path) else { continue }
      setSize(MeasuredSize(), at: path)
    }
    keepInPlace(anchor)
    clampOffset(ifShorterThan: length)
  }
}
