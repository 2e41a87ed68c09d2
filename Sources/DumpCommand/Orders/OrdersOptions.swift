/// What `layout-dump orders` was asked for.
struct OrdersOptions: Sendable, Hashable {
  /// The forms of the result.
  enum Format: String, Sendable, CaseIterable {
    /// Sentences.
    case text
    /// One JSON object.
    case json
  }

  /// A folder with a `screen.lua`, or a Lua file.
  var screen = ""
  /// Where the values are, and what the screen is shown in.
  var playing = ScreenOptions()
  /// Milliseconds that the clock runs on behind the last value; nil means the usual time.
  var wait: Double?
  /// The form of the result; nil means text.
  var format: Format?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}
