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
    FileDescriptor.ignoreBrokenPipes()
    do throws(UsageErrors) {
      switch try Invocation(words, exists: { access($0, F_OK) == 0 }) {
      case .help(let text): return show(text)
      case .version: return show("layout-dump \(version)\n")
      case .render(let options):
        return GuardedProcess(RenderCommand.processLimits(options)).run { console in
          RenderCommand(options, console: console).run()
        }
      }
    } catch {
      Messages().write(error.report)
      return 2
    }
  }

  private static func show(_ text: String) -> CInt {
    do throws(FileError) {
      try FileDescriptor.standardOutput.write(text)
      return 0
    } catch {
      return error.problem == .brokenPipe ? 0 : 2
    }
  }
}
