import Foundation
import TestSupport
import Testing

@testable import DumpCommand

/// `layout-dump help` and the man page.
@Suite struct ManPageTests {
  private func run(_ words: String) throws -> ProcessResult {
    try runProcess(builtProduct("layout-dump"), words.split(separator: " ").map(String.init))
  }

  /// The page as a terminal without a device shows it, words apart by one space.
  private func shown() throws -> String {
    let source = try run("help --man")
    #expect(source.status == 0)
    let result = try runProcess(
      "/usr/bin/groff", ["-man", "-ww", "-Tascii", "-P-cbou"], input: source.output)
    // Every warning of the formatter is about the page.
    #expect(result.errors == "")
    #expect(result.status == 0)
    return result.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test func thePageHasEverything() throws {
    let page = try shown()
    for title in ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EXIT STATUS", "ENVIRONMENT"] {
      #expect(page.contains(title))
    }
    for command in CommandRegistry.commands.map(\.description) {
      #expect(page.contains("\(command.name) [options]"), "\(command.name)")
      for option in command.options {
        let name = option.placeholder.map { "\(option.name) \($0)" } ?? option.name
        #expect(page.contains(name), "\(command.name) \(name)")
      }
      for example in command.examples {
        let line = example.line.split(separator: " ").joined(separator: " ")
        #expect(page.contains(line), "\(line)")
      }
    }
  }

  @Test("Each command's help is what help COMMAND shows")
  func help() throws {
    for name in CommandRegistry.entries.map(\.name) {
      let help = try run("help \(name)")
      #expect(help.status == 0)
      #expect(try run("\(name) --help") == help)
      let short = try run("\(name) -h")
      #expect(short.output.split(separator: "\n", omittingEmptySubsequences: false).count < 25)
      #expect(short.output.contains("Examples:"))
      #expect(short.status == 0)
    }
  }

  @Test(arguments: [
    ("help rendr", "unknown command 'rendr'\nhint: did you mean 'render'?"),
    ("help render --man", "unexpected argument 'render'"),
    ("help render x", "unexpected argument 'x'"),
    ("hlep", "unknown command 'hlep'\nhint: did you mean 'help'?"),
    ("plugin", "unknown command 'plugin'\nhint: did you mean 'plugins'?"),
  ])
  func wrong(words: String, report: String) throws {
    #expect(
      try run(words)
        == ProcessResult(output: "", errors: "layout-dump: error: \(report)\n", status: 2))
  }
}
