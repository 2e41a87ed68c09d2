/// Orders in which some things can arrive.
///
/// All of them for up to six things, in the order of their numbers; of more things 720 different
/// ones, which are the same on every run.
struct ArrivalOrders {
  /// The most things of which all orders are given.
  static let mostInFull = 6
  /// How many orders there are of six things, and are given of more.
  static let most = 720

  /// The orders, each as the numbers of the things from 0.
  let orders: [[Int]]
  /// Whether there are more.
  let isSampled: Bool

  init(count: Int) {
    isSampled = count > Self.mostInFull
    orders = isSampled ? Self.sample(count) : Self.all(Array(0..<count))
  }

  private static func all(_ things: [Int]) -> [[Int]] {
    guard things.count > 1 else { return [things] }
    return things.indices.flatMap { index in
      var rest = things
      let first = rest.remove(at: index)
      return all(rest).map { [first] + $0 }
    }
  }

  /// The order of the numbers first, then shuffled ones.
  private static func sample(_ count: Int) -> [[Int]] {
    var generator = Generator()
    var orders = [Array(0..<count)]
    var known = Set(orders)
    while orders.count < most {
      let order = (0..<count).shuffled(using: &generator)
      if known.insert(order).inserted { orders.append(order) }
    }
    return orders
  }

  /// SplitMix64 with a fixed seed (Steele, Lea and Flood, 2014).
  private struct Generator: RandomNumberGenerator {
    private var state: UInt64 = 0

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
