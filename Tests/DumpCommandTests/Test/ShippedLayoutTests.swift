import Foundation
import TestSupport
import Testing

/// The screens that come with the program, by their own tests.
@Suite struct ShippedLayoutTests {
  private func run(_ arguments: String...) throws -> ProcessResult {
    try runProcess(builtProduct("layout-dump"), arguments, directory: packageRoot)
  }

  @Test func theirTestsPass() throws {
    let result = try run("test", "layouts")
    #expect(result.errors == "")
    #expect(result.output.hasSuffix(" passed, 0 failed\n"))
    #expect(result.status == 0)
  }

  @Test func eachHasTestsAndAGolden() throws {
    let layouts = "\(packageRoot)/layouts"
    let files = try FileManager.default.subpathsOfDirectory(atPath: layouts)
    let folders = files.filter { $0.hasSuffix("/screen.lua") }.map { String($0.dropLast(11)) }
    #expect(folders.count > 20)
    for folder in folders {
      #expect(files.contains("\(folder)/screen_test.lua"), "\(folder)")
      #expect(files.contains { $0.hasPrefix("\(folder)/golden/") }, "\(folder)")
    }
  }

  /// What cures the trouble of sections in the wrong place, beside what has it.
  @Test func onlyTheFaultyHomeDependsOnTheOrder() throws {
    #expect(try run("orders", "layouts/home").status == 0)
    #expect(try run("orders", "layouts/home_faulty").status == 1)
  }

  @Test func aKindWithoutACellIsToldByName() throws {
    let result = try run(
      "render", "layouts/reservations", "--events", "layouts/reservations/gift_card.jsonl")
    #expect(result.status == 1)
    #expect(result.errors.contains("gift_card"))
    #expect(result.errors.contains("[unknown_cell_kind]"))
  }
}
