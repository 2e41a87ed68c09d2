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
    guard case .render(let options) = try invocation(words) else {
      Issue.record("not render")
      return
    }
    #expect(options.screen == words.last)
    #expect(options.visibleOnly == (words[0] == "--visible"))
  }

  @Test(arguments: [
    ([], "no command", "'layout-dump -h' lists the commands"),
    (["rendr"], "unknown command 'rendr'", "did you mean 'render'?"),
    (["xyzzy"], "unknown command 'xyzzy'", "'layout-dump -h' lists the commands"),
    (["help", "rnder"], "unknown command 'rnder'", "did you mean 'render'?"),
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
    #expect(try invocation(["--version"]) == .version)
    #expect(try help(["help"]) == help(["--help"]))
    #expect(try help(["help", "render"]) == help(["render", "--help"]))
    #expect(try help(["home", "-h"]) == help(["render", "-h"]))
  }

  @Test("The short help fits on a screen and has examples", arguments: [["-h"], ["render", "-h"]])
  func shortHelp(words: [String]) throws {
    let lines = try help(words).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25)
    #expect(lines.contains("Examples:"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("The complete help names every option once", arguments: Command.render.options.map(\.name))
  func completeHelp(option: String) throws {
    let text = try help(["render", "--help"])
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("  \(option) ") || $0 == "  \(option)"
    }
    #expect(lines.count == 1)
    #expect(
      text.split(separator: "\n").allSatisfy {
        $0.count <= 80
      })
  }

  @Test func shortHelpIsExactlyThis() throws {
    #expect(
      try help(["render", "-h"]) == """
        Usage: layout-dump render [options] SCREEN

        Gives the frames of a screen as JSON.

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
          layout-dump layouts/home --device ipad_11 --frame last
                                  the last frame on an iPad
          tail -f log.jsonl | layout-dump layouts/home --events -
                                  a frame a line, as events come

        'layout-dump render --help' shows all 18 options.

        """)
  }

  private func invocation(_ words: [String]) throws(UsageErrors) -> Invocation {
    try Invocation(words, exists: { $0 == "home" })
  }

  private func help(_ words: [String]) throws -> String {
    guard case .help(let text) = try invocation(words) else {
      Issue.record("no help")
      return ""
    }
    return text
  }
}
