/// Which sections of two snapshots are the same, and which of those moved.
@usableFromInline
struct SectionMatching {
  /// For each new section its old position, or -1.
  @usableFromInline let oldPositions: [Int32]
  /// For each old section its new position, or -1.
  @usableFromInline let newPositions: [Int32]
  /// The new positions of the sections that moved, ascending.
  private let moved: [Int32]

  /// Takes over what the matching of all sections found.
  @usableFromInline
  init(_ matches: Matches, oldCount: Int) {
    oldPositions = Array(matches.positions)
    moved = Array(matches.moved())
    var newPositions = [Int32](repeating: -1, count: oldCount)
    for (new, old) in oldPositions.enumerated() where old >= 0 {
      newPositions[Int(old)] = Int32(new)
    }
    self.newPositions = newPositions
  }

  /// Enters the sections that came, went and moved.
  @usableFromInline
  func enter(into changes: inout Changes) {
    for (old, new) in newPositions.enumerated() where new < 0 {
      changes.sectionDeletes.append(old)
    }
    for (new, old) in oldPositions.enumerated() where old < 0 {
      changes.sectionInserts.append(new)
    }
    changes.sectionMoves = moved.map {
      Changes.SectionMove(from: Int(oldPositions[Int($0)]), to: Int($0))
    }
  }

  /// The sections that stayed, in the new order.
  @usableFromInline var kept: [KeptPair] {
    oldPositions.enumerated().compactMap { new, old in
      old < 0 ? nil : KeptPair(old: Int(old), new: new)
    }
  }
}
