/// Which sections of two snapshots are the same, and which of those moved.
@usableFromInline
struct SectionMatching {
  /// For each new section its old position, or -1.
  @usableFromInline var oldPositions: [Int32]
  /// For each old section its new position, or -1.
  @usableFromInline var newPositions: [Int32]
  /// Whether each new section has moved.
  private var moved: [Bool]

  /// Takes over what the matching found.
  ///
  /// - Parameter oldPositions: For each new section its old position, or -1.
  @usableFromInline
  init(oldPositions: [Int32], oldCount: Int) {
    self.oldPositions = oldPositions
    var marked = oldPositions
    marked.withUnsafeMutableBufferPointer { marked in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * marked.count) { scratch in
        markMoves(in: marked, within: 0..<Int32(oldCount), scratch: scratch)
      }
    }
    moved = marked.map { $0 > 0 && $0 & movedBit != 0 }
    newPositions = [Int32](repeating: -1, count: oldCount)
    for (new, old) in oldPositions.enumerated() where old >= 0 {
      newPositions[Int(old)] = Int32(new)
    }
  }

  /// Enters the sections that came, went and moved.
  @usableFromInline
  func enter(into changes: inout Changes) {
    for (old, new) in newPositions.enumerated() where new < 0 {
      changes.sectionDeletes.append(old)
    }
    for (new, old) in oldPositions.enumerated() {
      if old < 0 {
        changes.sectionInserts.append(new)
      } else if moved[new] {
        changes.sectionMoves.append(Changes.SectionMove(from: Int(old), to: new))
      }
    }
  }

  /// The sections that stayed, in the new order.
  @usableFromInline var kept: [KeptPair] {
    oldPositions.enumerated().compactMap { new, old in
      old < 0 ? nil : KeptPair(old: Int(old), new: new)
    }
  }
}
