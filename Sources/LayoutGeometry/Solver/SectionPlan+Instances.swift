extension SectionPlan {
  /// The instances that hold so many items.
  func instanceCount(_ itemCount: Int) -> Int {
    leafCount == 0 ? 0 : itemCount / leafCount + (itemCount % leafCount == 0 ? 0 : 1)
  }

  /// The items of an instance.
  func items(ofInstance instance: Int, of itemCount: Int) -> Range<Int> {
    let first = instance * leafCount
    return first..<min(itemCount, first + leafCount)
  }

  /// The last instance whose room starts at or before a position.
  func instance(at position: Double, of count: Int) -> Int {
    guard position >= 0, count > 0 else { return 0 }
    guard advance > 0 else { return count - 1 }
    return min(count - 1, Int(min(position / advance, 0x1p53)))
  }

  /// An instance of a section in which nothing was measured.
  func instance(_ instance: Int, of itemCount: Int) -> SolvedInstance {
    let count = items(ofInstance: instance, of: itemCount).count
    return count < leafCount && partialDiffers ? partial(count) : template
  }

  /// The size of the last instance of a section in which nothing was measured.
  private func lastSize(_ itemCount: Int) -> Size {
    guard partialDiffers else { return template.size }
    return instance(instanceCount(itemCount) - 1, of: itemCount).size
  }

  /// From the first instance's room to the end of the last one's, where nothing was measured.
  func runLength(_ itemCount: Int) -> Double {
    let count = instanceCount(itemCount)
    guard count > 0 else { return 0 }
    let last = lastSize(itemCount)[run]
    return Double(count - 1) * advance + before + last + after
  }

  /// What could not be placed as written, where nothing was measured.
  func warnings(_ itemCount: Int) -> Set<SolverWarning> {
    let count = instanceCount(itemCount)
    guard count > 0 else { return template.warnings }
    let last = instance(count - 1, of: itemCount).warnings
    return count == 1 ? last : last.union(template.warnings)
  }

  /// The extent across of a full instance.
  var fullExtent: Double { extentAcross(template.size[across]) }

  /// The largest extent across, where nothing was measured.
  func extent(_ itemCount: Int) -> Double {
    let count = instanceCount(itemCount)
    guard count > 0 else { return 0 }
    guard partialDiffers else { return fullExtent }
    let last = extentAcross(lastSize(itemCount)[across])
    return count == 1 ? last : max(fullExtent, last)
  }

  /// How far leaves lie outside of their instances, where nothing was measured.
  func overhang(_ itemCount: Int) -> Overhang {
    guard partialDiffers, leafCount > 0, itemCount % leafCount != 0 else { return overhang }
    var overhang = overhang
    overhang.add(partial(itemCount % leafCount), along: run)
    return overhang
  }

  /// Where an instance of some size starts across the flow in a plain section.
  func crossStart(of size: Size) -> Double {
    let cross = space.cross
    return reference.before(cross) + insets.before(cross)
      + offsetAcross(size[cross], in: container[cross])
  }

  /// The kinds of supplementary items that belong to single items.
  var leafSupplementaryKinds: Set<String> {
    var kinds: Set<String> = []
    _ = root.contains {
      if $0.isLeaf { kinds.formUnion($0.supplementaryItems.map(\.kind)) }
      return false
    }
    return kinds
  }

  /// Whether there are groups inside the section's group; what they have room for can depend on what
  /// was measured beside them.
  var hasInnerGroup: Bool { root.children.contains { !$0.isLeaf } }

  /// Whether every instance is one leaf, as long as it measures and always at the same place.
  func findPlainLeaf() -> Bool {
    guard leafCount == 1, let leaf = template.leaves.first, leaf.grows(along: run),
      !leaf.grows(along: across), case .item = lengthSource(along: run)
    else { return false }
    return !root.contains { node in
      let edges = node.edgeSpacing
      return [edges.leading, edges.top, edges.trailing, edges.bottom].contains(where: \.isFlexible)
    }
  }
}
