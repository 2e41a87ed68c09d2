import Foundation
import JSONReading
import TestSupport
import Testing

@Suite struct JSONReaderPropertyTests {
  private static let texts = [
    #"{"a":[1,-2.5e+3,"x\n\u00e9",null,true,{}],"b":false,"c":{"d":[[],[0]]}}"#,
    #"[{"id":"a1","kind":"album","title":"Ä","n":10},{"id":7,"z":[1,2,3]}]"#,
    "[ 0 , 12.75 , \"\" , { \"k\" : -1 } ]\n", "true", "-12.5", "\"text\"",
  ]

  @Test("Damaged texts are refused as another reader refuses them", arguments: seeds(40))
  func agreesWithFoundation(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      var bytes = Array(random.pick(Self.texts).utf8)
      for _ in 0..<random.int(in: 1...3) { damage(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      let accepted =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      do throws(JSONError) {
        _ = try JSONReader().value(bytes)
        #expect(accepted, "seed \(seed): only we accept \(text.debugDescription)")
      } catch {
        switch error.problem {
        // Ours alone, on purpose.
        case .duplicateKey, .numberOutOfRange: break
        // The other reader lets a comma stand before a closing bracket.
        case .expected("a value", "]"), .expected("a key in quotes", "}"): break
        default:
          #expect(
            !accepted, "seed \(seed): only we refuse \(text.debugDescription): \(error)")
        }
        #expect(isInside(error.place, text), "seed \(seed): \(error) in \(text.debugDescription)")
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = random.int(in: 0...(bytes.count - 1))
    switch random.int(in: 1...4) {
    case 1: bytes.remove(at: place)
    case 2: bytes[place] = random.pick(Array(#"{}[]",:\ 019-+.eEtfnuax"#.utf8))
    case 3: bytes.insert(random.pick(Array(#"{}[]",:\ 019-+.eEtfnuax"#.utf8)), at: place)
    default: bytes.removeLast(bytes.count - max(place, 1))
    }
    if bytes.isEmpty { bytes = [0x20] }
  }

  private func isInside(_ place: JSONPlace, _ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard (1...lines.count).contains(place.line) else { return false }
    return (1...(lines[place.line - 1].unicodeScalars.count + 1)).contains(place.column)
  }

  @Test("Doubles are read as correctly as the standard library reads them", arguments: seeds(20))
  func doubles(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let digits = String(random.next() >> UInt64(random.int(in: 0...60)))
      let text =
        digits + "." + String(random.next() >> UInt64(random.int(in: 0...60)))
        + (random.oneIn(3) ? "e\(random.int(in: -330...280))" : "")
      guard case .number(let value) = try JSONReader().value(Array(text.utf8)).content else {
        Issue.record("seed \(seed): \(text) is no number")
        return
      }
      #expect(value == Double(text), "seed \(seed): \(text)")
    }
  }
}
