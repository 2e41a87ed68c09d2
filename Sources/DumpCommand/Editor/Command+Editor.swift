/// What `layout-dump editor` was asked for.
struct EditorOptions: Sendable, Hashable {
  /// The folder with scripts.
  var folder = "."
  /// Whether files that have been changed are written anew.
  var isForced = false
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}

extension Command<EditorOptions> {
  /// `editor`: what editors need to know of the scripting interface.
  static var editor: Command {
    Command(
      name: "editor",
      summary: "tells editors and luacheck what scripts can use",
      discussion: [
        """
        It writes three files into FOLDER: .tessellua/tessellua.lua, which describes the whole \
        scripting interface to lua-language-server, .luarc.json, which tells it so, and .luacheckrc, \
        by which luacheck knows the globals of scripts. The first is made anew each time; the other \
        two stay as they are where somebody has changed them.
        """
      ],
      arguments: [
        Argument(
          name: "FOLDER", summary: "the folder with scripts; by default the current one",
          set: { $0.folder = $1 }, isOptional: true)
      ],
      options: [
        .flag("--force", "write also the files that somebody has changed", \.isForced).common(),
        .color(\.color),
      ],
      examples: [
        Example(line: "layout-dump editor layouts", summary: "for the screens of this project")
      ],
      settings: EditorOptions(),
      run: { EditorFiles($0).run() })
  }
}
