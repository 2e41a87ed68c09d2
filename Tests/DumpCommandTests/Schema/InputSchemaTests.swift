import Foundation
import TestSupport
import Testing

/// The schemas of events and environments accept what the program reads, and refuse what it refuses.
@Suite struct InputSchemaTests {
  private static let goodEvents = [
    #"{"at":0,"send":{"input":"list","value":null}}"#, #"{"send":{"input":"list","value":[]}}"#,
    #"{"at":0,"fail":{"input":"list","message":"m"}}"#, #"{"at":0,"complete":{"input":"list"}}"#,
    #"{"at":0,"event":{"name":"tap","item":"x:7"}}"#,
    #"{"at":0,"event":{"name":"tap","item":"x:a:b","control":"c","value":{"a":[1]}}}"#,
    #"{"at":0,"event":{"name":"tap","section":"a","supplementary":"header","index":0,"control":"c"}}"#,
    #"{"at":0,"event":{"name":"tap","supplementary":"header"}}"#,
    #"{"at":1,"scroll":{"to":[0,400]}}"#,
    #"{"at":1,"scroll":{"to":[0,-4.5],"clamp":false}}"#, #"{"at":1,"scroll":{"item":"x:1"}}"#,
    #"{"at":1,"scroll":{"item":"x:1","position":"center"}}"#,
    #"{"at":1,"scroll":{"section":"a","offset":10}}"#,
    #"{"at":1,"scroll":{"section":"a","to":10}}"#,
    #"{"at":1,"scroll":{"section":"a","from":0,"to":300,"velocity":-1.5}}"#,
    #"{"at":0,"frame":true}"#, #"{"frame":true}"#, #"{"at":0.5,"resize":[844,390.5]}"#,
    #"{"at":0,"environment":{}}"#, #"{"at":0,"environment":{"style":"dark","scale":2}}"#,
    #"{"at":0,"device":"ipad_11:landscape"}"#, #"{"at":0,"reload_data":true}"#,
    #"{"at":0,"reload_script":true}"#, #"{"at":5000}"#,
  ]

  private static let badEvents = [
    "{}", "[]", "1", #""at""#, #"{"at":-1}"#, #"{"at":"0"}"#, #"{"at":0,"tap":{}}"#,
    #"{"at":0,"send":{"input":"list"}}"#, #"{"at":0,"send":{"value":1}}"#,
    #"{"at":0,"send":{"input":1,"value":1}}"#, #"{"at":0,"send":{"input":"list","value":1,"x":1}}"#,
    #"{"at":0,"fail":{"input":"list"}}"#, #"{"at":0,"complete":{}}"#,
    #"{"at":0,"frame":true,"reload_data":true}"#, #"{"frame":true,"reload_data":true}"#,
    #"{"at":0,"frame":false}"#, #"{"at":0,"reload_data":1}"#, #"{"at":0,"reload_script":false}"#,
    #"{"at":0,"event":{"item":"x:7"}}"#, #"{"at":0,"event":{"name":"tap"}}"#,
    #"{"at":0,"event":{"name":"tap","item":"x"}}"#, #"{"at":0,"event":{"name":"tap","item":":7"}}"#,
    #"{"at":0,"event":{"name":"tap","item":"x:7","section":"a"}}"#,
    #"{"at":0,"event":{"name":"tap","item":"x:7","index":0}}"#,
    #"{"at":0,"event":{"name":"tap","supplementary":"h","index":-1}}"#,
    #"{"at":0,"event":{"name":"tap","supplementary":"h","index":0.5}}"#,
    #"{"at":0,"event":{"name":"tap","item":"x:7","controls":"c"}}"#, #"{"at":0,"scroll":{}}"#,
    #"{"at":0,"scroll":{"to":[0]}}"#, #"{"at":0,"scroll":{"to":[0,0,0]}}"#,
    #"{"at":0,"scroll":{"to":[0,"1"]}}"#, #"{"at":0,"scroll":{"to":[0,0],"clamp":1}}"#,
    #"{"at":0,"scroll":{"item":"x:1","position":"middle"}}"#,
    #"{"at":0,"scroll":{"item":"x:1","to":[0,0]}}"#, #"{"at":0,"scroll":{"section":"a"}}"#,
    #"{"at":0,"scroll":{"section":"a","offset":1,"to":2}}"#,
    #"{"at":0,"scroll":{"section":"a","offset":1,"velocity":2}}"#, #"{"at":0,"resize":[844]}"#,
    #"{"at":0,"resize":[844,-1]}"#, #"{"at":0,"resize":{"width":1}}"#,
    #"{"at":0,"device":"nokia"}"#,
    #"{"at":0,"device":"ipad_11:sideways"}"#, #"{"at":2e15}"#,
    #"{"at":0,"environment":{"colour":"red"}}"#,
  ]

  private static let goodEnvironments = [
    "{}",
    """
    {"size":[390,844],"scale":2.5,"safe_area":[1,2,3,4],"layout_margins":[0,0,0,0],\
    "readable_insets":[0,-1,0,0],"adjusted_content_insets":[10,0,0,0],"direction":"rtl","style":"dark",\
    "content_size_category":"accessibility_extra_extra_extra_large","horizontal_size_class":"regular",\
    "vertical_size_class":"compact","idiom":"pad","device":"iphone_se","now":1e9}
    """, #"{"scale":0}"#, #"{"device":"iphone_17_pro:landscape"}"#,
  ]

  private static let badEnvironments = [
    "[]", "null", #"{"size":[1]}"#, #"{"size":[1,-1]}"#, #"{"size":"390x844"}"#, #"{"scale":-1}"#,
    #"{"scale":"2"}"#, #"{"safe_area":[1,2,3]}"#, #"{"safe_area":{"top":1}}"#,
    #"{"layout_margins":[1,2,3,"4"]}"#, #"{"readable_insets":1}"#,
    #"{"adjusted_content_insets":[1,2,3,4,5]}"#, #"{"direction":"lefttoright"}"#,
    #"{"style":"grey"}"#, #"{"content_size_category":"huge"}"#,
    #"{"horizontal_size_class":"wide"}"#,
    #"{"vertical_size_class":"wide"}"#, #"{"idiom":"tv"}"#, #"{"device":"iphone_1"}"#,
    #"{"device":7}"#, #"{"now":"today"}"#, #"{"now":1e16}"#, #"{"colour":"red"}"#,
  ]

  @Test("Events: the schema and the program are of one mind")
  func events() throws {
    try compare("events", good: Self.goodEvents, bad: Self.badEvents) { folder, event in
      let items = #"{"at":0,"send":{"input":"list","value":[{"id":1},{"id":7}]}}"#
      return try folder.render(events: "\(items)\n\(event)\n").status
    }
  }

  @Test("Environments: the schema and the program are of one mind")
  func environments() throws {
    try compare("environment", good: Self.goodEnvironments, bad: Self.badEnvironments) {
      folder, environment in
      try folder.write(environment, to: "environment.json")
      return try folder.render("--environment environment.json").status
    }
  }

  private func compare(
    _ schema: String, good: [String], bad: [String],
    status: (ScreenFolder, String) throws -> Int
  ) throws {
    let problems = try SchemaValidator.problems(schema, good + bad)
    for (document, problem) in zip(good, problems) { #expect(problem == "", "\(document)") }
    for (document, problem) in zip(bad, problems.dropFirst(good.count)) {
      #expect(problem != "", "\(document)")
    }
    // Its section scrolls by itself, so that there is something for each event.
    let screen = listScreen.replacingOccurrences(
      of: "return ui.section {",
      with: "return ui.section { orthogonal_scrolling_behavior = \"continuous\",")
    try withScreen(screen) { folder in
      for document in good {
        let status = try status(folder, document)
        #expect(status != 2, "\(document)")
      }
      for document in bad {
        let status = try status(folder, document)
        #expect(status == 2, "\(document)")
      }
    }
  }

  @Test func theEventsOfAllScreensAreAsTheSchemaSays() throws {
    let files = FileManager.default.enumerator(atPath: "\(packageRoot)/layouts")
    let names = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix("events.jsonl") }
    #expect(names.count >= 3)
    let lines = try names.flatMap {
      try String(contentsOfFile: "\(packageRoot)/layouts/\($0)", encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }
    #expect(try SchemaValidator.problems("events", lines).filter { !$0.isEmpty } == [])
  }

  @Test(arguments: ["frame", "events", "environment"])
  func printed(name: String) throws {
    let result = try runProcess(builtProduct("layout-dump"), ["schema", name])
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("}\n"))
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test(arguments: [
    (
      [],
      "missing argument frame|events|environment\nhint: 'layout-dump schema -h' shows how it is used"
    ),
    (["fram"], "expected frame, events or environment, not 'fram'\nhint: did you mean 'frame'?"),
    (["frame", "events"], "unexpected argument 'events'"),
  ])
  func wrong(words: [String], report: String) throws {
    #expect(
      try runProcess(builtProduct("layout-dump"), ["schema"] + words)
        == ProcessResult(output: "", errors: "layout-dump: error: \(report)\n", status: 2))
  }
}
