import Foundation
import TestSupport
import Testing

/// Random changes of a screen, replayed from its frames.
@Suite struct ReplayTests {
  private static let screen = """
    local ui = require "tessellua"
    local sections = ui.behavior({})
    local row = { width = ui.fractional_width(1), height = 20 }
    local function rows()
      return ui.section {
        group = ui.horizontal_group { width = row.width, height = 20, subitems = { ui.item(row) } },
      }
    end
    return ui.screen {
      api_version = 1,
      inputs = { sections = sections },
      snapshot = sections:map(function(list)
        local entries = {}
        for i, section in ipairs(list) do
          entries[i] = { id = section.id, kind = "list", items = ui.items("x", section.items) }
        end
        return ui.snapshot(entries)
      end),
      sections = { list = { layout = rows } },
      cells = { x = ui.cell { configure = function(cell, model) cell.version = model.version end } },
    }
    """

  struct Item: Encodable, Hashable {
    var id: Int
    var version: Int
  }

  struct Section: Encodable, Hashable {
    var id: String
    var items: [Item]
  }

  struct Event: Encodable {
    struct Send: Encodable {
      var input = "sections"
      var value: [Section]
    }

    var at: Int
    var send: Send
  }

  @Test(arguments: seeds(6))
  func randomChangesReplay(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var state: [Section] = []
    var expected: [[Section]] = []
    var events = ""
    for step in 0..<40 {
      change(&state, &generator)
      expected.append(state)
      let event = Event(at: step + 1, send: .init(value: state))
      events += String(decoding: try JSONEncoder().encode(event), as: UTF8.self) + "\n"
    }
    let rendering = try withScreen(Self.screen) { try $0.render(events: events) }
    #expect(rendering.errors == "", "seed \(seed)")
    #expect(rendering.status == 0, "seed \(seed)")

    var outline: [RenderedChanges.Section] = []
    for frame in rendering.frames {
      outline = try frame.changes.replay(on: outline, to: frame.outline)
      #expect(outline == frame.outline, "seed \(seed), frame \(frame.sequence)")
      guard frame.at > 0 else { continue }
      let wanted = expected[Int(frame.at) - 1]
      #expect(
        frame.outline == wanted.map { .init(id: $0.id, items: $0.items.map { "x:\($0.id)" }) },
        "seed \(seed), frame \(frame.sequence)")
      for (item, model) in zip(frame.items, wanted.flatMap(\.items)) where item.cell != nil {
        #expect(
          item.cell?.content["version"] == .number(Double(model.version)),
          "seed \(seed), frame \(frame.sequence), \(item.name)")
      }
    }
  }

  /// Inserts, deletes, moves and refreshes a few items and sections.
  private func change(_ state: inout [Section], _ generator: inout SplitMix64) {
    for _ in 0..<generator.int(in: 1...5) {
      switch generator.int(in: 0...5) {
      case 0 where state.count < 5:
        let free = (0..<9).map { "s\($0)" }.filter { id in !state.contains { $0.id == id } }
        state.insert(
          Section(id: generator.pick(free), items: []),
          at: generator.int(in: 0...state.count))
      case 1 where state.count > 2:
        state.remove(at: generator.int(in: 0...(state.count - 1)))
      case 2 where state.count > 1:
        let section = state.remove(at: generator.int(in: 0...(state.count - 1)))
        state.insert(section, at: generator.int(in: 0...state.count))
      case 3, 4:
        insertItems(&state, &generator)
      default:
        moveOrRefresh(&state, &generator)
      }
    }
  }

  private func insertItems(_ state: inout [Section], _ generator: inout SplitMix64) {
    guard !state.isEmpty else { return }
    let known = Set(state.flatMap(\.items).map(\.id))
    let section = generator.int(in: 0...(state.count - 1))
    for _ in 0..<generator.int(in: 1...4) {
      let id = generator.int(in: 0...60)
      guard !known.contains(id), !state[section].items.contains(where: { $0.id == id }) else {
        continue
      }
      state[section].items.insert(
        Item(id: id, version: 0), at: generator.int(in: 0...state[section].items.count))
    }
  }

  private func moveOrRefresh(_ state: inout [Section], _ generator: inout SplitMix64) {
    let filled = state.indices.filter { !state[$0].items.isEmpty }
    guard !filled.isEmpty else { return }
    let source = generator.pick(filled)
    let index = generator.int(in: 0...(state[source].items.count - 1))
    var item = state[source].items.remove(at: index)
    if generator.oneIn(4) { return }
    if generator.oneIn(2) {
      item.version += 1
      state[source].items.insert(item, at: index)
    } else {
      let target = generator.int(in: 0...(state.count - 1))
      state[target].items.insert(item, at: generator.int(in: 0...state[target].items.count))
    }
  }
}
