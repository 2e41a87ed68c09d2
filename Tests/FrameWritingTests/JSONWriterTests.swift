import FrameWriting
import JSONReading
import SectionHost
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test(
    "Only what JSON asks for is escaped",
    arguments: [
      ("", #""""#), ("a", #""a""#), ("a\"b\\c/", #""a\"b\\c/""#),
      ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
      ("é漢😀\u{2028}", "\"é漢😀\u{2028}\""), ("\n", #""\n""#), ("x\n", #""x\n""#), ("\nx", #""\nx""#),
    ])
  func strings(value: String, text: String) {
    #expect(written { $0.write(value) } == text)
    #expect(
      written { writer in
        writer.beginObject()
        writer.key(named: value)
        writer.write(true)
        writer.endObject()
      } == "{\(text):true}")
  }

  @Test func longTextsGrowTheBuffer() {
    let text = String(repeating: "0123456789\n", count: 20_000)
    #expect(written { $0.write(text) }.count == 20_000 * 12 + 2)
  }

  private static var value: FrameValue {
    .object([
      .init("z", .array([])), .init("a", .object([])),
      .init("numbers", .array([.integer(1), .number(2.5), .integer(-3)])),
      .init("mixed", .array([.integer(1), .null])),
      .init("long", .array((0..<9).map { .integer($0) })),
      .init("exact", .array([.integer(.max)])),
      .init("deep", .array([.object([.init("b", .boolean(false))]), .array([.array([])])])),
    ])
  }

  @Test func compactHasNoWhiteSpace() {
    #expect(
      written { $0.write(Self.value) } == #"{"z":[],"a":{},"numbers":[1,2.5,-3],"mixed":[1,null],"#
        + #""long":[0,1,2,3,4,5,6,7,8],"exact":[9223372036854775807],"#
        + #""deep":[{"b":false},[[]]]}"#)
  }

  @Test func indentedHasALineForEachValue() {
    #expect(
      written(.indented) { $0.write(Self.value) } == """
        {
          "z": [],
          "a": {},
          "numbers": [1, 2.5, -3],
          "mixed": [
            1,
            null
          ],
          "long": [
            0,
            1,
            2,
            3,
            4,
            5,
            6,
            7,
            8
          ],
          "exact": [
            9223372036854775807
          ],
          "deep": [
            {
              "b": false
            },
            [
              []
            ]
          ]
        }
        """)
  }

  @Test("What is written reads back equal, in both styles", arguments: seeds(50))
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let value = FrameValue.random(&random, depth: 4)
    for style in [JSONWriter.Style.compact, .indented] {
      let text = written(style) { $0.write(value) }
      let read = try JSONReader().value(Array(text.utf8))
      #expect(FrameValue(read) == value.asRead, "seed \(seed): \(text)")
    }
  }

  @Test func drainingGoesOnWhereItWas() {
    var writer = JSONWriter()
    var text = ""
    writer.beginArray()
    for number in 0..<3 {
      writer.write(number)
      writer.drain { text += String(decoding: $0, as: UTF8.self) + "|" }
    }
    writer.endArray()
    writer.drain { text += String(decoding: $0, as: UTF8.self) }
    #expect(text == "[0|,1|,2|]")
  }
}

extension FrameValue {
  /// A value that was read, without its places.
  fileprivate init(_ read: JSONValue) {
    switch read.content {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map { FrameValue($0) })
    case .object(let members):
      self = .object(members.map { Field($0.key, FrameValue($0.value)) })
    }
  }

  /// The value as its text is read: a whole number without exponent comes back as an integer.
  fileprivate var asRead: FrameValue {
    switch self {
    case .number(let value):
      // Above 2^53 the shortest digits are another whole number, of the same double.
      Int64(written { $0.write(value) }).map { .integer($0) } ?? self
    case .array(let values): .array(values.map(\.asRead))
    case .object(let fields): .object(fields.map { Field($0.key, $0.value.asRead) })
    default: self
    }
  }

  fileprivate static func random(_ random: inout SplitMix64, depth: Int) -> FrameValue {
    switch random.int(in: depth > 0 ? 0...7 : 0...5) {
    case 0: return .null
    case 1: return .boolean(random.oneIn(2))
    case 2: return .integer(Int64(bitPattern: random.next() >> UInt64(random.int(in: 0...63))))
    case 3:
      let value = Double(bitPattern: random.next())
      return .number(value.isFinite ? value : 0.1)
    case 4: return .number(Double(random.int(in: -5000...5000)) / Double(random.int(in: 1...12)))
    case 5: return .string(text(&random))
    case 6:
      return .array(
        (0..<random.int(in: 0...9)).map { _ in .random(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<random.int(in: 0...20)).map { index in
          Field("\(index)" + text(&random), .random(&random, depth: depth - 1))
        })
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "\"", "\\", "\n", "\0", "\u{1F}", "é", "漢", "😀", "/",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<random.int(in: 0...12) { text.append(random.pick(scalars)) }
    return String(text)
  }
}
