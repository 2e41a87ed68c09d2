import Glibc
import LayoutScripting

/// The whole program: words in, exit status out.
public enum DumpCommand {
  /// The version of the engine, which golden files name.
  static let version = "0.1.0"

  /// Runs the program with the words behind its name.
  ///
  /// - Returns: 0 where all is well, 1 where it ran and found something, 2 where it could not run.
  public static func run(_ words: [String]) -> CInt {
    FileDescriptor.ignoreWriteSignals()
    FileDescriptor.reserveStandardFiles()
    // The language's runtime would tell where the program stands, and go on.
    _ = signal(SIGQUIT, SIG_DFL)
    do throws(UsageErrors) {
      switch try Invocation(
        words, exists: { access($0, F_OK) == 0 },
        nearest: { CommandRegistry.nearest(to: $0) ?? nearestPath(to: $0) })
      {
      case .command(let command, let words): return try command.run(words: words)
      case .text(let text): return show(text)
      }
    } catch {
      Messages(color: ColorChoice(in: words)).report(error)
      return 2
    }
  }

  /// Writes a result to standard output, and gives the exit status: that nobody reads it is no error.
  static func show(_ text: String, color: ColorChoice? = nil) -> CInt {
    do throws(FileError) {
      try FileDescriptor.standardOutput.write(text)
      return 0
    } catch {
      if error.problem == .brokenPipe { return 0 }
      Messages(color: color).report(PlacedError(path: error.path, message: error.message))
      return 2
    }
  }
}
