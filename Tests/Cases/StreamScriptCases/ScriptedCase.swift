import Foundation
import LayoutGeometry
import LayoutScripting
import SectionHost
import Streams
import TestSupport
import Testing

/// A case and the script that says the same.
struct ScriptedCase: Sendable, CustomTestStringConvertible {
  let test: StreamCase
  let script: String
  /// Whether scripts decide for another result than the recorded one.
  let isDecidedOtherwise: Bool

  var testDescription: String { test.id }

  /// The cases that a script can say.
  static let all = translation.cases
  /// What scripts have no words for, by the ids of the cases that need it.
  static let leftOut = translation.leftOut
  /// What the translation does not understand.
  static let faults = translation.faults

  private static let translation: Translation = {
    var translation = Translation()
    for test in StreamCase.all {
      do {
        translation.cases.append(
          ScriptedCase(
            test: test, script: try CaseScript(test).text,
            isDecidedOtherwise: try test.isDecidedOtherwise()))
      } catch let missing as NotInLua {
        translation.leftOut[test.id] = missing.what
      } catch {
        translation.faults.append("\(test.id): \(error)")
      }
    }
    return translation
  }()

  private struct Translation {
    var cases: [ScriptedCase] = []
    var leftOut: [String: String] = [:]
    var faults: [String] = []
  }

  /// Loads the script as a screen, lets its clock run, and reads what it put out.
  func run() throws -> CaseResult {
    try withTemporaryDirectory { folder in
      let path = "\(folder)/case.lua"
      try Data(script.utf8).write(to: URL(fileURLWithPath: path))
      let scripted = try ScriptScreen(
        path: path,
        environment: ScreenEnvironment(size: Size(width: 320, height: 480), scale: 2))
      defer { scripted.close() }
      let screen = scripted.screen
      screen.start()
      var frames: [Frame] = []
      screen.advance(to: 3000) { frames.append($0) }
      if let last = screen.finishInstant() { frames.append(last) }
      var result = try ScriptRecord(frames).result(hasNames: test.script != nil)
      // The timers that drove the case have ended with their events; who listens to the record
      // is still there, and so may be the observers of a script of actions.
      if test.script == nil { result.left = screen.scope.count - Self.keptByScreen }
      return result
    }
  }

  /// The subscriptions of the screen itself: to its snapshots and to the record.
  private static let keptByScreen = 2
}
