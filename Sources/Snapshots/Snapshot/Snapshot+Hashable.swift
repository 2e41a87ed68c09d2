extension Snapshot: Hashable {
  /// Whether both hold the same items in the same sections, in the same order, with the same
  /// marks; linear.
  @inlinable
  public static func == (first: Self, second: Self) -> Bool {
    guard first.sections == second.sections, first.numberOfItems == second.numberOfItems,
      first.marks == second.marks
    else { return false }
    let (first, second) = (first.flattened(), second.flattened())
    return first.allStarts == second.allStarts && first.items == second.items
  }

  /// Feeds the sections, their items and the marks; linear.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    let flat = flattened()
    hasher.combine(flat.sections)
    hasher.combine(flat.allStarts)
    hasher.combine(flat.items)
    hasher.combine(marks)
  }
}
