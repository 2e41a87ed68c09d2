import JSONReading
import Testing

@Suite struct JSONReaderTests {
  @Test(
    "Numbers keep their kind",
    arguments: [
      ("0", .integer(0)), ("-0", .integer(0)), ("7", .integer(7)), ("-12", .integer(-12)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("-9223372036854775809", .number(-9_223_372_036_854_775_808)),
      ("123456789012345678901234567890", .number(1.2345678901234568e29)),
      ("1.0", .number(1)), ("-0.0", .number(-0.0)), ("0.5", .number(0.5)), ("1e2", .number(100)),
      ("1E+2", .number(100)), ("25e-1", .number(2.5)), ("0.1", .number(0.1)),
      ("114.66666666666667", .number(114.66666666666667)),
      ("5e-324", .number(.leastNonzeroMagnitude)),
      ("1e-400", .number(0)), ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
      ("9007199254740993.0", .number(9_007_199_254_740_992)), ("0e5", .number(0)),
      ("2.2250738585072011e-308", .number(Double(bitPattern: 0xF_FFFF_FFFF_FFFF))),
      ("0.00000000000000000000001", .number(1e-23)),
    ] as [(String, JSONValue.Content)])
  func numbers(text: String, content: JSONValue.Content) throws {
    #expect(try value(text).content == content)
    #expect(try value("[\(text)]").content == .array([JSONValue(content, offset: 1)]))
    #expect(try value("\n \(text) \n") == JSONValue(content, offset: 2))
  }

  @Test(
    "Escapes are resolved",
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\ude00!""#, "😀!"), (#""\u0000a""#, "\0a"),
      ("\"é漢😀\u{7F}\u{2028}\"", "é漢😀\u{7F}\u{2028}"), (#""\\ud800""#, "\\ud800"),
    ])
  func strings(text: String, string: String) throws {
    #expect(try value(text).content == .string(string))
    #expect(
      try value("{\(text):null}").content
        == .object([
          .init(key: string, keyOffset: 1, value: JSONValue(.null, offset: text.utf8.count + 2))
        ]))
  }

  @Test func everyValueKnowsItsPlace() throws {
    let text = "{ \"é\" : [ true ,{}, \"\\n\" ],\n\t\"b\":\r\n-1.5 }"
    let value = try value(text)
    let places = places(of: value, in: Array(text.utf8))
    #expect(
      places == [
        "object 1:1", "key é 1:3", "array 1:9", "boolean 1:11", "object 1:17", "string 1:21",
        "key b 2:2", "number 3:1",
      ])
    #expect(value["b"]?.content == .number(-1.5))
    #expect(value["c"] == nil)
  }

  @Test func membersKeepTheOrderOfTheText() throws {
    guard case .object(let members) = try value(#"{"z":1,"a":2,"10":3,"9":4}"#).content else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == ["z", "a", "10", "9"])
  }

  @Test func keysDifferByBytes() throws {
    // Swift calls these two the same text.
    let text = "{\"\u{E9}\":1,\"e\u{301}\":2}"
    #expect(throws: Never.self) { try JSONReader().value(Array(text.utf8)) }
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try value("\u{FEFF}[1]").content == .array([JSONValue(.integer(1), offset: 4)]))
  }

  @Test("A visitor sees everything once, in order")
  func visitor() throws {
    let recorder = Recorder()
    try JSONReader().read(
      Array(#"{"a":[1,2.5,"x\n",null,true,{}],"b":false}"#.utf8), into: recorder)
    #expect(
      recorder.events == [
        "{ 0", "key a 1", "[ 5", "1 6", "2.5 8", "x\n 12", "null 18", "true 23", "{ 28", "} 29",
        "] 30", "key b 32", "false 36", "} 41",
      ])
  }

  @Test(
    "A visitor that refuses ends the reading there",
    arguments: [
      ("[1,\n  7, 8]", "2:3: error: no seven"), ("[1, 13]", "1:1: error: no thirteen"),
    ])
  func refusal(text: String, report: String) {
    let recorder = Recorder()
    do throws(JSONError) {
      try JSONReader().read(Array(text.utf8), into: recorder)
      Issue.record("nothing was refused")
    } catch {
      #expect(error.description == report)
      #expect(recorder.events.count == 2)
    }
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONReader().value(Array(text.utf8))
  }

  private func places(of value: JSONValue, in text: [UInt8]) -> [String] {
    let reader = JSONReader()
    let kind = value.kind.split(separator: " ").last ?? ""
    var all = ["\(kind) \(reader.place(of: value.offset, in: text))"]
    switch value.content {
    case .array(let values):
      for value in values { all += places(of: value, in: text) }
    case .object(let members):
      for member in members {
        all.append("key \(member.key) \(reader.place(of: member.keyOffset, in: text))")
        all += places(of: member.value, in: text)
      }
    default: break
    }
    return all
  }
}

/// Writes down what it is given; refuses 7 at its place and 13 at the start of the text.
private final class Recorder: JSONVisitor {
  private(set) var events: [String] = []

  func null(at offset: Int) { events.append("null \(offset)") }
  func boolean(_ value: Bool, at offset: Int) { events.append("\(value) \(offset)") }
  func integer(_ value: Int64, at offset: Int) throws(JSONRefusal) {
    if value == 7 { throw JSONRefusal("no seven") }
    if value == 13 { throw JSONRefusal("no thirteen", offset: 0) }
    events.append("\(value) \(offset)")
  }
  func number(_ value: Double, at offset: Int) { events.append("\(value) \(offset)") }
  func string(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    events.append("\(String(decoding: text, as: UTF8.self)) \(offset)")
  }
  func beginArray(at offset: Int) { events.append("[ \(offset)") }
  func endArray(at offset: Int) { events.append("] \(offset)") }
  func beginObject(at offset: Int) { events.append("{ \(offset)") }
  func key(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    events.append("key \(String(decoding: text, as: UTF8.self)) \(offset)")
  }
  func endObject(at offset: Int) { events.append("} \(offset)") }
}
