import Foundation
import TestSupport
import Testing

/// Help, versions, wrong command lines and where output goes, as the built program answers.
@Suite struct CommandLineTests {
  private func run(_ words: String, environment: [String: String]? = nil) throws -> ProcessResult {
    try runProcess(
      builtProduct("layout-dump"), words.split(separator: " ").map(String.init),
      environment: environment, directory: packageRoot)
  }

  @Test(arguments: ["-h", "render -h", "layouts/home -h"])
  func shortHelpFitsOnAScreen(words: String) throws {
    let result = try run(words)
    #expect(result.errors == "")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 25)
    #expect(lines[0].hasPrefix("Usage: layout-dump "))
    #expect(result.output.contains("Examples:"))
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func completeHelpNamesEveryOption() throws {
    let result = try run("help render")
    #expect(result.status == 0)
    for option in [
      "--data FILE", "--events FILE", "--device NAME", "--size WxH", "--scale S",
      "--environment FILE", "--direction", "--style", "--scroll X,Y", "--visible",
      "--frame N|last", "--format", "-o FILE", "--path DIR", "--strict", "--max-steps N",
      "--max-memory MB", "--color", "--help",
    ] {
      #expect(result.output.contains(option))
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try run("render --help") == result)
    let whole = try run("--help")
    #expect(whole.output.contains(result.output))
    #expect(try run("help") == whole)
    #expect(try run("help help") == run("help --help"))
  }

  @Test func version() throws {
    #expect(
      try run("--version") == ProcessResult(output: "layout-dump 0.1.0\n", errors: "", status: 0))
  }

  @Test(
    "Wrong command lines",
    arguments: [
      ("", "no command\nhint: 'layout-dump -h' lists the commands"),
      ("rendr layouts/home", "unknown command 'rendr'\nhint: did you mean 'render'?"),
      ("help rendr", "unknown command 'rendr'\nhint: did you mean 'render'?"),
      ("help render x", "unexpected argument 'x'"),
      ("leyouts", "unknown command 'leyouts'\nhint: did you mean 'layouts'?"),
      ("--version x", "unexpected argument 'x'"),
      (
        "render", "missing argument SCREEN\nhint: 'layout-dump render -h' shows how it is used"
      ),
      ("--verison", "unknown option '--verison'\nhint: did you mean '--version'?"),
      ("--hlep", "unknown option '--hlep'\nhint: did you mean '--help'?"),
      ("--visble layouts/home", "unknown option '--visble'\nhint: did you mean '--visible'?"),
      ("layouts/home --visble", "unknown option '--visble'\nhint: did you mean '--visible'?"),
      (
        "layouts/home --device iphone14",
        "unknown device \"iphone14\"\nhint: did you mean \"iphone_14\"?"
      ),
      (
        "layouts/home --device nokia",
        """
        unknown device "nokia"
        hint: 'layout-dump devices' lists the 36 that are known, each also with :landscape
        """
      ),
      (
        "layouts/home --events - --data -",
        "option '--events -' cannot be used with '--data -'"
      ),
      (
        "layouts/home --max-memory 9223372036854775807",
        "option '--max-memory': expected a whole number, 1048576 or less, not '9223372036854775807'"
      ),
    ])
  func wrong(words: String, report: String) throws {
    #expect(
      try run(words)
        == ProcessResult(output: "", errors: "layout-dump: error: \(report)\n", status: 2))
  }

  @Test func colourOnlyWhereItIsAskedFor() throws {
    let plain = "none/x: error: no such file\n"
    let painted = "none/x: \u{1B}[1;31merror:\u{1B}[0m no such file\n"
    #expect(try run("none/x").errors == plain)
    #expect(try run("none/x --color never").errors == plain)
    #expect(try run("none/x --color always").errors == painted)
    #expect(try onTerminal("none/x", environment: [:]) == painted)
    #expect(try onTerminal("none/x", environment: ["NO_COLOR": "1"]) == plain)
    #expect(try onTerminal("none/x", environment: ["NO_COLOR": ""]) == painted)
    #expect(try onTerminal("none/x --color never", environment: [:]) == plain)
    #expect(try onTerminal("none/x", environment: ["TERM": "dumb"]) == plain)
    #expect(try onTerminal("none/x --color always", environment: ["TERM": "dumb"]) == painted)
  }

  /// Standard error of a run whose standard error is a terminal.
  private func onTerminal(_ words: String, environment: [String: String]) throws -> String {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var lock: CInt = 0
    var number: CInt = 0
    // The requests TIOCSPTLCK and TIOCGPTN, whose macros Swift does not see.
    guard ioctl(terminal, 0x4004_5431, &lock) == 0, ioctl(terminal, 0x8004_5430, &number) == 0,
      let end = FileHandle(forUpdatingAtPath: "/dev/pts/\(number)")
    else { throw CocoaError(.fileReadUnknown) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
    process.arguments = words.split(separator: " ").map(String.init)
    process.environment = environment
    process.standardError = end
    try process.run()
    process.waitUntilExit()
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &buffer, buffer.count)
    // A terminal writes a carriage return before each line feed.
    return String(decoding: buffer.prefix(max(count, 0)).filter { $0 != 13 }, as: UTF8.self)
  }

  @Test(arguments: [
    "layouts/home", "layouts/home --format jsonl", "--help", "help render", "help --man",
    "devices", "devices --format json", "schema frame", "completions bash", "plugins",
  ])
  func aBrokenPipeEndsItQuietly(words: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
    process.arguments = words.split(separator: " ").map(String.init)
    process.currentDirectoryURL = URL(fileURLWithPath: packageRoot)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    // Nobody reads, so the very first write fails.
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    try errors.fileHandleForWriting.close()
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
  }

  @Test func aFullDiskIsAnError() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try builtProduct("layout-dump"))
    process.arguments = ["layouts/home"]
    process.currentDirectoryURL = URL(fileURLWithPath: packageRoot)
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    try errors.fileHandleForWriting.close()
    let report = try errors.fileHandleForReading.readToEnd() ?? Data()
    #expect(
      String(decoding: report, as: UTF8.self)
        == "standard output: error: No space left on device\n")
  }
}
