import Foundation
import TestSupport
import Testing

/// Whatever a script does, the program ends in time and in order, says what was wrong, and shows
/// the rest of the screen as if nothing had been.
@Suite struct HostileScriptTests {
  /// Seconds of processor time that the whole run of a release build may take.
  static let mostSeconds = 2.0

  @Test func theCorpusIsThere() {
    #expect(HostileScript.all.count > 400)
  }

  @Test(arguments: HostileScript.all) func costsItsSectionOnly(_ script: HostileScript) throws {
    let run = try HostileRun(script)
    let result = run.process.result
    if let otherwise = script.otherwise, run.outcome(like: otherwise) == otherwise {
      try expect(otherwise, of: run)
    } else {
      try expect(script.outcome, of: run)
    }
    // One that crashed or was killed says so instead of what was wrong.
    #expect(!result.errors.contains("layout-dump: error:"))
    if HostileRun.givenProgram != nil {
      #expect(run.process.seconds <= Self.mostSeconds)
    }
  }

  private func expect(_ outcome: HostileScript.Outcome, of run: HostileRun) throws {
    let result = run.process.result
    switch outcome {
    case .notLoaded:
      #expect(run.outcome(like: outcome) == outcome, "\(result.errors.prefix(500))")
      #expect(result.output == "")
    case .diagnostics(let expected):
      #expect(run.diagnostics == expected, "\(result.errors.prefix(500))")
      #expect(result.status == (expected.allSatisfy(Self.isWarning) ? 0 : 1))
      try expectTheRestIsRight(in: run)
    }
  }

  private static func isWarning(_ code: String) -> Bool {
    code == "no_room_for_group" || code == "double_binding"
  }

  /// The sections before and after are those of a screen with a harmless script.
  private func expectTheRestIsRight(in run: HostileRun) throws {
    let harmless = try HarmlessScreen.shared.get()
    #expect(run.frames.first?["screen"] as? String == "around")
    for id in HarmlessScreen.sections {
      // Where the hostile section is too high, the cells after it are not seen.
      let isVisible = run.isVisible(id)
      let expected = isVisible ? harmless.whole[id] : harmless.withoutContents[id]
      #expect(try run.section(id, withContents: isVisible) == expected)
    }
  }
}

/// The sections as they are around a script that does nothing.
struct HarmlessScreen {
  static let sections = ["before", "after"]
  static let shared = Result { try HarmlessScreen() }

  var whole: [String: String] = [:]
  var withoutContents: [String: String] = [:]

  private init() throws {
    let run = try HostileRun(HostileScript(harmless: "return {}"))
    for id in Self.sections {
      try #require(run.isVisible(id))
      whole[id] = try run.section(id, withContents: true)
      withoutContents[id] = try run.section(id, withContents: false)
    }
    #expect(run.process.result.status == 0)
    #expect(run.diagnostics == [])
  }
}
