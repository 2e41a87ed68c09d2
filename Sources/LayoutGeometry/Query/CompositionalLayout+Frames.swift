extension CompositionalLayout {
  /// The extent of everything, in points and not rounded (geometry 2.5, 7.6).
  ///
  /// O(log n).
  public var contentSize: Size {
    guard space.hasRoom else { return .zero }
    var size = space.size
    size[space.flow] = max(0, sectionStack.end + layoutBoundary.endRoom)
    return size
  }

  /// A section from its start to its end, as wide as the container.
  ///
  /// O(log n).
  public func sectionFrame(_ section: Int) -> Rect {
    guard space.hasRoom else { return .zero }
    let stack = sectionStack
    var rect = Rect(origin: .zero, size: space.size)
    let start = stack.start(of: section)
    if space.flow == .horizontal {
      rect.x = start
      rect.width = stack.length(of: section)
    } else {
      rect.y = start
      rect.height = stack.length(of: section)
    }
    return screen(rect)
  }

  /// The width in which frames are mirrored; none in a left-to-right layout (geometry 13.2).
  var mirror: Double? {
    guard environment.isRightToLeft else { return nil }
    return space.flow == .horizontal ? contentSize.width : space.size.width
  }

  /// A rectangle as it is seen: mirrored, on the pixel grid.
  func screen(_ rect: Rect) -> Rect {
    if let mirror { return space.grid.round(rect.mirrored(in: mirror)) }
    return space.grid.round(rect)
  }

  func reader(_ section: Int) -> SectionReader {
    stackSections()
    return SectionReader(
      core.states[section], start: core.stack.start(of: section), mirror: mirror)
  }

  /// The frame of an item.
  ///
  /// O(log n).
  ///
  /// - Parameters:
  ///   - item: the item's number in its section.
  ///   - section: the section's number.
  ///   - orthogonalOffset: how far the item's section is scrolled; at 0, the default, frames are those
  ///     of the section's strip at its beginning (geometry 9.4).
  public func frame(
    ofItem item: Int, inSection section: Int, orthogonalOffset: Double = 0
  ) -> Rect {
    guard space.hasRoom, let (_, rect) = slot(ofItem: item, inSection: section) else {
      return .zero
    }
    return reader(section).screen(rect, offset: orthogonalOffset)
  }

  /// The slot of an item and its rectangle before mirroring and rounding.
  func slot(ofItem item: Int, inSection section: Int) -> (SolvedInstance.Leaf, Rect)? {
    let reader = reader(section)
    guard let instance = reader.state.instance(ofItem: item) else { return nil }
    let solved = reader.state.solved(instance)
    let number = item - reader.state.items(ofInstance: instance).lowerBound
    guard number < solved.leaves.count else { return nil }
    let leaf = solved.leaves[number]
    return (leaf, leaf.frame.moved(by: reader.origin(ofInstance: instance, size: solved.size)))
  }

  /// How far in front an item lies: its custom frame's own, or 0, and 1 more behind a background
  /// (geometry 8.4, 8.5).
  public func zIndex(ofItem item: Int, inSection section: Int) -> Int {
    let state = states[section]
    let raised = state.plan.definition.decorationItems.isEmpty ? 0 : 1
    guard state.plan.canRaiseItems else { return raised }
    return raised + (slot(ofItem: item, inSection: section)?.0.zIndex ?? 0)
  }

  /// Gives out all frames of a section, in the order of items.
  ///
  /// O(items).
  public func forEachFrame(
    inSection section: Int, orthogonalOffset: Double = 0,
    _ body: (_ item: Int, _ frame: Rect) -> Void
  ) {
    guard space.hasRoom else { return }
    let reader = reader(section)
    reader.forEachItem(
      in: 0..<reader.state.instanceCount, offset: orthogonalOffset, body)
  }

  /// Writes the frames of some items of a section, the first one to the buffer's start; gives how
  /// many were written.
  ///
  /// O(items).
  @discardableResult
  public func writeFrames(
    ofItems items: Range<Int>, inSection section: Int,
    into buffer: UnsafeMutableBufferPointer<Rect>
  ) -> Int {
    let count = min(items.count, buffer.count)
    guard space.hasRoom, count > 0 else { return 0 }
    let reader = reader(section)
    if reader.writeByTemplate(items.lowerBound..<(items.lowerBound + count), into: buffer) {
      return count
    }
    guard let first = reader.state.instance(ofItem: items.lowerBound) else { return 0 }
    var written = 0
    for instance in first..<reader.state.instanceCount where written < count {
      reader.forEachItem(in: instance..<(instance + 1)) { item, frame in
        guard item >= items.lowerBound, written < count else { return }
        buffer[written] = frame
        written += 1
      }
    }
    return written
  }
}
