/// What a new screen begins as.
enum ScreenTemplate: String, Sendable, CaseIterable {
  /// Rows below each other.
  case list
  /// Cells in columns.
  case grid
  /// Rows as high as their text, below a header.
  case feed
  /// Large cells that scroll sideways, above small ones.
  case gallery
}

/// What `layout-dump new` was asked for.
struct NewOptions: Sendable, Hashable {
  /// The folder that is made.
  var folder = ""
  /// What the screen begins as; nil means a list.
  var template: ScreenTemplate?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}

extension Command<NewOptions> {
  /// `new`: a screen to begin with.
  static var new: Command {
    Command(
      name: "new",
      summary: "makes a screen with data, events and a test",
      discussion: [
        """
        NAME is the screen's folder, which must not exist yet; its last part, of small letters, \
        digits and underscores, is the screen's name. The folder gets screen.lua, data.json, \
        events.jsonl and screen_test.lua, whose tests pass.
        """
      ],
      arguments: [
        Argument(
          name: "NAME", summary: "the new folder, such as layouts/books",
          set: { (options, word) throws(BadValue) in
            guard NewScreen.isName(word) else {
              throw BadValue(
                expected:
                  "a folder whose name has small letters, digits and _, such as layouts/books")
            }
            options.folder = word
          })
      ],
      options: [
        .choice("--template", "what the screen begins as; default list", \.template).common(),
        .color(\.color),
      ],
      examples: [
        Example(line: "layout-dump new layouts/books", summary: "a list of books"),
        Example(line: "layout-dump new layouts/photos --template gallery", summary: "pictures"),
        Example(line: "layout-dump test layouts/books", summary: "its tests"),
      ],
      settings: NewOptions(),
      run: { NewScreen($0).run() })
  }
}
