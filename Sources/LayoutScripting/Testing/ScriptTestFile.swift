/// A file of script tests (lua-api 6).
///
/// The file is loaded once to learn which tests it has, and again for each of them, so that nothing
/// one test leaves behind reaches another: each has its own Lua state, screens and clock.
package struct ScriptTestFile {
  /// The file, as the user gave it.
  package let path: String
  private let options: ScriptTestOptions

  /// Names a file; it is read only when its tests are asked for.
  package init(_ path: String, options: ScriptTestOptions) {
    self.path = path
    self.options = options
  }

  /// Its tests, in the order of the file; on wish only those whose names hold a text or match it as a
  /// Lua pattern.
  ///
  /// - Throws: Why the file cannot be loaded, with the place.
  package func tests(matching filter: String? = nil) throws(PlacedError) -> [ScriptTest] {
    let run = try TestRun(path, options, cell: nil)
    defer { run.close() }
    var tests: [ScriptTest] = []
    for (index, test) in try run.load().enumerated() {
      if let filter, try !run.matches(test.name, filter) { continue }
      tests.append(ScriptTest(file: path, name: test.name, line: test.line, index: index))
    }
    return tests
  }

  /// Runs one of its tests.
  package func run(_ test: ScriptTest, in cell: ScriptTestCell? = nil) -> ScriptTestOutcome {
    do throws(PlacedError) {
      let run = try TestRun(path, options, cell: cell)
      defer { run.close() }
      let tests = try run.load()
      guard tests.indices.contains(test.index), tests[test.index].name == test.name else {
        throw PlacedError(
          path: path, line: test.line,
          message: "the test \"\(test.name)\" is not there when the file is loaded again",
          hint: "a file must declare the same tests each time")
      }
      return run.run(tests[test.index])
    } catch {
      return .failed([error])
    }
  }
}
