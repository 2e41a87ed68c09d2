import LayoutGeometry
import Snapshots

extension CompositionalLayout {
  /// Follows the changes between two snapshots; what was measured of all that stays is kept.
  ///
  /// O(sections x sections that came, went or moved), a few of them at most, and O(log n) for each
  /// run of items that came or went; with more than a few everything is laid out anew.
  ///
  /// - Parameter section: Gives the section at a place in the newer snapshot.
  /// - Returns: The items of the newer snapshot whose measured sizes are to be given again.
  func apply(
    _ changes: Changes, from old: Snapshot<String, ItemIdentifier>, section: (Int) -> Section
  ) -> UnsizedItems {
    var unsized = UnsizedItems()
    let count = old.numberOfSections - changes.sectionDeletes.count + changes.sectionInserts.count
    let steps =
      changes.sectionDeletes.count + changes.sectionInserts.count + 2 * changes.sectionMoves.count
    guard steps <= 16 else {
      setSections((0..<count).map(section))
      unsized.isAll = true
      return unsized
    }
    let removed = ItemRuns(changes.itemDeletes + changes.itemMoves.map(\.from))
    let inserted = ItemRuns(changes.itemInserts + changes.itemMoves.map(\.to))
    for (place, runs) in removed.bySection {
      if runs.count > ItemRuns.limit {
        removeItems(0..<itemCount(inSection: place), inSection: place)
      } else {
        for run in runs.reversed() { removeItems(run, inSection: place) }
      }
    }
    applySections(changes, count: old.numberOfSections, section)
    for (place, runs) in inserted.bySection where runs.count <= ItemRuns.limit {
      // What went from it was taken away whole where that was less work.
      guard
        itemCount(inSection: place) + runs.reduce(0, { $0 + $1.count })
          == section(place).itemCount
      else { continue }
      for run in runs { insertItems(run.count, at: run.lowerBound, inSection: place) }
    }
    unsized.paths = changes.itemMoves.map(\.to)
    for place in 0..<count {
      let wanted = section(place).itemCount
      guard itemCount(inSection: place) != wanted else { continue }
      removeItems(0..<itemCount(inSection: place), inSection: place)
      setItemCount(wanted, inSection: place)
      unsized.sections.insert(place)
    }
    return unsized
  }

  /// Sections come, go and move; what moves waits at the end until its place is reached.
  private func applySections(_ changes: Changes, count: Int, _ section: (Int) -> Section) {
    guard
      !changes.sectionDeletes.isEmpty || !changes.sectionInserts.isEmpty
        || !changes.sectionMoves.isEmpty
    else { return }
    var order = Array(0..<count)
    for place in changes.sectionDeletes.reversed() {
      removeSection(at: place)
      order.remove(at: place)
    }
    func move(_ old: Int, to target: Int) {
      guard let place = order.lastIndex(of: old) else { return }
      moveSection(from: place, to: target)
      order.insert(order.remove(at: place), at: target)
    }
    for entry in changes.sectionMoves { move(entry.from, to: order.count - 1) }
    let inserts = changes.sectionInserts.map { (target: $0, source: -1) }
    let moves = changes.sectionMoves.map { (target: $0.to, source: $0.from) }
    for (target, source) in (inserts + moves).sorted(by: { $0.target < $1.target }) {
      if source < 0 {
        insertSection(section(target), at: target)
        order.insert(source, at: target)
      } else {
        move(source, to: target)
      }
    }
  }
}
