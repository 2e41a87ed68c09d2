/// A section's position and an item's position in it, both from 0.
public struct ItemPath: Sendable, Hashable {
  /// The section's position.
  public var section: Int
  /// The item's position in the section.
  public var item: Int

  /// Makes a path from its two positions.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Whether one path comes before another in the order of the snapshot.
  @inlinable
  public static func < (first: ItemPath, second: ItemPath) -> Bool {
    first.section != second.section ? first.section < second.section : first.item < second.item
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path as reports write it, `"section.item"`.
  public var description: String { "\(section).\(item)" }
}
