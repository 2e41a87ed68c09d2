import LayoutScripting

/// What `layout-dump plugins` was asked for.
struct PluginsOptions: Sendable, Hashable {
  /// More folders that plugins are searched in, in order.
  var searchPath: [String] = []
  /// What their scripts may use.
  var limits = LimitOptions()
  /// The form of the list; nil means text.
  var format: TextFormat?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}

extension Command<PluginsOptions> {
  /// `plugins`: the plugins of a search path.
  static var plugins: Command {
    Command(
      name: "plugins",
      summary: "lists the plugins that scripts find, with their options",
      discussion: [
        """
        A plugin NAME is the file plugins/NAME.lua in a folder of the search path: each --path, else \
        layouts where there is such a folder, else the current one. Of several with one name the \
        first is used. Exit status 1 says that one cannot be used.
        """
      ],
      arguments: [],
      options: [
        .texts("--path", "DIR", "a folder with a folder plugins", \.searchPath).common(),
        .choice("--format", "the form of the list; default text", \.format).common(),
      ] + LimitOptions.options(in: \.limits) + [.color(\.color)],
      examples: [
        Example(line: "layout-dump plugins", summary: "those of this project"),
        Example(line: "layout-dump plugins --path ../design", summary: "those of another folder"),
      ],
      settings: PluginsOptions(),
      run: { PluginList($0).run() })
  }
}
