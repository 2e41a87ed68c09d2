import LayoutGeometry

/// Sizes that items or views were measured at, by what they are and the width they were offered.
///
/// A screen that is turned and turned back finds the sizes of both widths (geometry 10).
struct MeasuredSizes<Key: Hashable> {
  /// What measuring at one width gave.
  struct Entry {
    var width: Double
    var size: MeasuredSize
  }

  /// Most are measured at one width only, for which no list is made.
  private struct Entries {
    var first: Entry
    var others: [Entry] = []
  }

  private var entries: [Key: Entries] = [:]
  /// Whose newest measurement failed.
  private(set) var failures: [Key: ScreenFailure] = [:]

  var isEmpty: Bool { entries.isEmpty }
  var keys: some Sequence<Key> { entries.keys }

  /// The size for an offered width, where it was measured.
  func size(of key: Key, offered: Size) -> MeasuredSize? {
    guard let found = entries[key] else { return nil }
    if found.first.width == offered.width { return found.first.size }
    return found.others.first { $0.width == offered.width }?.size
  }

  /// Keeps a size, or why there is none.
  mutating func set(
    _ size: MeasuredSize, of key: Key, offered: Size, failure: ScreenFailure? = nil
  ) {
    let entry = Entry(width: offered.width, size: size)
    if entries[key]?.others.append(entry) == nil { entries[key] = Entries(first: entry) }
    if failure != nil || !failures.isEmpty { failures[key] = failure }
  }

  /// Forgets what went or changed; true where something was known.
  @discardableResult
  mutating func remove(_ key: Key) -> Bool {
    failures[key] = nil
    return entries.removeValue(forKey: key) != nil
  }

  /// Forgets everything.
  mutating func removeAll() { self = MeasuredSizes() }
}
