import Foundation
import TestSupport
import Testing

@testable import DumpCommand

/// The completions, exercised by the shells themselves.
@Suite struct CompletionTests {
  /// What bash offers for the last of some words, as bash divides them.
  private func bash(_ words: [String], in folder: String = packageRoot) throws -> [String] {
    let quoted = (["layout-dump"] + words).map { "'\($0)'" }.joined(separator: " ")
    let result = try run(
      "bash", shell: .bash,
      """
      COMP_WORDS=(\(quoted))
      COMP_CWORD=\(words.count)
      _layout_dump
      printf '%s\\n' "${COMPREPLY[@]}"
      """, in: folder)
    return result.split(separator: "\n").map(String.init)
  }

  /// What fish offers for a line.
  private func fish(_ line: String) throws -> [String] {
    let result = try run("fish", shell: .fish, "complete -C '\(line)'", in: packageRoot)
    return result.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  /// What zsh's helpers are told for some words.
  private func zsh(_ words: [String]) throws -> [String] {
    let quoted = (["layout-dump"] + words).map { "'\($0)'" }.joined(separator: " ")
    let result = try run(
      "zsh", shell: .zsh,
      """
      _arguments() { print -rl -- "$@" }
      _describe() { print -rl -- "describe $1" "${(P@)2}" }
      _files() { print -r -- files }
      words=(\(quoted))
      CURRENT=\(words.count + 1)
      _layout_dump
      """, in: packageRoot)
    return result.split(separator: "\n").map(String.init)
  }

  private func run(_ program: String, shell: Shell, _ script: String, in folder: String) throws
    -> String
  {
    try withTemporaryDirectory { temporary in
      let file = "\(temporary)/completions"
      try Data(shell.completions.utf8).write(to: URL(fileURLWithPath: file))
      // Without the files of whoever runs the tests.
      let start = shell == .zsh ? "compdef() { : }\nsource \(file)" : "source \(file)"
      let options = ["bash": ["--norc"], "zsh": ["-f"], "fish": ["--no-config"]][program] ?? []
      let result = try runProcess(
        "/usr/bin/\(program)", options + ["-c", "\(start)\n\(script)"],
        environment: ["HOME": temporary, "PATH": "/usr/bin:/bin"], directory: folder)
      #expect(result.errors == "", "\(program): \(script)")
      return result.output
    }
  }

  // MARK: bash

  @Test(arguments: [
    (["re"], ["render"]), (["--v"], ["--version"]), (["help", "com"], ["completions"]),
    (["render", "--dev"], ["--device"]), (["layouts/home", "--dev"], ["--device"]),
    (["render", "--device", "iphone_15_pro"], ["iphone_15_pro", "iphone_15_pro_max"]),
    (["render", "--device", "ipad_mini", ":", "la"], ["landscape"]),
    (["render", "--device", "ipad_mini", ":"], ["landscape"]),
    (["render", "--style", "=", "d"], ["dark"]), (["render", "--style", "="], ["light", "dark"]),
    (["render", "--size", ""], []), (["render", "--frame", ""], ["last"]),
    (["schema", ""], ["frame", "events", "environment"]),
    (["schema", "-"], ["--color", "-h", "--help"]),
    (["completions", "b"], ["bash"]), (["new", "--template", "g"], ["grid", "gallery"]),
    (["devices", "--format", ""], ["text", "json"]), (["devices", ""], []),
  ])
  func bashOffers(words: [String], expected: [String]) throws {
    #expect(try bash(words) == expected)
  }

  @Test func bashOffersFiles() throws {
    try withScreen(listScreen, files: ["with space/data.json": "{}"]) { (folder) throws in
      #expect(try bash(["render", "ho"], in: folder.path) == ["home"])
      #expect(try bash(["ho"], in: folder.path) == ["home"])
      #expect(try bash(["render", "x", "--data", "with"], in: folder.path) == ["with space"])
      #expect(
        try bash(["render", "x", "--data", "with space/"], in: folder.path)
          == ["with space/data.json"])
      #expect(try bash(["render", "x", "--path", "home/"], in: folder.path) == [])
    }
  }

  @Test("Every command and option is offered by bash")
  func bashOffersEverything() throws {
    #expect(try Set(bash([""])).isSuperset(of: CommandRegistry.entries.map(\.name)))
    for command in CommandRegistry.commands.map(\.description) {
      #expect(try bash([command.name, "-"]) == command.allOptions.map(\.name))
    }
  }

  // MARK: fish and zsh

  @Test(arguments: [
    ("layout-dump compl", ["completions"]), ("layout-dump render --dev", ["--device"]),
    ("layout-dump layouts/home --dev", ["--device"]),
    ("layout-dump render --device iphone_16_pro", ["iphone_16_pro", "iphone_16_pro_max"]),
    ("layout-dump schema ", ["environment", "events", "frame"]),
    ("layout-dump devices --format ", ["json", "text"]),
    ("layout-dump devices --form", ["--format"]), ("layout-dump help edi", ["editor"]),
  ])
  func fishOffers(line: String, expected: [String]) throws {
    #expect(try fish(line) == expected)
  }

  @Test("Every command and option is offered by zsh")
  func zshOffersEverything() throws {
    let commands = CommandRegistry.commands.map(\.description)
    let all = try zsh([""])
    #expect(all.first == "describe command")
    #expect(all.last == "files")
    #expect(
      all.dropFirst().dropLast().map { $0.prefix { $0 != ":" } } == commands.map { $0.name[...] })
    for command in commands {
      let told = try zsh([command.name, ""])
      let options = told.filter { $0.hasPrefix("-") || $0.hasPrefix("*-") }
        .map { String($0.drop { $0 == "*" }.prefix { $0 != "[" && $0 != "=" }) }
      #expect(options == command.allOptions.map(\.name), "\(command.name)")
      #expect(told.count == options.count + command.arguments.count, "\(command.name)")
    }
  }

  @Test func zshIsToldValues() throws {
    let told = try zsh(["layouts/home", "--"])
    #expect(told.contains("--style=[how the screen is lit]:light|dark:(light dark)"))
    #expect(told.contains("--data=[one JSON object with a value for each input]:FILE:_files"))
    #expect(told.contains { $0.hasPrefix("*--path=[") && $0.hasSuffix(":DIR:_files -/") })
    #expect(told.contains("1:SCREEN:_files"))
    #expect(told.contains { $0.hasPrefix("--device=[") && $0.contains("ipad_11\\:landscape") })
  }

  // MARK: The command

  @Test(arguments: Shell.allCases)
  func printed(shell: Shell) throws {
    #expect(
      try runProcess(builtProduct("layout-dump"), ["completions", shell.rawValue])
        == ProcessResult(output: shell.completions, errors: "", status: 0))
  }

  @Test func anotherShellIsRefused() throws {
    #expect(
      try runProcess(builtProduct("layout-dump"), ["completions", "fihs"])
        == ProcessResult(
          output: "",
          errors:
            "layout-dump: error: expected bash, zsh or fish, not 'fihs'\nhint: did you mean 'fish'?\n",
          status: 2))
  }

  @Test("What may stand for a placeholder")
  func placeholders() {
    #expect(Completion(placeholder: "FILE") == .files)
    #expect(Completion(placeholder: "DIR") == .folders)
    #expect(Completion(placeholder: "N|last") == .words(["last"]))
    #expect(Completion(placeholder: "text|json") == .words(["text", "json"]))
    #expect(Completion(placeholder: "MB") == .nothing)
    #expect(Completion(placeholder: "WxH") == .nothing)
  }
}
