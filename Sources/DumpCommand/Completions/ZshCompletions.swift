/// Completes command lines in the Z shell.
struct ZshCompletions {
  private let commands: [CommandDescription]

  init(_ commands: [CommandDescription]) { self.commands = commands }

  /// The script.
  var text: String {
    """
    #compdef layout-dump
    # Completions of layout-dump for zsh; made by 'layout-dump completions zsh'.
    _layout_dump() {
      local -a commands
      commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        if [[ $words[2] == -* ]]; then
          _arguments \(ProgramHelp.options.map(rootOption).joined(separator: " "))
        else
          _describe command commands
          _files
        fi
        return
      fi
      local command=$words[2]
      case $command in
        \(commands.map(\.name).joined(separator: "|")))
          shift words
          ((CURRENT--))
          ;;
        *) command=render ;;
      esac
      case $command in
    \(commands.map(arm).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _layout_dump ]]; then
      _layout_dump "$@"
    else
      compdef _layout_dump layout-dump
    fi

    """
  }

  private func rootOption(_ option: (name: String, meaning: String)) -> String {
    quoted("\(option.name)[\(escaped(option.meaning))]")
  }

  private func arm(_ command: CommandDescription) -> String {
    let specifications = command.allOptions.map(specification) + arguments(of: command)
    return """
          \(command.name))
            _arguments \\
      \(specifications.map { "        \(quoted($0))" }.joined(separator: " \\\n"))
            ;;
      """
  }

  private func specification(_ option: CommandDescription.Option) -> String {
    let stars = option.isRepeatable ? "*" : ""
    let summary = "[\(escaped(option.summary))]"
    guard let placeholder = option.placeholder else { return "\(stars)\(option.name)\(summary)" }
    let separator = option.name.hasPrefix("--") ? "=" : ""
    return "\(stars)\(option.name)\(separator)\(summary):\(escaped(placeholder)):"
      + action(option.completion)
  }

  private func arguments(of command: CommandDescription) -> [String] {
    command.arguments.enumerated().map { index, argument in
      let place =
        argument.isRepeated ? "*:" : argument.isOptional ? "\(index + 1)::" : "\(index + 1):"
      return "\(place)\(escaped(argument.name)):\(action(argument.completion))"
    }
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// A text without what `_arguments` reads as its own.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if ":[]\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
