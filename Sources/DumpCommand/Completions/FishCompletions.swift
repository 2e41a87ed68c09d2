/// Completes command lines in fish.
struct FishCompletions {
  private let commands: [CommandDescription]

  init(_ commands: [CommandDescription]) { self.commands = commands }

  /// The script.
  var text: String {
    let names = commands.map(\.name).filter { $0 != Command.render.name }
    var lines = [
      "# Completions of layout-dump for fish; made by 'layout-dump completions fish'.",
      "function __layout_dump_is_other",
      "  __fish_seen_subcommand_from \(names.joined(separator: " "))", "end",
    ]
    for option in ProgramHelp.options {
      lines.append(
        "complete -c layout-dump -n __fish_use_subcommand \(name(option.name)) "
          + "-d \(quoted(option.meaning))")
    }
    for command in commands {
      lines.append(
        "complete -c layout-dump -n __fish_use_subcommand -a \(command.name) "
          + "-d \(quoted(command.summary))")
    }
    for command in commands { lines += self.lines(command) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ command: CommandDescription) -> [String] {
    // The word render may be left out.
    let condition =
      command.name == Command.render.name
      ? "'not __layout_dump_is_other'" : "'__fish_seen_subcommand_from \(command.name)'"
    let start = "complete -c layout-dump -n \(condition)"
    var lines = command.allOptions.map { option in
      "\(start) \(name(option.name))\(value(option)) -d \(quoted(option.summary))"
    }
    var takesFiles = false
    for argument in command.arguments {
      switch argument.completion {
      case .nothing: break
      case .files: takesFiles = true
      case .folders: lines.append("\(start) -a '(__fish_complete_directories)'")
      case .words(let words): lines.append("\(start) -a \(quoted(words.joined(separator: " ")))")
      }
    }
    if !takesFiles { lines.append("\(start) -f") }
    return lines
  }

  private func name(_ option: String) -> String {
    option.hasPrefix("--") ? "-l \(option.dropFirst(2))" : "-s \(option.dropFirst())"
  }

  private func value(_ option: CommandDescription.Option) -> String {
    guard option.placeholder != nil else { return "" }
    return switch option.completion {
    case .nothing: " -x"
    case .files: " -r -F"
    case .folders: " -x -a '(__fish_complete_directories)'"
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
