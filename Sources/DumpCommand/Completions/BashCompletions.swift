/// Completes command lines in bash.
struct BashCompletions {
  private let commands: [CommandDescription]

  init(_ commands: [CommandDescription]) { self.commands = commands }

  /// The script.
  var text: String {
    """
    # Completions of layout-dump for bash; made by 'layout-dump completions bash'.
    _layout_dump_words() {
      COMPREPLY+=($(compgen -W "$1" -- "$current"))
    }

    _layout_dump_files() {
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen "$1" -- "$current"))
    }

    _layout_dump() {
      local IFS=$'\\n' current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
      local command=${COMP_WORDS[1]}
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        case $current in
          -*) _layout_dump_words \(words(ProgramHelp.options.map(\.name))) ;;
          *)
            _layout_dump_words \(words(commands.map(\.name)))
            _layout_dump_files -f
            ;;
        esac
        return
      fi
      # A colon divides words for bash: a device, a colon, what stands behind it.
      if [[ $current == : || $option == : ]]; then
        [[ $current == : ]] && current=
        _layout_dump_words landscape
        return
      fi
      # So does an equals sign between an option and its value.
      if [[ $current == = ]]; then
        current=
      elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      case $command in
    \(commands.filter { $0.name != Command.render.name }.map(arm).joined(separator: "\n"))
    \(commands.filter { $0.name == Command.render.name }.map { arm($0, pattern: "*") }.joined())
      esac
    }

    complete -F _layout_dump layout-dump

    """
  }

  private func arm(_ command: CommandDescription) -> String { arm(command, pattern: command.name) }

  private func arm(_ command: CommandDescription, pattern: String) -> String {
    var lines = ["    \(pattern))", "      case $option in"]
    for option in command.options where option.placeholder != nil {
      let action = action(option.completion).map { "\($0); " } ?? ""
      lines.append("        \(option.name)) \(action)return ;;")
    }
    lines += ["      esac", "      case $current in"]
    lines.append("        -*) _layout_dump_words \(words(command.allOptions.map(\.name))) ;;")
    let actions = unique(command.arguments.compactMap { action($0.completion) })
    if !actions.isEmpty { lines.append("        *) \(actions.joined(separator: "; ")) ;;") }
    lines += ["      esac", "      ;;"]
    return lines.joined(separator: "\n")
  }

  private func action(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files: "_layout_dump_files -f"
    case .folders: "_layout_dump_files -d"
    case .words(let list): "_layout_dump_words \(words(list))"
    }
  }

  /// Words, a line each, in bash's quotes.
  private func words(_ words: [String]) -> String { "$'\(words.joined(separator: "\\n"))'" }

  private func unique(_ actions: [String]) -> [String] {
    var seen: Set<String> = []
    return actions.filter { seen.insert($0).inserted }
  }
}
