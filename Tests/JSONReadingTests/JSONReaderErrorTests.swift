import JSONReading
import Testing

/// A text that cannot be read, and what is said about it.
struct MalformedText: CustomTestStringConvertible {
  var text: String
  var report: String

  init(_ text: String, _ report: String) {
    self.text = text
    self.report = report
  }

  var testDescription: String { text.debugDescription }
}

@Suite struct JSONReaderErrorTests {
  static let malformed: [MalformedText] = [
    MalformedText("", "1:1: error: expected a value, but the text is empty"),
    MalformedText(" \n ", "2:2: error: expected a value, but the text is empty"),
    MalformedText("\u{FEFF}", "1:1: error: expected a value, but the text is empty"),
    MalformedText("\u{FEFF}]", "1:1: error: expected a value, not ']'"),
    MalformedText("]", "1:1: error: expected a value, not ']'"),
    MalformedText(",", "1:1: error: expected a value, not ','"),
    MalformedText("é", "1:1: error: expected a value, not 'é'"),
    MalformedText("\u{1}", "1:1: error: expected a value"),
    MalformedText("1 2", "1:3: error: unexpected text after the value"),
    MalformedText("1 \"", "1:3: error: unexpected text after the value"),
    MalformedText("[] tru", "1:4: error: unexpected text after the value"),
    MalformedText("\"a\"\"b", "1:4: error: unexpected text after the value"),
    MalformedText("{}\n]", "2:1: error: unexpected text after the value"),
    MalformedText(#""a" "b""#, "1:5: error: unexpected text after the value"),
    MalformedText("[", "1:2: error: the text ends inside the array that began at 1:1"),
    MalformedText("[1", "1:3: error: the text ends inside the array that began at 1:1"),
    MalformedText("[1,", "1:4: error: the text ends inside the array that began at 1:1"),
    MalformedText("{", "1:2: error: the text ends inside the object that began at 1:1"),
    MalformedText(
      "[{\"a\"\n", "2:1: error: the text ends inside the object that began at 1:2"),
    MalformedText(#"{"a":"#, "1:6: error: the text ends inside the object that began at 1:1"),
    MalformedText(#"{"a":1"#, "1:7: error: the text ends inside the object that began at 1:1"),
    MalformedText(#"{"a":1,"#, "1:8: error: the text ends inside the object that began at 1:1"),
    MalformedText(#""abc"#, "1:5: error: the text ends inside the string that began at 1:1"),
    MalformedText(#"["a\"#, "1:5: error: the text ends inside the string that began at 1:2"),
    MalformedText(#"["\u12"#, "1:7: error: the text ends inside the string that began at 1:2"),
    MalformedText(#"{"ab"#, "1:5: error: the text ends inside the string that began at 1:2"),
    MalformedText("[}", "1:2: error: expected a value or ']', not '}'"),
    MalformedText("[,", "1:2: error: expected a value or ']', not ','"),
    MalformedText("[1,]", "1:4: error: expected a value, not ']'"),
    MalformedText("[1}", "1:3: error: expected ',' or ']', not '}'"),
    MalformedText("[1 2]", "1:4: error: expected ',' or ']', not '2'"),
    MalformedText("[1:2]", "1:3: error: expected ',' or ']', not ':'"),
    MalformedText("{]", "1:2: error: expected a key in quotes or '}', not ']'"),
    MalformedText("{a:1}", "1:2: error: expected a key in quotes or '}', not 'a'"),
    MalformedText("{1:1}", "1:2: error: expected a key in quotes or '}', not '1'"),
    MalformedText(#"{"a" 1}"#, "1:6: error: expected ':' after the key, not '1'"),
    MalformedText(#"{"a":}"#, "1:6: error: expected a value, not '}'"),
    MalformedText(#"{"a"::1}"#, "1:6: error: expected a value, not ':'"),
    MalformedText(#"{"a":1]"#, "1:7: error: expected ',' or '}', not ']'"),
    MalformedText(#"{"a":1 "b":2}"#, "1:8: error: expected ',' or '}', not '\"'"),
    MalformedText(#"{"a":1,}"#, "1:8: error: expected a key in quotes, not '}'"),
    MalformedText(
      "[tru]", "1:2: error: unknown word 'tru'; only true, false and null stand without quotes"),
    MalformedText(
      "nil", "1:1: error: unknown word 'nil'; only true, false and null stand without quotes"),
    MalformedText(
      "[NaN]", "1:2: error: unknown word 'NaN'; only true, false and null stand without quotes"),
    MalformedText(
      "[truely]",
      "1:2: error: unknown word 'truely'; only true, false and null stand without quotes"),
    MalformedText("[01]", "1:2: error: malformed number '01'"),
    MalformedText("01", "1:1: error: malformed number '01'"),
    MalformedText("[-]", "1:2: error: malformed number '-'"),
    MalformedText("[1.]", "1:2: error: malformed number '1.'"),
    MalformedText("[1e]", "1:2: error: malformed number '1e'"),
    MalformedText("[1.5.2]", "1:2: error: malformed number '1.5.2'"),
    MalformedText("[-a]", "1:2: error: malformed number '-a'"),
    MalformedText("[0x1F]", "1:2: error: malformed number '0x1F'"),
    MalformedText("-", "1:1: error: malformed number '-'"),
    MalformedText("[+1]", "1:2: error: expected a value or ']', not '+'"),
    MalformedText("[.5]", "1:2: error: expected a value or ']', not '.'"),
    MalformedText("['a']", "1:2: error: expected a value or ']', not '''"),
    MalformedText("[1, // no\n2]", "1:5: error: expected a value, not '/'"),
    MalformedText(#"["\q"]"#, #"1:3: error: unknown escape '\q'"#),
    MalformedText(#"["é\é"]"#, #"1:4: error: unknown escape '\é'"#),
    MalformedText(#"["\u12G4"]"#, #"1:3: error: '\u' needs four hexadecimal digits"#),
    MalformedText(
      "[\"a\tb\"]", #"1:4: error: a control character in a string must be written as '\t'"#),
    MalformedText(
      "[\"a\n\"]", #"1:4: error: a control character in a string must be written as '\n'"#),
    MalformedText(
      "{\"\u{1}\":1}", #"1:3: error: a control character in a string must be written as '\u0001'"#),
    MalformedText(#"["\ud800"]"#, "1:3: error: half of a surrogate pair stands alone"),
    MalformedText(#"["x\udc00"]"#, "1:4: error: half of a surrogate pair stands alone"),
    MalformedText(#"["\ud800\ud800\udc00"]"#, "1:3: error: half of a surrogate pair stands alone"),
    MalformedText(#"["\ud800x\udc00"]"#, "1:3: error: half of a surrogate pair stands alone"),
    MalformedText(#"["\ud800\n"]"#, "1:3: error: half of a surrogate pair stands alone"),
    MalformedText(#"{"\udfff":1}"#, "1:3: error: half of a surrogate pair stands alone"),
    MalformedText(#"{"a":1,"a":2}"#, "1:8: error: duplicate key 'a'"),
    MalformedText(#"{"a":1,"\u0061":2}"#, "1:8: error: duplicate key 'a'"),
    MalformedText("{\"a\":{\"b\":1},\n \"é\":[{}],\n \"é\":2}", "3:2: error: duplicate key 'é'"),
    MalformedText(#"{"":1,"":2}"#, "1:7: error: duplicate key ''"),
    MalformedText("[1e400]", "1:2: error: the number '1e400' is too large"),
    MalformedText("[0, -1e999]", "1:5: error: the number '-1e999' is too large"),
    MalformedText(
      "{\"ключ\": tru}",
      "1:10: error: unknown word 'tru'; only true, false and null stand without quotes"),
    MalformedText("[\r\n  1,\r\n  2 3]", "3:5: error: expected ',' or ']', not '3'"),
  ]

  @Test("What is wrong is said with its place", arguments: malformed)
  func malformedText(_ malformed: MalformedText) {
    #expect(error(malformed.text)?.description == malformed.report)
  }

  @Test(
    "Bytes that are no UTF-8 are found at their place",
    arguments: [
      ([0x22, 0xFF, 0x22], 2),
      ([0x22, 0xC3, 0xA9, 0x80, 0x22], 3),
      ([0x22, 0xC0, 0x80, 0x22], 2),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 2),
      ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 2),
      ([0x22, 0xE2, 0x82], 2),
    ] as [([UInt8], Int)])
  func invalidUTF8(bytes: [UInt8], column: Int) {
    let expected = JSONError(.invalidUTF8, at: JSONPlace(line: 1, column: column))
    #expect(throws: expected) { try JSONReader().value(bytes) }
  }

  @Test func depthIsLimited() throws {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: Never.self) { try JSONReader().value(Array(deep.utf8)) }
    let error = error("\n[" + deep + "]")
    #expect(error?.problem == .tooDeep(limit: 512))
    #expect(error?.place == JSONPlace(line: 2, column: 513))
    let mixed = String(repeating: #"{"a":["#, count: 300)
    #expect(self.error(mixed)?.place == JSONPlace(line: 1, column: 256 * 6 + 1))
  }

  @Test func aLineOfALargerTextKeepsItsNumber() {
    #expect(throws: JSONError(.trailingText, at: JSONPlace(line: 12, column: 4))) {
      try JSONReader(firstLine: 12).value(Array("{} x".utf8))
    }
  }

  @Test func manyKeysAreStillCompared() {
    let keys = (0..<100).map { "\"k\($0)\":\($0)" }
    for repeated in [0, 15, 16, 17, 99] {
      let text = "{" + (keys + ["\"k\(repeated)\":0"]).joined(separator: ",") + "}"
      #expect(error(text)?.problem == .duplicateKey("k\(repeated)"))
    }
    #expect(error("[{\(keys.joined(separator: ","))},{\(keys.joined(separator: ","))}]") == nil)
  }

  private func error(_ text: String) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONReader().value(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }
}
