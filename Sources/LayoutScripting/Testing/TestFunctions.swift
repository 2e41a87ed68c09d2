import LuaRuntime
import SectionHost

/// What `ui.test` offers, and what the words of tests are made of.
enum TestFunctions {
  static let functions: [ScriptFunction] = [
    ScriptFunction(
      "test.open", "(path: string, options?: ScreenOptions): TestScreen",
      "opens a screen, from the test's folder; only in script tests"
    ) { call throws(LuaRefusal) in
      let session = try session(call)
      let path = try call.string(0, "the path of a screen")
      // Each has a state of its own, with memory of its own.
      try call.refusing { () throws(LuaError) in try call.runtime.state.charge(screenSteps) }
      let opening = try TestScreenOpening(try call.json(1), session)
      let screen: TestScreen
      do throws(PlacedError) {
        screen = TestScreen(try session.load(path, environment: opening.environment), session)
      } catch {
        throw LuaRefusal(error)
      }
      session.add(screen)
      try opening.begin(screen)
      return call.result(screen, .testScreen)
    },
    ScriptFunction(
      "test.orders", "(path: string, options: OrderOptions): table[]",
      "sends the inputs' values in every order and returns the last frames, which must agree; only in script tests"
    ) { call throws(LuaRefusal) in
      let session = try session(call)
      let path = try call.string(0, "the path of a screen")
      return try TestOrders(path, try call.json(1), session).frames(call)
    },
  ]

  private static let screenSteps = 20_000

  /// Functions that only the words of tests call; scripts do not see them.
  static let words: [ScriptFunction] = [
    ScriptFunction("golden") { call throws(LuaRefusal) in
      let session = try session(call)
      let frame = try call.frameValue(0)
      guard case .object = frame else { throw call.refusal(0, expected: "a frame") }
      let path = try call.string(1, "the path of a golden file")
      let problem = session.options.goldens.problem(
        with: frame, path: path, folder: session.folder, cell: session.cell)
      return problem.map { [.string($0)] } ?? []
    },
    ScriptFunction("nearest") { call throws(LuaRefusal) in
      guard case .array(let names) = try call.frameValue(1) else { return [] }
      let known = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
      return nearestName(to: try call.string(0), in: known).map { [.string($0)] } ?? []
    },
  ]

  /// The test that runs; elsewhere there is no `ui.test`.
  private static func session(_ call: ScriptCall) throws(LuaRefusal) -> TestSession {
    if let session = call.runtime.test { return session }
    throw LuaRefusal(
      "ui.\(call.name): screens cannot be tested from here", code: .runtimeError,
      hint: "ui.test is for files *_test.lua, which layout-dump test runs")
  }
}
