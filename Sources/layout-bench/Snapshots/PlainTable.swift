/// The least table in which every identifier of a list is found again: places in a power of two of
/// entries, half of them free.
struct PlainTable<ID: Hashable> {
  private let list: [ID]
  private var places: [Int32]

  init(_ list: [ID]) {
    self.list = list
    var capacity = 8
    while capacity < list.count * 2 { capacity *= 2 }
    places = Array(repeating: -1, count: capacity)
    for (position, identifier) in list.enumerated() {
      var place = identifier.hashValue & (capacity - 1)
      while places[place] >= 0 { place = (place + 1) & (capacity - 1) }
      places[place] = Int32(position)
    }
  }

  /// Hashes every identifier of the list.
  @inline(never)
  func hashAll() -> Int {
    list.reduce(0) { $0 ^ $1.hashValue }
  }

  /// How many of some identifiers are in the table.
  func numberFound(of identifiers: [ID]) -> Int {
    places.withUnsafeBufferPointer { places in
      list.withUnsafeBufferPointer { list in
        var found = 0
        let mask = places.count - 1
        for identifier in identifiers {
          var place = identifier.hashValue & mask
          while places[place] >= 0 {
            if list[Int(places[place])] == identifier {
              found += 1
              break
            }
            place = (place + 1) & mask
          }
        }
        return found
      }
    }
  }
}

/// Whether two lists are equal from some places on, item by item.
@inline(never)
func areEqual<ID: Equatable>(_ first: ArraySlice<ID>, _ second: ArraySlice<ID>) -> Bool {
  zip(first, second).allSatisfy(==)
}
