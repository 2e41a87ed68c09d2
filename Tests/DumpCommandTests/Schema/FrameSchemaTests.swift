import Foundation
import TestSupport
import Testing

/// The schema of frames agrees with what the program writes.
@Suite struct FrameSchemaTests {
  /// Every screen below `layouts`, each frame on a line.
  private func frames() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(packageRoot)/layouts")
    let screens = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix("/screen.lua") }
    #expect(screens.count >= 3)
    var frames: [String] = []
    for screen in screens.sorted() {
      let folder = "layouts/\(screen.dropLast("/screen.lua".count))"
      let result = try runProcess(
        builtProduct("layout-dump"), ["render", folder, "--format", "jsonl"],
        directory: packageRoot)
      #expect(result.status != 2, "\(folder): \(result.errors)")
      frames += result.output.split(separator: "\n").map(String.init)
    }
    return frames
  }

  /// A frame with everything that screens above have not.
  private static let rare = """
    {"schema":"tessellua/frame/1","screen":"s","sequence":3,"at":12.5,"causes":["reload_script","scroll:a"],\
    "environment":{"size":[100,200],"scale":0,"direction":"rtl","style":"dark","safe_area":[0,0,0,0],\
    "content_size_category":"small"},"content_size":[100,200],"viewport":[0,-3.5,100,200],"sections":[\
    {"id":"a","kind":"a","frame":[0,0,100,50],"scrolling":{"behavior":"paging","frame":[0,0,100,50],\
    "content_length":300,"offset":0,"min_offset":0,"max_offset":200,"stops":[0,100,200]},"items":[{"id":"1",\
    "kind":"x","frame":[0,0,10,10],"z":1,"alpha":0.5,"hidden":false,"transform":[1,0,0,1,0,0],"cell":\
    {"reuse_identifier":"X","number":1,"bindings":0,"content":null}}],"supplementaries":[{"kind":"h",\
    "index":0,"frame":[0,0,1,1],"z":1,"pinned":true,"content":[]}],"decorations":[{"kind":"b",\
    "frame":[0,0,1,1],"z":-1,"content":{}}]}],"supplementaries":[],"changes":{"sections":{"deleted":\
    [{"section":"b","at":1}],"inserted":[{"section":"c","at":0}],"moved":[{"section":"d","from":0,"to":1}],\
    "reloaded":[{"section":"a","at":0}],"reconfigured":[{"section":"a","at":0}]},"items":{"deleted":\
    [{"item":"x:1","at":[0,0]}],"inserted":[{"item":"x:2","at":[0,0]}],"moved":[{"item":"x:3","from":[0,0],\
    "to":[1,0]}],"reloaded":[{"item":"x:1","at":[0,0]}],"reconfigured":[{"item":"x:1","at":[0,0]}]}},\
    "outputs":[{"output":"o","value":null}],"diagnostics":[{"severity":"warning","code":"stale_script",\
    "reason":"syntax_error","section":"a","item":"x:1","kind":"x","message":"m","script":"s.lua","line":1,\
    "traceback":["s.lua:1: in layout"]}]}
    """

  @Test func whatIsWrittenIsAsTheSchemaSays() throws {
    let frames = try frames() + [Self.rare]
    let problems = try SchemaValidator.problems("frame", frames)
    #expect(problems.count == frames.count)
    #expect(problems.filter { !$0.isEmpty } == [])
  }

  @Test("A frame that is spoilt in any place is refused")
  func spoiltFrames() throws {
    let (accepted, count) = try SchemaValidator.acceptedMutations(
      "frame", [Self.rare], free: ["content", "value"],
      optional: [
        "scrolling", "alpha", "hidden", "transform", "cell", "environment/device",
        "sections/*/supplementaries/*/content", "sections/*/decorations/*/content",
        "diagnostics/*/reason", "diagnostics/*/section", "diagnostics/*/item",
        "diagnostics/*/kind", "diagnostics/*/line", "diagnostics/*/traceback",
      ])
    #expect(accepted == [])
    #expect(count > 200)
  }

  @Test(
    "Values out of range are refused",
    arguments: [
      (#""sequence":3"#, #""sequence":-1"#), (#""sequence":3"#, #""sequence":1.5"#),
      (#""at":12.5"#, #""at":-1"#), (#""reload_script""#, #""reload""#),
      (#""reload_script""#, #""scroll:a""#), (#""direction":"rtl""#, #""direction":"up""#),
      (#""style":"dark""#, #""style":"black""#), ("[100,200]", "[100,-200]"),
      ("[100,200]", "[100]"), ("[100,200]", "[100,200,300]"),
      (#""content_size_category":"small""#, #""content_size_category":"tiny""#),
      (#""behavior":"paging""#, #""behavior":"none""#), (#""number":1"#, #""number":0"#),
      ("[1,0,0,1,0,0]", "[1,0,0,1,0]"), (#""kind":"x","frame""#, #""kind":"x:y","frame""#),
      (#""frame":[0,0,10,10]"#, #""frame":[0,0,10,-1]"#), (#""item":"x:2""#, #""item":"2""#),
      (#""from":[0,0]"#, #""from":[0,-1]"#), (#""severity":"warning""#, #""severity":"fatal""#),
      (#""code":"stale_script""#, #""code":"Stale script""#),
      (#""reason":"syntax_error""#, #""reason":"other_error""#), (#""line":1"#, #""line":0"#),
      (#""message":"m""#, #""message":"""#), ("tessellua/frame/1", "tessellua/frame/2"),
    ])
  func outOfRange(part: String, spoilt: String) throws {
    let frame = try #require(
      Self.rare.range(of: part).map { Self.rare.replacingCharacters(in: $0, with: spoilt) })
    let problems = try SchemaValidator.problems("frame", [frame])
    #expect(problems.count == 1)
    #expect(problems.first != "")
  }
}
