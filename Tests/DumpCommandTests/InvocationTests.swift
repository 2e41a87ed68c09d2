import Testing

@testable import DumpCommand

@Suite struct InvocationTests {
  @Test(
    "A path in the place of a command means render",
    arguments: [
      ["render", "home"], ["home"], ["layouts/home"], ["home.lua"], ["--visible", "home"],
      ["./home"],
    ])
  func render(words: [String]) throws {
    guard case .command(let command, let rest) = try invocation(words) else {
      Issue.record("no command")
      return
    }
    #expect(command.name == "render")
    #expect(rest == (words[0] == "render" ? ["home"] : words))
  }

  @Test("The registry's names are the commands' own, and each stands once")
  func registry() {
    let names = CommandRegistry.entries.map(\.name)
    #expect(names == CommandRegistry.commands.map(\.name))
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ([], "no command", "'layout-dump -h' lists the commands"),
    (["rendr"], "unknown command 'rendr'", "did you mean 'render'?"),
    (["hmoe"], "unknown command 'hmoe'", "did you mean 'home'?"),
    (["xyzzy"], "unknown command 'xyzzy'", "'layout-dump -h' lists the commands"),
  ])
  func unknownWords(words: [String], message: String, hint: String) {
    do throws(UsageErrors) {
      _ = try invocation(words)
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.report == "layout-dump: error: \(message)\nhint: \(hint)\n")
    }
  }

  @Test func versionAndHelp() throws {
    #expect(try text(["--version"]) == "layout-dump \(DumpCommand.version)\n")
    #expect(try text(["--help"]).contains(Command.render.completeHelp))
    #expect(try text(["-h"]) == ProgramHelp.short)
  }

  @Test("Every short help fits on a screen and has examples")
  func shortHelp() {
    for (name, help) in [("-h", ProgramHelp.short)]
      + CommandRegistry.commands.map({ ($0.name, $0.shortHelp) })
    {
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count < 25, "\(name)")
      #expect(lines.contains("Examples:"), "\(name)")
      for line in lines { #expect(line.count <= 100, "\(name): \(line)") }
    }
  }

  @Test("Every complete help names every option once")
  func completeHelp() {
    for command in CommandRegistry.commands {
      let lines = command.completeHelp.split(separator: "\n")
      for option in command.description.allOptions.map(\.name) {
        let rows = lines.filter { $0.hasPrefix("  \(option) ") || $0 == "  \(option)" }
        #expect(rows.count == 1, "\(command.name) \(option)")
      }
      for line in lines { #expect(line.count <= 80, "\(command.name)") }
    }
  }

  @Test func shortHelpIsExactlyThis() throws {
    #expect(
      Command.render.shortHelp == """
        Usage: layout-dump render [options] SCREEN

        Gives the frames of a screen as JSON, text or a picture.

        Options:
          --data FILE     one JSON object with a value for each input
          --events FILE   JSON lines, an event each; - is standard input
          --device NAME   the device, for example ipad_11:landscape; default iphone_14
          --size WxH      the view's size in points, instead of a device
          --visible       leave out the items that are not visible
          --frame N|last  one frame alone, by its number from 0
          -o FILE         write to a file instead of standard output

        Examples:
          layout-dump render layouts/home
                                  all frames, with the screen's own data
          layout-dump layouts/home --device ipad_11 --frame last -o home.svg
                                  a picture of the last frame on an iPad
          tail -f log.jsonl | layout-dump layouts/home --events -
                                  a frame a line, as events come

        'layout-dump render --help' shows all 18 options.

        """)
  }

  private func invocation(_ words: [String]) throws(UsageErrors) -> Invocation {
    try Invocation(
      words, exists: { $0 == "home" },
      nearest: { CommandRegistry.nearest(to: $0) ?? ($0 == "hmoe" ? "home" : nil) })
  }

  private func text(_ words: [String]) throws -> String {
    guard case .text(let text) = try invocation(words) else {
      Issue.record("no text")
      return ""
    }
    return text
  }
}
