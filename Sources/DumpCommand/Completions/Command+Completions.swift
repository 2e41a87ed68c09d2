/// The shells that completions can be made for.
enum Shell: String, Sendable, CaseIterable {
  /// GNU bash.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// The script that completes the program's command lines.
  var completions: String {
    let commands = CommandRegistry.commands.map(\.description)
    return switch self {
    case .bash: BashCompletions(commands).text
    case .zsh: ZshCompletions(commands).text
    case .fish: FishCompletions(commands).text
    }
  }
}

/// What `layout-dump completions` was asked for.
struct CompletionsOptions: Sendable, Hashable {
  /// The shell.
  var shell = Shell.bash
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}

extension Command<CompletionsOptions> {
  /// `completions`: what a shell needs to complete command lines.
  static var completions: Command {
    Command(
      name: "completions",
      summary: "prints the script by which a shell completes commands",
      discussion: [
        """
        It knows all commands, options, devices and words of this version. 'scripts/install' puts it \
        where the shells look for it.
        """
      ],
      arguments: [
        Argument(
          name: "bash|zsh|fish", summary: "the shell",
          set: { (options, word) throws(BadValue) in
            guard let shell = Shell(rawValue: word) else {
              throw BadValue(word, isNoneOf: Shell.allCases.map(\.rawValue))
            }
            options.shell = shell
          })
      ],
      options: [.color(\.color)],
      examples: [
        Example(line: "source <(layout-dump completions bash)", summary: "for this bash"),
        Example(
          line: "layout-dump completions fish > ~/.config/fish/completions/layout-dump.fish",
          summary: "for every fish"),
      ],
      settings: CompletionsOptions(),
      run: { DumpCommand.show($0.shell.completions, color: $0.color) })
  }
}
