import SectionHost

/// What a picture shows of a cell or view: the words that its content most likely means to show.
struct CellText {
  /// The most important text.
  var title: String?
  /// The text below it.
  var subtitle: String?
  /// The name of an image.
  var image: String?

  private static let titles = ["title", "text", "name", "label", "headline", "caption", "count"]
  private static let subtitles = [
    "subtitle", "detail", "description", "summary", "message", "body", "author", "artist",
  ]
  private static let images = [
    "image", "image_name", "image_url", "photo", "thumbnail", "icon", "artwork", "cover", "avatar",
  ]

  init(_ content: FrameValue?) {
    guard case .object(let fields)? = content else { return }
    var rest = fields
    func take(_ names: [String]) -> String? {
      for name in names {
        guard let place = rest.firstIndex(where: { $0.key == name }),
          let text = rest[place].value.plainText
        else { continue }
        rest.remove(at: place)
        return text
      }
      return nil
    }
    image = take(Self.images).map(Self.imageName)
    title = take(Self.titles)
    subtitle = take(Self.subtitles)
    // Other fields are shown with their names, for their values say little alone.
    let others = rest.compactMap { field in
      field.value.plainText.map { "\(field.key): \($0)" }
    }
    if subtitle == nil, !others.isEmpty {
      subtitle = others.joined(separator: ", ")
    }
  }

  /// What is behind the last slash.
  private static func imageName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension FrameValue {
  /// A single value as text; nil for what has parts, for nothing, and for an empty text.
  fileprivate var plainText: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .integer(let value): String(value)
    case .number(let value): value.readableText
    case .boolean(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
