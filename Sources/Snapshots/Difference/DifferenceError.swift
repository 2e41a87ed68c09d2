/// Why no difference could be worked out between two lists of sections: what each of them holds
/// more than once.
public struct DifferenceError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
  Hashable
{
  /// The duplicates of the older list, if it has any.
  public let initial: DuplicateIdentifiers<SectionID, ItemID>?
  /// The duplicates of the newer list, if it has any.
  public let final: DuplicateIdentifiers<SectionID, ItemID>?

  @usableFromInline
  init(
    initial: DuplicateIdentifiers<SectionID, ItemID>?,
    final: DuplicateIdentifiers<SectionID, ItemID>?
  ) {
    self.initial = initial
    self.final = final
  }
}

extension DifferenceError: CustomStringConvertible {
  /// Both reports in words.
  public var description: String {
    [initial.map { "before: \($0)" }, final.map { "after: \($0)" }].compactMap(\.self)
      .joined(separator: "; ")
  }
}

extension Difference {
  /// Works out what is different between two lists of sections, from the older to the newer;
  /// linear, but for the moves of a list whose order is mostly lost.
  ///
  /// - Throws: The duplicates of both lists, with all of their places.
  @inlinable
  public init(
    from old: [(SectionID, [ItemID])], to new: [(SectionID, [ItemID])]
  ) throws(DifferenceError<SectionID, ItemID>) {
    let initial = Snapshot(unchecked: old)
    let final = Snapshot(unchecked: new)
    guard initial.isUnique, final.isUnique else {
      throw DifferenceError(
        initial: initial.isUnique ? nil : DuplicateIdentifiers(in: old),
        final: final.isUnique ? nil : DuplicateIdentifiers(in: new))
    }
    self = final.difference(from: initial)
  }
}
