import SectionHost

/// All commands of the program.
///
/// A command is a file with its ``Command`` and a line here.
enum CommandRegistry {
  /// A command's name, and its table, which is built only where it is asked for.
  struct Entry: Sendable {
    /// The word that chooses it.
    var name: String
    /// Makes its table.
    var command: @Sendable () -> any AnyCommand

    init(_ name: String, _ command: @escaping @Sendable () -> any AnyCommand) {
      self.name = name
      self.command = command
    }
  }

  /// The commands, in the order in which help lists them.
  static let entries = [
    Entry("render") { Command.render },
    Entry("test") { Command.test },
    Entry("orders") { Command.orders },
    Entry("check") { Command.check },
    Entry("diff") { Command.diff },
    Entry("explain") { Command.explain },
    Entry("watch") { Command.watch },
    Entry("new") { Command.new },
    Entry("editor") { Command.editor },
    Entry("plugins") { Command.plugins },
    Entry("devices") { Command.devices },
    Entry("schema") { Command.schema },
    Entry("completions") { Command.completions },
    Entry("help") { Command.help },
  ]

  /// The tables of all commands.
  static var commands: [any AnyCommand] { entries.map { $0.command() } }

  /// The command with a name.
  static func command(_ name: String) throws(UsageErrors) -> any AnyCommand {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw UsageErrors(errors: [.unknownCommand(name, nearest: nearest(to: name))])
    }
    return entry.command()
  }

  /// The command that was probably meant by a name that none has; nil where none is near.
  static func nearest(to name: String) -> String? {
    nearestName(to: name, in: entries.map(\.name))
  }
}
