import TestSupport
import Testing

/// Data and events that cannot be used: what is wrong, where, and what is written all the same.
@Suite struct InputErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String { text }
    var text: String
    var report: String
    /// The times of the frames that are written.
    var frames: [Double] = [0]
  }

  static let data = [
    Case(text: "", report: "1:1: error: expected a value, but the text is empty"),
    Case(text: "[]", report: "1:1: error: expected an object with a value for each input"),
    Case(text: "{", report: "1:2: error: the text ends inside the object that began at 1:1"),
    Case(
      text: #"{"lst":[]}"#,
      report: "1:2: error: unknown input \"lst\"\nhint: did you mean \"list\"?"),
    Case(
      text: "{\"list\":[],\n \"other\":1}",
      report: "2:2: error: unknown input \"other\"\nhint: the inputs are list, relay"),
    Case(
      text: #"{"list":[1,2"#,
      report: "1:13: error: the text ends inside the array that began at 1:9"),
    Case(text: #"{"list":[],"list":[]}"#, report: "1:12: error: duplicate key 'list'"),
    Case(
      text: "{\"list\":[\n{\"id\" 2}]}", report: "2:7: error: expected ':' after the key, not '2'"),
    Case(text: #"{"relay":1e999}"#, report: "1:10: error: the number '1e999' is too large"),
    Case(
      text: #"{"relay":nan}"#,
      report: "1:10: error: unknown word 'nan'; only true, false and null stand without quotes"),
    Case(text: #"{"list":[]} x"#, report: "1:13: error: unexpected text after the value"),
    Case(
      text: #"{"list":["\ud800"]}"#, report: "1:11: error: half of a surrogate pair stands alone"),
  ]

  @Test(arguments: data)
  func badData(_ bad: Case) throws {
    try withScreen(listScreen, files: ["d.json": bad.text, "out.json": "old"]) { folder in
      let result = try folder.run("render home --data d.json")
      #expect(result == ProcessResult(output: "", errors: "d.json:\(bad.report)\n", status: 2))
      // What was there before is not replaced by nothing.
      let written = try folder.run("render home --data d.json -o out.json")
      #expect(written == result)
      #expect(folder.read("out.json") == "old")
      let piped = try folder.run("render home --data -", input: bad.text)
      #expect(piped.errors == "standard input:\(bad.report)\n")
    }
  }

  static let events = [
    Case(
      text: "x",
      report: "1:1: error: unknown word 'x'; only true, false and null stand without quotes"),
    Case(text: "[]", report: "1:1: error: an event: expected an object, got an array"),
    Case(text: "{}", report: "1:1: error: expected an event"),
    Case(
      text: #"{"at":10,"send":{"input":"list","value":[]}}"# + "\n" + #"{"at":20,"snd":{}}"#,
      report: "2:10: error: unknown field \"snd\" of an event\nhint: did you mean \"send\"?"),
    Case(
      text: #"{"at":10,"send":{"input":"list","value":[{"id":1}]}}"# + "\n" + #"{"at":10,"#,
      report: "2:10: error: the text ends inside the object that began at 2:1", frames: [0, 10]),
    Case(
      text: #"{"at":10,"send":{"input":"list","value":[{"id":1}]}}"# + "\n" + #"{"at":5}"#,
      report: "2:7: error: the time goes back from 10 to 5", frames: [0, 10]),
    Case(text: #"{"at":-1}"#, report: "1:7: error: expected a time that is not negative"),
    Case(text: #"{"at":"1"}"#, report: "1:7: error: expected a number, got a string"),
    Case(
      text: #"{"frame":true,"reload_data":true}"#,
      report: "1:15: error: one event a line: \"frame\" and \"reload_data\" are two"),
    Case(text: #"{"frame":false}"#, report: "1:10: error: expected true, got false"),
    Case(
      text: #"{"send":{"input":"lst","value":1}}"#,
      report: "1:18: error: unknown input \"lst\"\nhint: did you mean \"list\"?"),
    Case(
      text: #"{"scroll":{"section":"a"}}"#,
      report: """
        1:11: error: scroll: expected the field "to" or "offset" beside "section"
        hint: "item" brings one of its items into view
        """),
    Case(
      text: #"{"send":{"input":"list"}}"#, report: "1:9: error: send: expected the field \"value\""),
    Case(
      text: #"{"fail":{"input":"relay","message":"no"}}"#,
      report: "1:18: error: the input \"relay\" is a relay, which cannot fail"),
    Case(
      text: #"{"complete":{"input":"relay"}}"#,
      report: "1:22: error: the input \"relay\" is a relay, which cannot complete"),
    Case(
      text: #"{"event":{"name":"tap","item":"x"}}"#,
      report: "1:31: error: expected an item \"kind:id\", got \"x\""),
    Case(
      text: #"{"event":{"nme":"tap"}}"#,
      report: "1:11: error: unknown field \"nme\" of event\nhint: did you mean \"name\"?"),
    Case(text: #"{"scroll":{"item":"x:9"}}"#, report: "1:19: error: there is no item \"x:9\" now"),
    Case(
      text: #"{"scroll":{"section":"a","offset":1}}"#,
      report: "1:22: error: the section \"a\" does not scroll by itself"),
    Case(
      text: #"{"scroll":{"to":[1]}}"#, report: "1:17: error: expected a list of 2 numbers, got 1"),
    Case(
      text: #"{"scroll":{"item":"x:9","position":"tp"}}"#,
      report:
        "1:36: error: expected one of top, center, bottom, got \"tp\"\nhint: did you mean \"top\"?"),
    Case(
      text: #"{"resize":[1e308,5]}"#,
      report: "1:12: error: expected a number of at most 1e15"),
    Case(text: #"{"resize":[-1,5]}"#, report: "1:11: error: expected a size that is not negative"),
    Case(
      text: #"{"device":"ipad_12"}"#,
      report: "1:11: error: unknown device \"ipad_12\"\nhint: did you mean \"ipad_11\"?"),
    Case(
      text: #"{"environment":{"style":"drak"}}"#,
      report: "1:25: error: expected one of light, dark, got \"drak\"\nhint: did you mean \"dark\"?"
    ),
  ]

  @Test(arguments: events)
  func badEvents(_ bad: Case) throws {
    try withScreen(listScreen, files: ["e.jsonl": bad.text]) { folder in
      let result = try folder.run("render home --events e.jsonl")
      #expect(result.errors == "e.jsonl:\(bad.report)\n")
      #expect(result.status == 2)
      // What came before stands, and was written.
      #expect(try RenderedFrame.array(result.output).map(\.at) == bad.frames)
      let live = try folder.run("render home --events -", input: bad.text)
      #expect(live.errors == "standard input:\(bad.report)\n")
      #expect(live.status == 2)
      #expect(try RenderedFrame.lines(live.output).map(\.at) == bad.frames)
    }
  }

  @Test func aRefusedLineLeavesNoCause() throws {
    let rendering = try withScreen(listScreen) {
      try $0.render(events: #"{"scroll":{"item":"x:9"}}"#)
    }
    #expect(rendering.frames.map(\.causes) == [["start"]])
  }

  /// A feed may have lost what a person touches: that is told, and goes on.
  @Test(arguments: [
    #"{"event":{"name":"tap","item":"x:9"}}"#,
    #"{"event":{"name":"tap","section":"b","supplementary":"header"}}"#,
  ])
  func anEventOnWhatIsNotThereIsAWarning(_ event: String) throws {
    let rendering = try withScreen(listScreen) { try $0.render(events: event) }
    #expect(rendering.frames.flatMap(\.diagnostics).map(\.code) == ["item_not_visible"])
    #expect(rendering.status == 0)
  }

  @Test(arguments: ["--data", "--events", "--environment"])
  func aMissingFileLeavesNothing(option: String) throws {
    try withScreen(listScreen, files: ["out.json": "old"]) { folder in
      for options in ["", "-o out.json"] {
        let result = try folder.run("render home \(option) none.json \(options)")
        #expect(
          result
            == ProcessResult(output: "", errors: "none.json: error: no such file\n", status: 2))
      }
      #expect(folder.read("out.json") == "old")
    }
  }

  static let environments = [
    Case(text: "[]", report: "1:1: error: environment: expected an object, got an array"),
    Case(
      text: "{\n \"size\":[100,-1]}", report: "2:9: error: expected a size that is not negative"),
    Case(text: #"{"size":[100]}"#, report: "1:9: error: expected a list of 2 numbers, got 1"),
    Case(text: #"{"scale":-1}"#, report: "1:10: error: expected a scale that is not negative"),
    Case(
      text: #"{"sale":1}"#,
      report: "1:2: error: unknown field \"sale\" of environment\nhint: did you mean \"scale\"?"),
    Case(
      text: #"{"safe_area":[1,2,3]}"#, report: "1:14: error: expected a list of 4 numbers, got 3"),
    Case(text: #"{"idiom":"tv"}"#, report: "1:10: error: expected one of phone, pad, got \"tv\""),
    Case(text: #"{"now":"x"}"#, report: "1:8: error: expected a number, got a string"),
  ]

  @Test(arguments: environments)
  func badEnvironment(_ bad: Case) throws {
    try withScreen(listScreen, files: ["env.json": bad.text]) { folder in
      let result = try folder.run("render home --environment env.json")
      #expect(result == ProcessResult(output: "", errors: "env.json:\(bad.report)\n", status: 2))
    }
  }
}
