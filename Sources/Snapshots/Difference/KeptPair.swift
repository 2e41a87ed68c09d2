/// The two positions of an identifier that an older and a newer snapshot both hold.
///
/// Of an item they count over all sections, so that a caller that keeps its models in flat arrays
/// beside the snapshots finds both models without another look-up.
public struct KeptPair: Sendable, Hashable {
  @usableFromInline let oldPosition: Int32
  @usableFromInline let newPosition: Int32

  /// Makes a pair from its two positions, which are below 2^30.
  @inlinable
  public init(old: Int, new: Int) {
    oldPosition = Int32(truncatingIfNeeded: old)
    newPosition = Int32(truncatingIfNeeded: new)
  }

  /// The position in the older snapshot.
  @inlinable
  public var old: Int { Int(oldPosition) }

  /// The position in the newer snapshot.
  @inlinable
  public var new: Int { Int(newPosition) }
}
