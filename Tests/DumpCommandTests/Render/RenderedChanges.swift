/// The changes of a frame, and their replay.
struct RenderedChanges: Decodable, Hashable {
  struct SectionPlace: Decodable, Hashable {
    var section: String
    var at: Int
  }

  struct SectionMove: Decodable, Hashable {
    var section: String
    var from: Int
    var to: Int
  }

  struct ItemPlace: Decodable, Hashable {
    var item: String
    var at: [Int]
  }

  struct ItemMove: Decodable, Hashable {
    var item: String
    var from: [Int]
    var to: [Int]
  }

  struct List<Place: Decodable & Hashable, Move: Decodable & Hashable>: Decodable, Hashable {
    var deleted: [Place]
    var inserted: [Place]
    var moved: [Move]
    var reloaded: [Place]
    var reconfigured: [Place]
  }

  var sections: List<SectionPlace, SectionMove>
  var items: List<ItemPlace, ItemMove>

  /// A section and its items, by name.
  struct Section: Hashable {
    var id: String
    var items: [String]
  }

  /// Why a replay is impossible.
  struct Contradiction: Error, Hashable { var message: String }

  /// The old sections with the changes carried out (snapshots 7.2).
  ///
  /// The new ones are asked for what an inserted section brings.
  func replay(on old: [Section], to new: [Section]) throws -> [Section] {
    for place in sections.deleted { try expect(old, place.at, place.section) }
    for move in sections.moved { try expect(old, move.from, move.section) }
    for place in sections.inserted { try expect(new, place.at, place.section) }

    let gone = Set(sections.deleted.map(\.at) + sections.moved.map(\.from))
    var staying = old.indices.filter { !gone.contains($0) }[...]
    let count = staying.count + sections.inserted.count + sections.moved.count
    var result: [Section] = []
    for target in 0..<count {
      if sections.inserted.contains(where: { $0.at == target }) {
        result.append(new[target])
      } else {
        let moved = sections.moved.first { $0.to == target }?.from
        guard let source = moved ?? staying.popFirst() else {
          throw Contradiction(message: "no section is left for place \(target)")
        }
        result.append(
          Section(id: old[source].id, items: try items(of: source, in: old, target: target)))
      }
    }
    if !staying.isEmpty { throw Contradiction(message: "sections are left over") }
    return result
  }

  private func expect(_ sections: [Section], _ at: Int, _ id: String) throws {
    guard sections.indices.contains(at), sections[at].id == id else {
      throw Contradiction(message: "section \(id) is not at \(at)")
    }
  }

  /// The items of a section that stays.
  private func items(of source: Int, in old: [Section], target: Int) throws -> [String] {
    let before = old[source].items
    let leaving = items.deleted.map { ($0.item, $0.at) } + items.moved.map { ($0.item, $0.from) }
    let gone = leaving.filter { $0.1[0] == source }
    for (item, at) in gone where !before.indices.contains(at[1]) || before[at[1]] != item {
      throw Contradiction(message: "item \(item) is not at \(at)")
    }
    let goneIndexes = gone.map { $0.1[1] }
    if Set(goneIndexes).count != gone.count {
      throw Contradiction(message: "section \(source) loses an item twice")
    }
    var staying = before.indices.filter { !goneIndexes.contains($0) }.map { before[$0] }[...]

    let coming = items.inserted.map { ($0.item, $0.at) } + items.moved.map { ($0.item, $0.to) }
    var placed: [Int: String] = [:]
    for (item, at) in coming where at[0] == target {
      if placed.updateValue(item, forKey: at[1]) != nil {
        throw Contradiction(message: "two items come to \(at)")
      }
    }
    var result: [String] = []
    while !staying.isEmpty || !placed.isEmpty {
      guard let item = placed.removeValue(forKey: result.count) ?? staying.popFirst() else {
        throw Contradiction(message: "section \(target) has a gap at \(result.count)")
      }
      result.append(item)
    }
    return result
  }
}

extension RenderedFrame {
  /// The sections with the names of their items.
  var outline: [RenderedChanges.Section] {
    sections.map { .init(id: $0.id, items: $0.items.map(\.name)) }
  }
}
