import Foundation

/// What a program that has ended left behind and what it used.
public struct MeasuredProcess: Sendable {
  /// What it left behind.
  public var result: ProcessResult
  /// Seconds of processor time, of its children too.
  public var seconds: Double
  /// Megabytes of memory that the largest of its processes held at once.
  public var megabytes: Int

  /// Runs a program to its end in a directory.
  public init(_ executable: String, _ arguments: [String], directory: String) throws {
    (result, seconds, megabytes) = try withTemporaryDirectory { folder in
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      let paths = ["\(folder)/output", "\(folder)/errors"]
      for (position, path) in paths.enumerated() {
        posix_spawn_file_actions_addopen(
          &actions, Int32(position + 1), path, O_WRONLY | O_CREAT, 0o600)
      }
      let shell = ["sh", "-c", "cd \"$0\" && exec \"$@\"", directory, executable]
      var words: [UnsafeMutablePointer<CChar>?] = (shell + arguments).map { strdup($0) }
      words.append(nil)
      defer { for word in words { free(word) } }
      var child: pid_t = 0
      let problem = posix_spawn(&child, "/bin/sh", &actions, nil, words, environ)
      guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .ENOENT) }
      var status: Int32 = 0
      var usage = rusage()
      while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
      func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
      }
      func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      }
      // As the system's header has it: the signal below, the exit status above.
      let signal = status & 0x7F
      return (
        ProcessResult(
          output: try text(paths[0]), errors: try text(paths[1]),
          status: Int(signal == 0 ? (status >> 8) & 0xFF : -signal)),
        seconds(usage.ru_utime) + seconds(usage.ru_stime), usage.ru_maxrss / 1024
      )
    }
  }
}
