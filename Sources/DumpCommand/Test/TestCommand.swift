import LayoutScripting
import SectionHost

/// `layout-dump test`: runs script tests.
struct TestCommand {
  private let options: TestOptions

  init(_ options: TestOptions) { self.options = options }

  /// What is to be run: a test, or the report of a file that could not be loaded.
  private struct Entry {
    var file: ScriptTestFile
    var test: Result<ScriptTest, PlacedError>
    var cell: ScriptTestCell?
  }

  /// Runs all tests in a guarded process, and gives the exit status.
  func run() -> CInt {
    GuardedProcess.run(options.limits, color: options.color) { (messages) throws(PlacedError) in
      let goldens = GoldenStore(
        isUpdating: isUpdating,
        engine: GoldenEngine(
          version: "tessellua \(DumpCommand.version)", textMetrics: "\(TextMetrics.version)"))
      let entries = try entries(messages, goldens)
      let output = TestOutput(options, console: messages.console)
      do throws(FileError) {
        let records = try run(entries, output, messages)
        tell(goldens, records, messages)
        return output.counts.failed == 0 ? 0 : 1
      } catch {
        if error.problem == .brokenPipe { return 0 }
        throw PlacedError(path: error.path, message: error.message)
      }
    }
  }

  /// The command line stands over the environment, and a CI server never writes unless it is told to
  /// on the command line.
  private var isUpdating: Bool {
    options.isUpdating || Environment.isSet("TESSELLUA_UPDATE") && !Environment.isSet("CI")
  }

  /// What was told of each screen.
  private final class Told {
    var diagnostics: [String: Set<Diagnostic>] = [:]
  }

  // MARK: What is run

  private func entries(_ messages: Messages, _ goldens: GoldenStore) throws(PlacedError) -> [Entry]
  {
    let paths = options.paths.isEmpty ? ["layouts"] : options.paths
    var errors = GivenPath.problems(folders: options.searchPath)
    errors += GivenPath.problems(output: options.output)
    var files: [String] = []
    do throws(PlacedError) {
      files = try TestFolder.files(below: paths) { path in
        messages.write("\(path): warning: \(WholeFile.unreachable)\n")
      }
    } catch {
      errors.insert(error.hinting(atDefault: options.paths), at: 0)
    }
    if let error = PlacedError(errors) { throw error }
    var settings = ScriptTestOptions(goldens: goldens)
    settings.searchPath = options.searchPath
    settings.limits = options.limits.limits
    settings.print = { messages.write("\($0):\($1): \($2)\n") }
    let told = Told()
    settings.report = { diagnostic, screen in
      // Every test that shows the screen would say it again.
      guard told.diagnostics[screen.path, default: []].insert(diagnostic.asTold).inserted else {
        return
      }
      messages.report(diagnostic, screen: screen.path, path: screen.userPath(of:))
    }
    let cells: [ScriptTestCell?] = options.matrix?.cells ?? [nil]
    let all = files.flatMap { path -> [Entry] in
      GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
      let file = ScriptTestFile(path, options: settings)
      do throws(PlacedError) {
        let tests = try file.tests(matching: options.filter)
        return tests.flatMap { test in
          cells.map { Entry(file: file, test: .success(test), cell: $0) }
        }
      } catch {
        return [Entry(file: file, test: .failure(error))]
      }
    }
    if all.isEmpty {
      let path = paths.joined(separator: ", ")
      if files.isEmpty {
        throw PlacedError(
          path: path, message: "there is no test", hint: "tests stand in files named *_test.lua")
      }
      throw PlacedError(
        path: path,
        message: options.filter.map { "no test's name holds or matches '\($0)'" }
          ?? "the files declare no test")
    }
    guard let shard = options.shard else { return all }
    return all.filter { shard.contains(record(of: $0, .passed).key) }
  }

  private func record(of entry: Entry, _ outcome: ScriptTestOutcome) -> TestRecord {
    let test = try? entry.test.get()
    return TestRecord(
      file: entry.file.path, test: test?.name, line: test?.line, cell: entry.cell?.name,
      outcome: outcome)
  }

  // MARK: Running

  private func run(_ entries: [Entry], _ output: TestOutput, _ messages: Messages)
    throws(FileError) -> [TestRecord]
  {
    var records: [TestRecord] = []
    try output.begin(count: entries.count)
    for entry in entries {
      GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
      let planned = record(of: entry, .passed)
      try output.willRun(planned)
      messages.progress(records.count + 1, of: entries.count, planned.key)
      let outcome: ScriptTestOutcome =
        switch entry.test {
        case .success(let test): entry.file.run(test, in: entry.cell)
        case .failure(let error): .failed([error])
        }
      let record = record(of: entry, outcome)
      try output.add(record)
      if output.showsLines { record.problems.forEach(messages.report) }
      records.append(record)
    }
    try output.finish()
    return records
  }

  private func tell(_ goldens: GoldenStore, _ records: [TestRecord], _ messages: Messages) {
    for path in goldens.written { messages.write("wrote \(path)\n") }
    guard options.filter == nil, options.shard == nil else { return }
    var files: [String: Bool] = [:]
    for record in records {
      files[record.file] = files[record.file] != false && record.outcome == .passed
    }
    for path in ObsoleteGoldens(files: files, goldens: goldens).paths {
      messages.write("\(path): warning: no test refers to this golden file\n")
    }
  }
}
