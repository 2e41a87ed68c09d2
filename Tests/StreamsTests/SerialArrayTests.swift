import TestSupport
import Testing

@testable import Streams

/// The list of observers beside a plain array, with objects that count how many of them live.
@Suite struct SerialArrayTests {
  private final class Token {
    let counter: Counter

    init(_ counter: Counter) {
      self.counter = counter
      counter.live += 1
    }

    deinit {
      counter.live -= 1
    }
  }

  private final class Counter {
    var live = 0
  }

  @Test(arguments: seeds(30))
  func anyRunKeepsOrderAndLetsGoOfEverything(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let counter = Counter()
    do {
      var array = SerialArray<Token?>()
      var model: [(serial: Int, token: Token)] = []
      for _ in 0..<600 {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<50:
          let token = Token(counter)
          model.append((array.append(token), token))
        case 50..<96:
          // Most often the last one, as a subscription that is disposed of at once.
          guard !model.isEmpty else { continue }
          let index =
            Bool.random(using: &random)
            ? model.count - 1 : Int.random(in: model.indices, using: &random)
          let (serial, token) = model.remove(at: index)
          let removed = array.remove(serial, leaving: nil, keepingGaps: .random(using: &random))
          #expect(removed.flatMap(\.self) === token, "seed \(seed)")
          #expect(array.remove(-1, leaving: nil, keepingGaps: false) == nil)
        default:
          let all = array.removeAll()
          #expect(array.count == 0)
          if Bool.random(using: &random) { array.reuse(all) }
          model = []
        }
        #expect(array.count == model.count, "seed \(seed)")
        let values = (0..<array.slotCount).compactMap { array.slots[$0].value }
        #expect(values.map(ObjectIdentifier.init) == model.map { ObjectIdentifier($0.token) })
        #expect(counter.live == model.count, "seed \(seed)")
      }
    }
    #expect(counter.live == 0, "seed \(seed)")
  }

  @Test func aRemovedSerialIsNotFoundAgain() {
    var array = SerialArray<Int>()
    let serials = (0..<40).map { array.append($0) }
    for serial in serials.dropLast() {
      #expect(array.remove(serial, leaving: -1, keepingGaps: true) == serial)
      #expect(array.remove(serial, leaving: -1, keepingGaps: true) == nil)
    }
    array.closeGapsIfMany()
    #expect(array.slotCount == 1)
    #expect(array.append(40) == 40)
  }
}
