import JSONReading
import TestSupport
import Testing

@Suite struct JSONLinesTests {
  @Test(
    "Blank lines count but are left out",
    arguments: [
      ("", []), ("\n\n", []), ("a", ["1:a"]), ("a\n", ["1:a"]), ("a\nb", ["1:a", "2:b"]),
      ("\n a\n \t\r\n\nb\r\n", ["2: a", "5:b\r"]),
    ])
  func lines(text: String, expected: [String]) {
    var lines = JSONLines()
    lines.append(text.utf8)
    lines.finish()
    #expect(all(&lines) == expected)
    #expect(lines.next() == nil)
  }

  @Test func blankLinesAreGivenOnWish() {
    var lines = JSONLines(keepsBlankLines: true)
    lines.append("a\n\n \nb".utf8)
    #expect(all(&lines) == ["1:a", "2:", "3: "])
    lines.finish()
    #expect(all(&lines) == ["4:b"])
  }

  @Test func aLineWaitsForItsEnd() {
    var lines = JSONLines()
    lines.append("{\"a\"".utf8)
    #expect(lines.next() == nil)
    lines.append(":1}".utf8)
    #expect(lines.next() == nil)
    lines.append("\n{".utf8)
    #expect(all(&lines) == ["1:{\"a\":1}"])
    lines.append("}\n".utf8)
    #expect(all(&lines) == ["2:{}"])
  }

  @Test("Pieces of any size give the same lines", arguments: seeds(20))
  func pieces(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = (0..<200).map { _ in
      random.oneIn(5) ? " " : String(repeating: "é{}", count: random.int(in: 0...9))
    }.joined(separator: "\n")
    var whole = JSONLines()
    whole.append(text.utf8)
    whole.finish()
    let expected = all(&whole)

    var pieces = JSONLines()
    var found: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let size = min(rest.count, random.int(in: 1...40))
      pieces.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      if random.oneIn(2) { found += all(&pieces) }
    }
    pieces.finish()
    found += all(&pieces)
    #expect(found == expected, "seed \(seed)")
  }

  private func all(_ lines: inout JSONLines) -> [String] {
    var found: [String] = []
    while let line = lines.next() {
      found.append("\(line.number):\(String(decoding: line.bytes, as: UTF8.self))")
    }
    return found
  }
}
