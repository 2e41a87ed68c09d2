import Glibc
import LuaRuntime

/// A state with a script that a benchmark calls, and a small module: `call` does nothing, and views
/// have fields.
final class BenchmarkScript: LuaHost {
  let schema = LuaSchema(moduleName: "bench")
  private var opened: LuaState?

  /// Makes a state that nothing holds back, or one with the limits of a screen.
  init(limits: LuaLimits = LuaLimits(steps: .max / 4, memory: 1 << 30, seconds: 0)) {
    schema.functions([.init("call", 0)])
    schema.objectClass("a view", methods: [], hasFields: true)
    opened = LuaState(schema: schema, limits: limits, host: self)
  }

  /// The state.
  var state: LuaState {
    guard let opened else { Self.fail("no memory for a state") }
    return opened
  }

  /// Runs a text and gives what it returns.
  func value(of text: String) -> LuaReference {
    Self.attempt {
      let chunk = try state.load(Array(text.utf8), name: "bench.lua")
      guard let value = try state.call(chunk, label: "bench", values: []).reference else {
        Self.fail("nothing was returned")
      }
      return value
    }
  }

  /// Does what must not fail: a benchmark whose script fails measures nothing.
  static func attempt<Result>(_ body: () throws -> Result) -> Result {
    do { return try body() } catch { fail("\(error)") }
  }

  /// Ends the program.
  static func fail(_ reason: String) -> Never {
    let message = "layout-bench: \(reason)\n"
    _ = write(STDERR_FILENO, message, message.utf8.count)
    exit(1)
  }

  // MARK: LuaHost, of which these scripts need next to nothing

  func invoke(_ function: Int, _ arguments: LuaArguments) throws(LuaRefusal) -> [LuaResult] { [] }

  func find(_ name: String) throws(LuaRefusal) -> LuaSource {
    throw LuaRefusal("there is no module \"\(name)\"")
  }

  func log(script: String, line: Int, text: String) {}

  func hint(forUnknown field: String, among known: [String]) -> String? { nil }

  func hint(forWord word: String, among known: [String]) -> String? { nil }

  var now: Double { 0 }

  var epoch: Double { 0 }
}

extension Benchmark {
  /// A call of a library's function, which may take half as long again as the stock one.
  init(library name: String, _ setup: String = "", _ body: String) {
    self.init(
      name, unit: "ns/call", wanted: 1.5, floor: Self.loop(setup, body, stock: true),
      work: Self.loop(setup, body, stock: false))
  }

  /// A script that does its body many times, with our libraries or Lua's own.
  private static func loop(_ setup: String, _ body: String, stock: Bool) -> Work {
    {
      let script = BenchmarkScript()
      if stock { BenchmarkScript.attempt { try script.state.useStockLibraries() } }
      let loop = script.value(
        of: """
          local string, table, utf8 = string, table, utf8
          \(setup)
          return function(count) for _ = 1, count do \(body) end end
          """)
      return { iterations in
        BenchmarkScript.attempt {
          _ = try script.state.call(loop, label: "bench", values: [.integer(Int64(iterations))])
        }
      }
    }
  }
}
