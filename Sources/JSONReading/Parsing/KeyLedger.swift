/// The keys of all objects that are open, so that a second use of a key is found.
///
/// Keys are compared by bytes. A small object is searched, a large one gets a set.
struct KeyLedger {
  private struct Level {
    var firstKey: Int
    var firstByte: Int
    var set: Set<[UInt8]>?
  }

  private static let searchedKeys = 16

  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var levels: [Level] = []

  /// Opens an object.
  mutating func open() {
    levels.append(Level(firstKey: ends.count, firstByte: bytes.count, set: nil))
  }

  /// Closes the innermost object and forgets its keys.
  mutating func close() {
    guard let level = levels.popLast() else { return }
    ends.removeLast(ends.count - level.firstKey)
    bytes.removeLast(bytes.count - level.firstByte)
  }

  /// Notes a key of the innermost object; false where it has the key already.
  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let level = levels.last else { return true }
    if level.set != nil {
      return levels[levels.count - 1].set?.insert(Array(key)).inserted ?? true
    }
    if ends.count - level.firstKey == Self.searchedKeys {
      var set: Set<[UInt8]> = []
      var start = level.firstByte
      for end in ends[level.firstKey...] {
        set.insert(Array(bytes[start..<end]))
        start = end
      }
      let inserted = set.insert(Array(key)).inserted
      levels[levels.count - 1].set = set
      return inserted
    }
    var start = level.firstByte
    for end in ends[level.firstKey...] {
      if end - start == key.count, bytes[start..<end].elementsEqual(key) { return false }
      start = end
    }
    bytes.append(contentsOf: key)
    ends.append(bytes.count)
    return true
  }
}
