import Tessellua
import Testing

/// What the pages about embedding show: whole programs, as their readers would write them.
@Suite("Examples")
struct ExampleTests {
  @Test("A screen that a Lua script describes")
  func script() async throws {
    // [script]
    let host = try ScreenHost(
      script: """
        local ui = require "tessellua"
        local movies, opened = ui.behavior({}), ui.publish_relay()

        return ui.screen {
          api_version = 1,
          inputs = { movies = movies },
          outputs = { open_movie = opened },
          snapshot = movies:map(function(list)
            return ui.snapshot { { id = "movies", items = ui.items("movie", list) } }
          end),
          sections = {
            movies = { layout = function() return ui.list { row_height = 60 } end },
          },
          cells = {
            movie = ui.cell {
              configure = function(cell, movie)
                cell.title = movie.title
                cell:on("tap", function() opened:accept(movie.id) end)
              end,
            },
          },
        }
        """)

    // Outputs are a stream, like everything else that a screen tells.
    var opened: [FrameValue] = []
    let bag = DisposeBag()
    host.output("open_movie").subscribe(onNext: { opened.append($0) }).disposed(by: bag)

    // Frames come to a closure, or as an asynchronous sequence.
    var frames = host.frames.makeAsyncIterator()
    try host.start {
      try host.send([["id": 7, "title": "Harbour"], ["id": 8, "title": "Gulls"]], to: "movies")
    }
    host.tap("movie:7")

    let first = try #require(await frames.next())
    #expect(first.sections[0].items[0].cell?.content == ["title": "Harbour"])
    #expect(first.sections[0].items[1].frame == Rect(x: 0, y: 60, width: 390, height: 60))
    #expect(opened == [7])
    #expect(
      first.json().hasPrefix(#"{"schema":"tessellua/frame/1","screen":"screen","sequence":0"#))
    // [script]
    host.close()
    #expect(await frames.next()?.outputs.map(\.value) == [7])
    #expect(await frames.next() == nil)
  }

  // [swift]
  struct Movie: Hashable {
    var id: Int
    var title: String
    var isFavourite = false
  }

  final class MovieCell: CellProvider {
    let reuseIdentifier = "MovieCell"
    let toggled = PublishRelay<Int>()

    func configure(_ cell: Cell, for item: ItemContext) {
      guard let movie = item.model(as: Movie.self) else { return }
      cell["title"] = .string(movie.title)
      cell["favourite"] = .boolean(movie.isFavourite)
      cell.on("tap", "favourite") { [toggled] _ in toggled.accept(movie.id) }
    }
  }
  // [swift]

  @Test("A screen that Swift describes")
  func swift() throws {
    // [swift]
    let movies = BehaviorRelay([Movie(id: 7, title: "Harbour"), Movie(id: 8, title: "Gulls")])
    let cell = MovieCell()
    var definition = ScreenDefinition(
      name: "movies",
      snapshots: movies.map { list in
        ScreenSnapshot([
          ScreenSection("top", items: list.map { ScreenItem("movie", id: $0.id, model: $0) })
        ])
      })
    definition.cells["movie"] = cell
    definition.sections["top"] = SectionRules { context in
      let size = LayoutSize(
        width: .fractionalWidth(1), height: .absolute(context.effectiveSize.width < 600 ? 60 : 80))
      return LayoutSection(
        group: LayoutGroup(
          size: size, content: .fill(axis: .vertical, subitems: [.item(LayoutItem(size: size))])))
    }

    let host = ScreenHost(definition, environment: ScreenEnvironment(device: .standard))
    let bag = DisposeBag()
    cell.toggled.subscribe(onNext: { id in
      movies.accept(
        movies.value.map { movie in
          var movie = movie
          if movie.id == id { movie.isFavourite.toggle() }
          return movie
        })
    }).disposed(by: bag)

    host.start()
    host.tap("movie:8", "favourite")
    let frame = try #require(host.frame)
    #expect(frame.sections[0].items[1].cell?.content["favourite"] == true)
    #expect(frame.changes.items.reconfigured.map(\.item) == ["movie:8"])
    // [swift]
    host.setEnvironment { $0.size = Size(width: 844, height: 390) }
    #expect(host.frame?.sections[0].items[1].frame.y == 80)
  }

  // [mixed]
  final class PriceCell: CellProvider {
    let reuseIdentifier = "PriceCell"

    func configure(_ cell: Cell, for item: ItemContext) {
      let cents = item.value?["cents"]?.integer ?? 0
      cell["text"] = "\(cents / 100).\(cents % 100 / 10)\(cents % 10) €"
    }
  }
  // [mixed]

  @Test("A Lua screen in which Swift shows one kind of item")
  func mixed() throws {
    // [mixed]
    let host = try ScreenHost(
      script: """
        local ui = require "tessellua"
        local prices = ui.relay {}
        return ui.screen {
          api_version = 1,
          inputs = { prices = prices },
          snapshot = prices:map(function(list)
            return ui.snapshot { { id = "prices", items = ui.items("price", list) } }
          end),
          sections = { prices = { layout = function() return ui.list {} end } },
        }
        """,
      cells: ["price": PriceCell()])
    try host.start { try host.send([["id": "a", "cents": 1205]], to: "prices") }
    #expect(host.frame?.sections[0].items[0].cell?.content == ["text": "12.05 €"])
    // [mixed]
    #expect(host.frame?.diagnostics == [])
  }
}
