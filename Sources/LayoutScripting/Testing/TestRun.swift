import LuaRuntime
import SectionHost
import Streams

/// One loading of a test file in a state of its own, for one test at most.
final class TestRun {
  /// A test as the file's script declared it.
  struct Test {
    var name: String
    var line: Int?
    /// Why it does not run, where it does not.
    var pendingReason: String?
    var body: LuaReference?
    var before: [LuaReference]
    var after: [LuaReference]
  }

  /// What the names of the scripts that give tests their words begin with.
  private static let ownScripts = "(test words)/"

  private let sources: ScriptSources
  private let runtime: ScriptRuntime
  /// What the test works with.
  let session: TestSession
  private var words: LuaReference?

  init(_ path: String, _ options: ScriptTestOptions, cell: ScriptTestCell?) throws(PlacedError) {
    sources = try ScriptSources(screen: path, searchPath: options.searchPath)
    do throws(LuaError) {
      runtime = try ScriptRuntime(
        sources: sources, interface: .shared, clock: VirtualClock(),
        limits: options.limits)
    } catch {
      throw PlacedError(path: path, message: error.message, hint: error.hint)
    }
    session = TestSession(
      folder: sources.folder, options: options, cell: cell, clock: runtime.clock)
    runtime.test = session
    runtime.boundClock()
    let sources = sources
    runtime.print = { script, line, text in
      options.print(sources.paths[script] ?? script, line, text)
    }
    let session = session
    runtime.report = { failure, _ in session.failures.append(failure) }
  }

  /// Ends the screens that the test opened, and its scripts.
  func close() {
    session.close()
    words = nil
    runtime.close()
  }

  // MARK: Loading

  /// Runs the file's script and gives the tests that it declares.
  func load() throws(PlacedError) -> [Test] {
    let source: LuaSource = try sources.readScreen()
    return try placed { () throws(LuaError) in
      let words = try loadWords()
      self.words = words
      let chunk = try runtime.state.load(source.text, name: source.name)
      try runtime.state.call(chunk, label: "main chunk")
      guard case .function(let tests) = try runtime.state.field("tests", of: words),
        case .table(let list) = try runtime.state.call(tests, label: "tests", values: [])
      else { return [] }
      var result: [Test] = []
      for case .table(let test) in try runtime.state.entries(of: list) {
        result.append(try self.test(test))
      }
      return result
    }
  }

  /// Gives the state its words, and keeps what notes the tests.
  private func loadWords() throws(LuaError) -> LuaReference {
    var functions: [(name: StaticString, function: LuaReference)] = []
    for word in ScriptInterface.testWords {
      functions.append((word.name, try runtime.state.makeFunction(word.number)))
    }
    let given = try runtime.state.build { writer in
      writer.table(count: functions.count) { writer in
        for (name, function) in functions {
          writer.key("\(name)")
          writer.write(function)
        }
      }
    }
    let values = try ownScript("values.lua", PackageResources.values_lua, [])
    let assertions = try ownScript(
      "assertions.lua", PackageResources.assertions_lua, [values, given])
    let words = try ownScript("words.lua", PackageResources.words_lua, [assertions])
    guard let words = words.reference,
      case .table(let globals) = try runtime.state.field("globals", of: words)
    else { preconditionFailure("the words of tests are a table with globals") }
    try runtime.state.defineGlobals(globals)
    return words
  }

  private func ownScript(_ name: String, _ text: [UInt8], _ arguments: [LuaValue])
    throws(LuaError) -> LuaValue
  {
    let chunk = try runtime.state.load(text, name: Self.ownScripts + name)
    return try runtime.state.call(chunk, label: "main chunk", values: arguments)
  }

  private func test(_ table: LuaReference) throws(LuaError) -> Test {
    var test = Test(name: "", before: [], after: [])
    test.name = try text("name", of: table) ?? ""
    test.pendingReason = try text("reason", of: table)
    if case .function(let body) = try runtime.state.field("body", of: table) {
      test.body = body
      test.line = try runtime.state.place(of: body).line
    }
    test.before = try functions("before", of: table)
    test.after = try functions("after", of: table)
    return test
  }

  private func text(_ field: String, of table: LuaReference) throws(LuaError) -> String? {
    guard case .string(let text) = try runtime.state.field(field, of: table) else { return nil }
    return try runtime.state.text(of: text)
  }

  private func functions(_ field: String, of table: LuaReference) throws(LuaError)
    -> [LuaReference]
  {
    guard case .table(let list) = try runtime.state.field(field, of: table) else { return [] }
    return try runtime.state.entries(of: list).compactMap(\.reference)
  }

  /// Whether a name holds a text, or matches it as a Lua pattern.
  func matches(_ name: String, _ filter: String) throws(PlacedError) -> Bool {
    guard let words else { return false }
    return try placed { () throws(LuaError) in
      guard case .function(let matches) = try runtime.state.field("matches", of: words) else {
        return false
      }
      return try runtime.state.call(
        matches, label: "matches", values: [try runtime.text(name), try runtime.text(filter)]
      ).isTrue
    }
  }

  // MARK: Running

  /// Runs a test of the file: what stands before it, itself, and what must follow in any case.
  func run(_ test: Test) -> ScriptTestOutcome {
    guard let body = test.body, let words, test.pendingReason == nil else {
      return .pending(reason: test.pendingReason ?? "")
    }
    var problems: [PlacedError] = []
    func attempt(_ work: () throws(LuaError) -> Void) -> Bool {
      do throws(PlacedError) {
        try placed(work)
        try placed(raiseFailure)
        return true
      } catch {
        problems.append(error)
        return false
      }
    }
    _ = attempt { () throws(LuaError) in
      try begin(words)
      for function in test.before { try runtime.state.call(function, label: "before_each") }
      try runtime.state.call(body, label: "it")
    }
    let reason = try? text("reason", of: words)
    if reason != nil { problems.removeAll() }
    for function in (try? functions("finally", of: words)) ?? [] {
      _ = attempt { () throws(LuaError) in
        try runtime.state.call(function, label: "finally")
      }
    }
    for function in test.after {
      _ = attempt { () throws(LuaError) in
        try runtime.state.call(function, label: "after_each")
      }
    }
    if !problems.isEmpty { return .failed(problems) }
    return reason.map { .pending(reason: $0) } ?? .passed
  }

  /// Tells the words that a test runs from now on.
  private func begin(_ words: LuaReference) throws(LuaError) {
    guard case .function(let begin) = try runtime.state.field("begin", of: words) else { return }
    try runtime.state.call(begin, label: "begin")
  }

  /// What a handler of the test's own streams raised fails the test.
  private func raiseFailure() throws(LuaError) {
    guard !session.failures.isEmpty else { return }
    let failure = session.failures.removeFirst()
    throw LuaError(
      code: failure.reason.flatMap(LuaError.Code.init) ?? .runtimeError,
      script: failure.script ?? "", line: failure.line ?? 0, message: failure.message,
      hint: failure.hint, traceback: failure.traceback)
  }

  /// Runs what may raise; the error has its place in the reader's own files.
  private func placed<Result>(_ work: () throws(LuaError) -> Result) throws(PlacedError) -> Result {
    do throws(LuaError) { return try work() } catch {
      var error = error
      error.traceback.removeAll { $0.hasPrefix(Self.ownScripts) }
      if error.script.hasPrefix(Self.ownScripts), let call = error.traceback.first {
        let parts = call.split(separator: ":", maxSplits: 2)
        error.script = String(parts[0])
        error.line = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      }
      throw sources.placed(error)
    }
  }
}
