/// A character with its marks, as lines are broken between them.
struct TextCluster {
  /// How a line may be broken beside it.
  enum Kind {
    /// It ends the line.
    case newline
    /// It takes no room at a line's end, and a line may be broken after it.
    case space
    /// A line is not broken beside it, unless nothing else helps.
    case letter
    /// A line may be broken before and after it.
    case wide
    /// A wide character that ends no line.
    case opening
    /// A wide character that begins no line.
    case closing
  }

  var kind: Kind
  var advance: Int
  var start: String.Index
  var end: String.Index

  /// Whether a line may be broken between what stands before it and itself.
  func mayBegin(after before: Kind) -> Bool {
    switch (before, kind) {
    case (_, .newline), (_, .space), (.newline, _): false
    case (.space, _): true
    case (.opening, _), (_, .closing), (.letter, .letter): false
    default: true
    }
  }
}

/// Takes a text apart into characters with their marks.
struct TextClusters {
  private let scalars: String.UnicodeScalarView
  private let advances: FontAdvances
  private var index: String.Index

  init(_ text: String, from start: String.Index? = nil, _ advances: FontAdvances) {
    scalars = text.unicodeScalars
    index = start ?? scalars.startIndex
    self.advances = advances
  }

  /// The next one; nil at the text's end.
  mutating func next() -> TextCluster? {
    guard index < scalars.endIndex else { return nil }
    let start = index
    let first = take()
    let kind = Self.kind(of: first)
    if kind == .newline {
      if first == 0x0D, index < scalars.endIndex, scalars[index].value == 0x0A { _ = take() }
      return TextCluster(kind: kind, advance: 0, start: start, end: index)
    }
    var advance = advances.advance(first)
    var isJoined = false
    while index < scalars.endIndex {
      let code = scalars[index].value
      // Nearly all texts have no marks at all.
      if code < 0x300, code >= 0x20, code != 0xAD, !isJoined { break }
      let isPart = isJoined || (advances.advance(code) == 0 && Self.kind(of: code) == .letter)
      guard isPart else { break }
      _ = take()
      // An emoji is one em wide, also where a selector makes a sign of the font into one.
      if code == Self.emojiSelector { advance = max(advance, TextMetrics.unitsPerEm) }
      isJoined = code == Self.joiner && advance == TextMetrics.unitsPerEm
    }
    return TextCluster(kind: kind, advance: advance, start: start, end: index)
  }

  private static let joiner: UInt32 = 0x200D
  private static let emojiSelector: UInt32 = 0xFE0F

  private mutating func take() -> UInt32 {
    let code = scalars[index].value
    scalars.formIndex(after: &index)
    return code
  }

  private static func kind(of code: UInt32) -> TextCluster.Kind {
    switch code {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return .newline
    // No-break spaces are not among them; the space of no width is.
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
    case 0..<0x1100: return .letter
    default: break
    }
    guard CharacterRanges.wide.contains(code) else { return .letter }
    if CharacterRanges.closing.contains(code) { return .closing }
    return CharacterRanges.opening.contains(code) ? .opening : .wide
  }
}
