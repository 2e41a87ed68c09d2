import Foundation
import TestSupport
import Testing

/// `null` on its way from JSON through Lua and back.
@Suite struct NullTests {
  /// A screen that sends what it is sent, as it is and changed.
  private static let screen = """
    local ui = require "tessellua"
    local value = ui.subject()
    return ui.screen {
      api_version = 1,
      inputs = { value = value },
      outputs = {
        same = value,
        pair = ui.combine_latest { value, ui.just(nil) },
        packed = value:map(function(v) return table.pack(v, nil) end),
        kind = value:map(function(v) return type(v) == "table" and v.n or type(v) end),
      },
      snapshot = ui.snapshot {}, sections = {},
    }

    """

  private func outputs(of value: String) throws -> [String: String] {
    try withScreen(Self.screen) { folder in
      let event = #"{"at":1,"send":{"input":"value","value":\#(value)}}"#
      let result = try folder.run("home --events - --frame 1", input: event)
      #expect(result.errors == "")
      #expect(result.status == 0)
      let start = try #require(result.output.range(of: #""outputs":["#)).upperBound
      let end = try #require(result.output.range(of: #"],"diagnostics""#)).lowerBound
      var outputs: [String: String] = [:]
      for part in result.output[start..<end].components(separatedBy: #"{"output":""#).dropFirst() {
        let words = part.components(separatedBy: #"","value":"#)
        var text = words.dropFirst().joined(separator: #"","value":"#)
        if text.hasSuffix(",") { text.removeLast() }
        outputs[words[0]] = String(text.dropLast())
      }
      return outputs
    }
  }

  @Test(
    "An array stays an array, whatever is in it",
    arguments: [
      "[null]", "[null,null]", "[null,1]", "[1,null]", "[]", "[[null],[]]", "null", "false",
      #"{"n":1}"#, #"{"n":0}"#, #"[{"n":2}]"#, #"{"a":[null,null],"n":3}"#,
    ])
  func roundTrip(value: String) throws {
    let outputs = try outputs(of: value)
    #expect(outputs["same"] == value)
    #expect(outputs["pair"] == "[\(value),null]")
    #expect(outputs["packed"] == "[\(value),null]")
  }

  @Test func nilIsNoKeyAndAnArrayWithItHasItsLength() throws {
    #expect(try outputs(of: #"{"a":null,"b":1}"#)["same"] == #"{"b":1}"#)
    #expect(try outputs(of: #"{"a":null}"#)["same"] == "[]")
    for (value, length) in [("[null]", "1"), ("[null,2,null]", "3"), ("null", "\"nil\"")] {
      #expect(try outputs(of: value)["kind"] == length)
    }
  }
}
