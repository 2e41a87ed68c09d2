import LayoutGeometry
import SectionHost
import Snapshots
import Testing

@Suite("Cells come from a pool, as UICollectionView's do")
struct CellPoolTests {
  @Test("Only the visible rectangle has cells, numbered in order of creation")
  func visible() throws {
    let test = TestScreen()
    let frame = try #require(test.show(.rows(1000)))
    #expect(frame.items.count == 1000)
    #expect(frame.cells == ["row:0": 1, "row:1": 2, "row:2": 3, "row:3": 4, "row:4": 5])
    #expect(
      test.log.take()
        == (0..<5).flatMap { ["configure \($0 + 1) row:\($0)", "show \($0 + 1) row:\($0)"] })
  }

  @Test("Cells that leave go back before new ones are taken, the last one first")
  func lastReturnedFirst() throws {
    let test = TestScreen()
    test.show(.rows(1000))
    _ = test.log.take()
    let frame = try #require(try test.scroll(to: 40))
    #expect(frame.cells == ["row:2": 3, "row:3": 4, "row:4": 5, "row:5": 2, "row:6": 1])
    #expect(
      test.log.take() == [
        "end 1 row:0=", "end 2 row:1=",
        "reuse 2", "configure 2 row:5", "show 2 row:5",
        "reuse 1", "configure 1 row:6", "show 1 row:6",
      ])
  }

  @Test("Each reuse identifier has a pool of its own")
  func identifiers() throws {
    let test = TestScreen { definition, log in
      definition.cells["tile"] = TestCellProvider("Tile", log: log)
      definition.cells["line"] = TestCellProvider("Row", log: log)
    }
    test.show(TestSection("a", ["row:0", "tile:0"]))
    _ = test.log.take()
    let frame = try #require(test.show(TestSection("a", ["tile:1", "line:1", "line:2"])))
    // The line takes over what the row gave back, the tile what the tile did.
    #expect(frame.cells == ["tile:1": 2, "line:1": 1, "line:2": 3])
  }

  @Test("An item that is half in view has a cell, one that only touches it has none")
  func edges() throws {
    let test = TestScreen()
    test.show(.rows(100))
    #expect(try #require(try test.scroll(to: 10)).cells.count == 6)
    #expect(try #require(try test.scroll(to: 20)).cells.count == 5)
  }

  @Test("What an item shows stays where nothing changed, whatever comes before it")
  func keptItemsAreLeftAlone() throws {
    let test = TestScreen()
    test.show(.rows(3))
    _ = test.log.take()
    let frame = try #require(test.show(TestSection("a", ["row:9", "row:0", "row:2", "row:1"])))
    #expect(test.log.take() == ["configure 4 row:9", "show 4 row:9"])
    #expect(frame.cells == ["row:9": 4, "row:0": 1, "row:2": 3, "row:1": 2])
  }

  @Test("A different content configures the same cell again")
  func reconfigure() throws {
    let test = TestScreen()
    test.show(TestSection("a", ["row:0=old", "row:1"]))
    _ = test.log.take()
    let frame = try #require(test.show(TestSection("a", ["row:0=new", "row:1"])))
    #expect(test.log.take() == ["configure 1 row:0"])
    #expect(frame.text("row:0") == .string("new"))
    #expect(frame.changes.items.reconfigured.map(\.item.id) == ["0"])
  }

  @Test("An item that is reloaded gives its cell back; so does one in a reloaded section")
  func reload() throws {
    let test = TestScreen()
    test.show(.rows(2))
    _ = test.log.take()
    test.show(.rows(2)) { try? $0.reloadItems([ItemIdentifier("row:1")]) }
    #expect(test.log.take() == ["end 2 row:1=", "reuse 2", "configure 2 row:1", "show 2 row:1"])
    test.show(.rows(2)) { try? $0.reloadSections(["a"]) }
    #expect(
      test.log.take() == [
        "end 1 row:0=", "end 2 row:1=", "reuse 2", "configure 2 row:0", "show 2 row:0",
        "reuse 1", "configure 1 row:1", "show 1 row:1",
      ])
  }

  @Test("reload_data gives every cell and view back and asks no layout again")
  func reloadData() throws {
    let layout = LayoutSection.rows(boundary: [.header(.absolute(20))])
    let test = TestScreen(layout: layout) { definition, log in
      definition.supplementaries["header"] = TestViewProvider(log: log)
    }
    test.show(.rows(2))
    _ = test.log.take()
    let frame = try #require(try test.perform(.reloadData))
    #expect(frame.causes == ["reload_data"])
    #expect(frame.changes.isEmpty)
    #expect(
      test.log.take() == [
        "end 1 row:0=", "end 2 row:1=",
        "reuse 2", "configure 2 row:0", "show 2 row:0",
        "reuse 1", "configure 1 row:1", "show 1 row:1",
        "end 1 a/header", "configure 1 a/header", "show 1 a/header",
      ])
    #expect(test.list.asked == ["a"])
  }

  @Test("An item that ends being shown is told with the content that was shown")
  func endsWithWhatWasShown() throws {
    let test = TestScreen()
    test.show(TestSection("a", ["row:0=old", "row:1=kept"]))
    _ = test.log.take()
    test.show(TestSection("a", ["row:1=kept"]))
    #expect(test.log.take() == ["end 1 row:0=old"])
  }

  @Test("A new definition for a cell, by its section, takes another cell")
  func otherProvider() throws {
    let test = TestScreen { definition, log in
      definition.sections["cards"] = SectionRules(
        layout: TestLayoutProvider(.rows()), cells: ["row": TestCellProvider("Card", log: log)])
    }
    test.show(TestSection("a", ["row:0"]), TestSection("b", kind: "cards", []))
    _ = test.log.take()
    let frame = try #require(
      test.show(TestSection("a", []), TestSection("b", kind: "cards", ["row:0"])))
    #expect(test.log.take() == ["end 1 row:0=", "configure 2 row:0", "show 2 row:0"])
    #expect(frame.items.first?.cell?.reuseIdentifier == "Card")
  }

  @Test("A strip's items are visible where it is scrolled to")
  func strips() throws {
    let test = TestScreen(layout: .strip(.continuous))
    let frame = try #require(test.show(.rows(100)))
    #expect(frame.cells == ["row:0": 1, "row:1": 2, "row:2": 3])
    let scrolled = try #require(try test.perform(.scrollSection("a", offset: 400)))
    #expect(scrolled.cells == ["row:10": 3, "row:11": 2, "row:12": 1])
    #expect(scrolled.frame("row:10") == Rect(x: 400, y: 0, width: 40, height: 30))
    #expect(scrolled.causes == ["scroll:a"])
  }

  @Test("A section and its items that go give all their cells back")
  func sectionGoes() throws {
    let test = TestScreen()
    test.show(.rows(2), .rows(1, id: "b", from: 10))
    _ = test.log.take()
    test.show(.rows(1, id: "b", from: 10))
    #expect(test.log.take() == ["end 1 row:0=", "end 2 row:1="])
  }
}
