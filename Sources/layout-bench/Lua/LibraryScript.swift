import Glibc
import LuaRuntime

/// A script that calls a function of the libraries many times, with our libraries or Lua's own.
final class LibraryScript: LuaHost {
  let schema = LuaSchema(moduleName: "bench")
  private var state: LuaState?

  /// Makes the work of a script: `setup` runs once, `body` as often as is asked for.
  static func work(_ setup: String, _ body: String, stock: Bool) -> Benchmark.Work {
    {
      let script = LibraryScript()
      let limits = LuaLimits(steps: .max / 4, memory: 256 << 20)
      guard let state = LuaState(schema: script.schema, limits: limits, host: script) else {
        script.fail("no memory for a state")
      }
      script.state = state
      do {
        if stock { try state.useStockLibraries() }
        let text = """
          local string, table, utf8 = string, table, utf8
          \(setup)
          return function(count) for _ = 1, count do \(body) end end
          """
        let chunk = try state.load(Array(text.utf8), name: "bench.lua")
        guard let loop = try state.call(chunk, label: "bench", values: []).reference else {
          script.fail("no function")
        }
        return { iterations in script.run(loop, iterations) }
      } catch {
        script.fail("\(error)")
      }
    }
  }

  private func run(_ loop: LuaReference, _ iterations: Int) {
    do {
      _ = try state?.call(loop, label: "bench", values: [.integer(Int64(iterations))])
    } catch {
      fail("\(error)")
    }
  }

  /// Ends the program: a script of a benchmark that fails measures nothing.
  private func fail(_ reason: String) -> Never {
    let message = "layout-bench: \(reason)\n"
    _ = write(STDERR_FILENO, message, message.utf8.count)
    exit(1)
  }

  // MARK: LuaHost, of which these scripts need nothing

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
      name, unit: "ns/call", wanted: 1.5, floor: LibraryScript.work(setup, body, stock: true),
      work: LibraryScript.work(setup, body, stock: false))
  }
}
