import LayoutGeometry
import Snapshots

extension Screen {
  /// Asks for the layouts that have to be asked for, and lets the geometry follow.
  func updateLayouts(_ difference: Difference<String, ItemIdentifier>?) {
    guard shown != nil, difference != nil || environment != laidOutEnvironment else { return }
    let isOtherEnvironment = environment != laidOutEnvironment
    let isFresh = replacement?.isLaidOut == false
    let place = replacement?.place ?? ScrollPlace(self)
    var unsized = UnsizedItems()
    var changed: EnvironmentParts = []
    if isOtherEnvironment {
      changed = environment.partsDiffering(
        from: laidOutEnvironment, configuration: definition.configuration)
      layout.setEnvironment(environment.layoutEnvironment)
    }
    var asked = askLayouts(changed, difference)
    asked += replaceLayoutsWithTooManyViews(asked)
    if let difference, isFresh {
      layout.setSections(
        sections.map {
          CompositionalLayout.Section(
            definition: keptLayouts[$0.index].layout ?? .plainRows, itemCount: $0.count)
        })
      replacement?.isLaidOut = true
      unsized.isAll = true
      forget(difference)
    } else if let difference {
      unsized = layout.apply(difference.changes, from: difference.initialSnapshot) { index in
        CompositionalLayout.Section(
          definition: keptLayouts[index].layout ?? .plainRows, itemCount: sections[index].count)
      }
      forget(difference)
    }
    if isOtherEnvironment {
      forgetSizes(of: laidOutEnvironment)
      unsized.isAll = true
      laidOutEnvironment = environment
      isChanged = true
    }
    for index in asked { setLayout(ofSection: index, &unsized) }
    if isOtherEnvironment || !asked.isEmpty { replaceFailingFrames(&unsized) }
    if !asked.isEmpty { tellFramesInUse() }
    layoutSummary = LayoutSummary(keptLayouts)
    supplySizes(unsized)
    geometryWarnings = nil
    if replacement?.isWaiting == true { return }
    place.restore(in: self, clamps: isOtherEnvironment || replacement != nil)
    replacement = nil
    forgetChangedSizes()
  }

  private func setLayout(ofSection index: Int, _ unsized: inout UnsizedItems) {
    let new = keptLayouts[index].layout ?? .plainRows
    guard layout.definition(ofSection: index) != new else { return }
    isChanged = true
    layout.setDefinition(new, ofSection: index)
    layout.removeMeasuredSizes(inSection: index)
    forgetViewSizes { $0.section == sections[index].id }
    unsized.sections.insert(index)
  }

  /// The most headers, footers, badges and backgrounds of a screen: a frame holds them all, those of
  /// a badge for each item too.
  private static let mostViews = 200_000

  /// Layouts that place more views than a screen may have fail; gives those that nobody was asked for.
  private func replaceLayoutsWithTooManyViews(_ asked: [Int]) -> [Int] {
    var count = 0
    var replaced: [Int] = []
    for index in keptLayouts.indices {
      let kept = keptLayouts[index]
      count += kept.viewCount
      guard count > Self.mostViews else { continue }
      count -= kept.viewCount
      if kept.lastGood?.layout == kept.layout { keptLayouts[index].forgetLastGood() }
      let failure = ScreenFailure(
        "\(kept.count) items with \(kept.features.badges.count) supplementary items each: "
          + "a screen has at most \(Self.mostViews) views",
        reason: "type_error")
      keptLayouts[index].fail(failure)
      if keptLayouts[index].viewCount > Self.mostViews - count {
        keptLayouts[index].lastGood = nil
        keptLayouts[index].fail(failure)
      }
      count += keptLayouts[index].viewCount
      replaced.append(index)
    }
    return replaced.filter { !asked.contains($0) }
  }

  /// A custom group whose frames cannot be had fails its section's layout.
  private func replaceFailingFrames(_ unsized: inout UnsizedItems) {
    // Frames are asked for when they are first needed.
    _ = layout.contentSize
    guard !frameFailures.byKey.isEmpty else { return }
    for index in keptLayouts.indices {
      let keys = keptLayouts[index].features.customFrameKeys
      guard let failure = keys.lazy.compactMap({ self.frameFailures.byKey[$0] }).first else {
        continue
      }
      if keptLayouts[index].lastGood?.layout == keptLayouts[index].layout {
        keptLayouts[index].forgetLastGood()
      }
      keptLayouts[index].fail(failure)
      setLayout(ofSection: index, &unsized)
    }
    frameFailures.byKey.removeAll()
  }

  /// Which custom groups the layouts have, those included that stand by for newer ones.
  private func tellFramesInUse() {
    guard let tell = definition.customFramesInUse else { return }
    var keys: Set<Int> = []
    for kept in keptLayouts {
      keys.formUnion(kept.features.customFrameKeys)
      keys.formUnion(LayoutFeatures(kept.lastGood?.layout).customFrameKeys)
      keys.formUnion(LayoutFeatures(kept.earlierGood?.layout).customFrameKeys)
    }
    tell(keys)
  }

  // MARK: Asking

  /// Brings the kept layouts to the sections; gives the places of those that were asked for.
  private func askLayouts(
    _ changed: EnvironmentParts, _ difference: Difference<String, ItemIdentifier>?
  ) -> [Int] {
    let models = modelParts(difference)
    let old = keptLayouts
    var asked: [Int] = []
    keptLayouts = sections.map { section in
      let place =
        difference.map { $0.initialSnapshot.indexOfSection(section.id) } ?? section.index
      let kept = place.map { old[$0] }
      if var kept, replacement?.isLaidOut != false,
        !kept.isStale(for: section, changed: changed.union(models[section.index] ?? []))
      {
        kept.index = section.index
        kept.count = section.count
        return kept
      }
      asked.append(section.index)
      return ask(section, kept: kept)
    }
    return asked
  }

  /// For each section the parts that a new snapshot's models changed.
  private func modelParts(_ difference: Difference<String, ItemIdentifier>?)
    -> [Int: EnvironmentParts]
  {
    guard let changes = difference?.changes else { return [:] }
    var parts: [Int: EnvironmentParts] = [:]
    for place in changes.sectionReconfigures + changes.sectionReloads {
      parts[place, default: []].insert(.sectionModel)
    }
    for paths in [
      changes.itemInserts, changes.itemReconfigures, changes.itemReloads,
      changes.itemMoves.map(\.to),
    ] {
      for path in paths { parts[path.section, default: []].insert(.sectionItems) }
    }
    return parts
  }

  /// Asks a provider; what fails leaves the last good layout, or the default one, in place.
  private func ask(_ section: SectionContext, kept old: KeptLayout?) -> KeptLayout {
    var kept = KeptLayout(section)
    if let old, old.kind == section.kind {
      kept.lastGood = old.lastGood
      kept.earlierGood = old.lastGood
    }
    guard let rules = definition.rules(forSectionKind: section.kind) else {
      kept.isUnknown = true
      return kept
    }
    do throws(ScreenFailure) {
      let provided = try rules.layout.layout(for: context(of: section))
      if provided.layout == nil && section.count > 0 {
        throw ScreenFailure(section.missingLayout, reason: "type_error")
      }
      kept.take(provided)
    } catch {
      kept.fail(error)
    }
    return kept
  }

  /// What a section's layout and its handler are told.
  func context(of section: SectionContext) -> LayoutContext {
    let configuration = definition.configuration
    return LayoutContext(
      section: section, environment: environment,
      containerInsets: environment.containerInsets(for: configuration),
      effectiveSize: environment.effectiveSize(for: configuration))
  }

  /// Forgets what concerned sections and items that went.
  private func forget(_ difference: Difference<String, ItemIdentifier>) {
    let (old, new) = (difference.initialSnapshot, difference.finalSnapshot)
    // One that went from here and came elsewhere may have another content.
    for path in difference.changes.itemDeletes {
      if let item = old.itemIdentifier(for: path) { measuredItems.remove(item) }
    }
    for place in difference.changes.sectionDeletes {
      for item in old.itemIdentifiers(inSectionAt: place) { measuredItems.remove(item) }
      if replacement?.isWaiting != true, let id = old.sectionIdentifier(for: place) {
        stripOffsets[id] = nil
      }
    }
    guard !measuredViews.isEmpty else { return }
    for key in Array(measuredViews.keys) {
      let isThere =
        switch key.host {
        case .item(let item): new.indexOfItem(item) != nil
        default: key.section.map { new.indexOfSection($0) != nil } ?? true
        }
      guard !isThere else { continue }
      measuredViews.remove(key)
      suppliedViews.remove(key)
    }
  }
}
