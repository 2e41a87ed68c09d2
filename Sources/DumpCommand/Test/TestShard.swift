/// One of several parts of all tests, which machines share among themselves.
///
/// A test belongs to a part by its own name, so it stays there whatever other tests come and go.
struct TestShard: Sendable, Hashable {
  /// Which part, from 1.
  var number: Int
  /// How many parts there are.
  var count: Int

  /// Reads `I/N`.
  init(_ text: String) throws(BadValue) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { throw BadValue(expected: "a part of all parts, such as 1/4") }
    self.number = number
    self.count = count
  }

  /// Whether what has this name belongs to the part.
  func contains(_ name: String) -> Bool {
    // FNV-1a spreads short texts evenly, and gives the same on every machine.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash % UInt64(count)) == number - 1
  }
}
