import Foundation
import TestSupport
import Testing

/// The first screen that a newcomer renders, in all its numbers.
@Suite struct HomeScreenTests {
  private func render(_ words: String) throws -> ProcessResult {
    try runProcess(
      builtProduct("layout-dump"), words.split(separator: " ").map(String.init),
      directory: packageRoot)
  }

  private func frames() throws -> [RenderedFrame] {
    let result = try render("render layouts/home")
    #expect(result.errors == "")
    #expect(result.status == 0)
    return try RenderedFrame.array(result.output)
  }

  @Test func framesComeWhenAllInputsHaveAnswered() throws {
    let frames = try frames()
    #expect(frames.map(\.at) == [0, 340, 5000])
    #expect(frames.map(\.sequence) == [0, 1, 2])
    #expect(frames[0].sections == [])
    #expect(frames[0].causes == ["start"])
    #expect(
      frames[1].causes == [
        "input:recommendations", "input:new_releases", "input:featured_playlists",
      ])
    #expect(frames[2].causes == ["input:new_releases"])
    for frame in frames.dropFirst() {
      #expect(
        frame.sections.map(\.id) == ["new_releases", "featured_playlists", "recommendations"])
      #expect(frame.sections.map(\.items.count) == [10, 10, 5])
      #expect(frame.contentSize == [390, 1300])
      #expect(frame.diagnostics == [])
    }
    #expect(frames[2].changes.sections.inserted == [])
    #expect(frames[2].changes.items.inserted == [.init(item: "album:a11", at: [0, 0])])
    #expect(frames[2].changes.items.deleted == [.init(item: "album:a10", at: [0, 9])])
    #expect(frames[2].changes.items.reconfigured == [.init(item: "album:a3", at: [0, 3])])
    #expect(frames[2].changes.items.moved == [])
  }

  @Test func albumsStandThreeToAColumnThatPages() throws {
    let frame = try frames()[1]
    #expect(frame.environment.size == [390, 844])
    #expect(frame.environment.scale == 3)
    let section = frame.sections[0]
    #expect(section.frame == [0, 0, 390, 400])
    #expect(section.supplementaries.map(\.kind) == ["header"])
    #expect(section.supplementaries[0].frame == [0, 0, 390, 50])
    #expect(section.supplementaries[0].content == ["title": "New"])
    for (index, item) in section.items.enumerated() {
      let (group, row) = index.quotientAndRemainder(dividingBy: 3)
      let y = [51, 167.66666666666666, 284.3333333333333][row]
      #expect(item.frame == [1 + 351 * Double(group), y, 349, 114.66666666666667])
    }
    #expect(
      section.scrolling
        == .init(
          behavior: "group_paging", frame: [0, 50, 390, 350], contentLength: 1404, offset: 0,
          minOffset: 0, maxOffset: 1014, stops: [0, 351, 702, 1014]))
    // Two columns reach into the view; only their cells exist.
    #expect(section.items.map { $0.cell != nil } == (0..<10).map { $0 < 6 })
    #expect(section.items[0].cell?.content["subtitle"] == "Mira Solenne")
  }

  @Test func playlistsStandTwoToAColumnAndTracksInRows() throws {
    let frame = try frames()[1]
    let playlists = frame.sections[1]
    #expect(playlists.frame == [0, 400, 390, 450])
    #expect(playlists.supplementaries[0].frame == [0, 400, 390, 50])
    for (index, item) in playlists.items.enumerated() {
      let (group, row) = index.quotientAndRemainder(dividingBy: 2)
      #expect(item.frame == [1 + 200 * Double(group), 451 + 200 * Double(row), 198, 198])
    }
    #expect(playlists.scrolling?.contentLength == 1000)
    #expect(playlists.scrolling?.maxOffset == 610)
    #expect(playlists.scrolling?.stops == [])

    let tracks = frame.sections[2]
    #expect(tracks.frame == [0, 850, 390, 450])
    #expect(tracks.scrolling == nil)
    #expect(tracks.items.map(\.frame) == (0..<5).map { [1, 901 + 80 * Double($0), 388, 78] })
    #expect(tracks.items.allSatisfy { $0.cell == nil })
    #expect(tracks.supplementaries[0].frame == [0, 850, 390, 50])
    #expect(tracks.supplementaries[0].content == nil)
  }

  @Test func withDataAllIsThereInTheFirstFrame() throws {
    let result = try render("layouts/home --data layouts/home/data.json")
    #expect(result.errors == "")
    #expect(result.status == 0)
    let frames = try RenderedFrame.array(result.output)
    #expect(frames.count == 1)
    #expect(frames[0].at == 0)
    #expect(frames[0].sections.map(\.items.count) == [10, 10, 5])
    #expect(
      frames[0].changes.sections.inserted == [
        .init(section: "new_releases", at: 0), .init(section: "featured_playlists", at: 1),
        .init(section: "recommendations", at: 2),
      ])
    #expect(frames[0].contentSize == [390, 1300])
  }

  @Test func everyRunGivesTheSameBytes() throws {
    let first = try render("render layouts/home")
    #expect(!first.output.isEmpty)
    for _ in 0..<20 {
      #expect(try render("render layouts/home") == first)
    }
  }

  @Test func changesReplayFromFrameToFrame() throws {
    var outline: [RenderedChanges.Section] = []
    for frame in try frames() {
      outline = try frame.changes.replay(on: outline, to: frame.outline)
      #expect(outline == frame.outline)
    }
  }
}
