/// The measured lengths of a section's items, each axis by itself (geometry 10.1).
final class MeasuredSizes {
  private(set) var widths: SparseLengths?
  private(set) var heights: SparseLengths?
  private(set) var itemCount: Int

  init(itemCount: Int) { self.itemCount = itemCount }

  /// The lengths along an axis, if any were measured.
  func lengths(along axis: Axis) -> SparseLengths? { axis == .horizontal ? widths : heights }

  /// The measured length of an item, if there is one.
  ///
  /// O(log n).
  func length(ofItem item: Int, along axis: Axis) -> Double? {
    guard item < itemCount else { return nil }
    return axis == .horizontal ? widths?[item] : heights?[item]
  }

  /// Sets or forgets a length.
  ///
  /// O(log n).
  func setLength(_ length: Double?, ofItem item: Int, along axis: Axis) {
    if axis == .horizontal {
      MeasuredSizes.set(length, item, in: &widths, itemCount)
    } else {
      MeasuredSizes.set(length, item, in: &heights, itemCount)
    }
  }

  private static func set(
    _ length: Double?, _ item: Int, in lengths: inout SparseLengths?, _ itemCount: Int
  ) {
    if lengths == nil {
      guard length != nil else { return }
      lengths = SparseLengths(span: itemCount)
    }
    lengths?[item] = length
  }

  /// Makes room for new items; measured lengths behind them move on.
  ///
  /// O(log n).
  func insertItems(_ count: Int, at item: Int) {
    widths?.insertPlaces(count, at: item)
    heights?.insertPlaces(count, at: item)
    itemCount += count
  }

  /// Forgets items.
  ///
  /// O(log n + what is forgotten).
  func removeItems(_ items: Range<Int>) {
    widths?.removePlaces(items)
    heights?.removePlaces(items)
    itemCount -= items.count
  }

  /// Forgets all lengths.
  func removeAll() {
    widths = nil
    heights = nil
  }

  /// The first item at or after one that has a measured length.
  ///
  /// O(log n).
  func firstMeasuredItem(from item: Int) -> Int? {
    let candidates = [widths?.firstPlace(from: item), heights?.firstPlace(from: item)]
    return candidates.compactMap { $0 }.min()
  }

  /// The largest measured length along an axis.
  func largest(along axis: Axis) -> Double? {
    axis == .horizontal ? widths?.largest() : heights?.largest()
  }
}
