/// What `layout-dump explain` was asked for.
struct ExplainOptions: Sendable, Hashable {
  /// A folder with a `screen.lua`, or a Lua file.
  var screen = ""
  /// What is explained: `KIND:ID`, `SECTION/KIND` or `SECTION/KIND/INDEX`.
  var element = ""
  /// How the screen is played.
  var playing = ScreenOptions()
  /// The frame in which it is explained; nil means the last one.
  var frame: FrameChoice?
  /// The form of the result; nil means text.
  var format: TextFormat?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}
