/// What `layout-dump help` was asked for.
struct HelpOptions: Sendable, Hashable {
  /// The command's name; nil for all.
  var command: String?
  /// Whether it is the man page.
  var isManPage = false
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}

extension Command<HelpOptions> {
  /// `help`: everything about a command, or about all.
  static var help: Command {
    Command(
      name: "help",
      summary: "shows everything about a command",
      discussion: ["Without a COMMAND it shows everything about all of them."],
      arguments: [
        Argument(
          name: "COMMAND", summary: "the command's name", set: { $0.command = $1 },
          isOptional: true, suggestions: CommandRegistry.entries.map(\.name))
      ],
      options: [
        .flag("--man", "as the source of the man page of the whole program", \.isManPage).common(),
        .color(\.color),
      ],
      examples: [
        Example(line: "layout-dump help render", summary: "all that render can do"),
        Example(line: "layout-dump help --man | man -l -", summary: "the man page"),
      ],
      settings: HelpOptions(),
      validate: { options in
        if options.isManPage, let command = options.command {
          return [.unexpectedArgument(command)]
        }
        guard let name = options.command else { return [] }
        do throws(UsageErrors) { _ = try CommandRegistry.command(name) } catch {
          return error.errors
        }
        return []
      },
      run: { options in
        if options.isManPage { return DumpCommand.show(ManPage.text, color: options.color) }
        let command = options.command.flatMap { try? CommandRegistry.command($0) }
        return DumpCommand.show(command?.completeHelp ?? ProgramHelp.complete, color: options.color)
      })
  }
}
