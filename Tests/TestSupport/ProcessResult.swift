import Foundation

/// What a program that has ended left behind.
public struct ProcessResult: Sendable, Hashable {
  /// What it wrote to standard output.
  public var output: String
  /// What it wrote to standard error.
  public var errors: String
  /// Its exit status; the negative number of the signal that ended it, if one did.
  public var status: Int

  /// Makes a result, to compare one with.
  public init(output: String, errors: String, status: Int) {
    self.output = output
    self.errors = errors
    self.status = status
  }
}

/// Runs a program to its end.
///
/// The input is all there from the start, as in a file. Without an environment the program gets
/// that of the tests; without a directory it runs where they do.
public func runProcess(
  _ executable: String, _ arguments: [String] = [], input: String = "",
  environment: [String: String]? = nil, directory: String? = nil
) throws -> ProcessResult {
  try withTemporaryDirectory { folder in
    // Files never fill up as pipes do, so nothing has to be read while the program runs.
    let files = try ["input", "output", "errors"].map { name in
      let path = folder + "/" + name
      try Data(name == "input" ? Array(input.utf8) : []).write(to: URL(fileURLWithPath: path))
      guard let file = FileHandle(forUpdatingAtPath: path) else {
        throw CocoaError(.fileNoSuchFile)
      }
      return file
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try process.run()
    process.waitUntilExit()
    func text(_ file: FileHandle) throws -> String {
      try file.seek(toOffset: 0)
      return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }
    let status = Int(process.terminationStatus)
    return ProcessResult(
      output: try text(files[1]), errors: try text(files[2]),
      status: process.terminationReason == .uncaughtSignal ? -status : status)
  }
}

/// The path of a program of this package, as it was built for the tests.
public func builtProduct(_ name: String) throws -> String {
  // SwiftPM puts programs and the bundle of tests, which is the program that runs, side by side.
  let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
  }
  return path
}
