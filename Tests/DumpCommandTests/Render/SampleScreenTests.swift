import TestSupport
import Testing

/// The screens that show two of the troubles cured, through the built program.
@Suite struct SampleScreenTests {
  private func frames(_ screen: String, _ events: [String]? = nil) throws -> [RenderedFrame] {
    let live = events != nil
    let result = try runProcess(
      builtProduct("layout-dump"),
      ["render", "layouts/\(screen)", "--format", "json"] + (live ? ["--events", "-"] : []),
      input: events.map { $0.joined(separator: "\n") } ?? "", directory: packageRoot)
    #expect(result.errors == "")
    #expect(result.status == 0)
    return try RenderedFrame.array(result.output)
  }

  private func photos(_ count: Int) -> String {
    let list = (0..<count).map { #"{"asset_id":"p\#($0)"}"# }.joined(separator: ",")
    return #"{"at":0,"send":{"input":"uploaded","value":[\#(list)]}}"#
  }

  @Test(arguments: [0, 3, 10, 12]) func thereAreAlwaysTenCells(_ count: Int) throws {
    let items = try #require(try frames("photo_upload", [photos(count)]).last).sections[0].items
    let chosen = min(count, 10)
    #expect(items.count == 10)
    #expect(items.prefix(chosen).map(\.id) == (0..<chosen).map { "p\($0)" })
    #expect(items.prefix(chosen).allSatisfy { $0.kind == "uploaded" })
    #expect(items.dropFirst(chosen).allSatisfy { $0.kind == "need_to_upload" })
  }

  @Test func aRemovedPhotoLeavesTenAndALimitOfEightEight() throws {
    let frames = try frames("photo_upload")
    #expect(frames.map { $0.sections[0].items.count } == [10, 10, 10, 8])
    #expect(
      frames[2].sections[0].items.prefix(3).map(\.id) == ["harbour", "gulls", "1"])
    #expect(frames[2].causes == ["event:remove uploaded:ferry"])
    #expect(frames.flatMap(\.diagnostics) == [])
  }

  @Test(arguments: 0...5) func oneTapFlipsOneSwitchOnce(afterReloads count: Int) throws {
    var events = [#"{"at":0,"send":{"input":"server_settings","value":{"plan":true}}}"#]
    for reload in 0..<count { events.append(#"{"at":\#(reload + 1),"reload_data":true}"#) }
    events.append(#"{"at":100,"event":{"name":"tap","item":"part:web"}}"#)
    let frame = try #require(try frames("push_settings", events).last)
    let on = frame.sections[0].items.filter { $0.cell?.content["is_on"] == Value.boolean(true) }
    #expect(on.map(\.id) == ["plan", "web"])
    #expect(frame.sections[0].items.allSatisfy { $0.cell?.bindings == 1 })
    #expect(frame.diagnostics == [])
  }

  @Test func theServersAnswerStandsUntilTheNextTap() throws {
    let web = try frames("push_settings").map { frame in
      frame.sections[0].items.first { $0.id == "web" }?.cell?.content["is_on"]
    }
    // Nothing is on; the answer; a tap; an equal answer gives no frame; a reload; a tap.
    #expect(web == [false, false, true, true, false].map { Value.boolean($0) })
  }
}
