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
  /// Where it begins and ends, in bytes of UTF-8.
  var start: Int
  var end: Int

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
  /// The text in UTF-8; it was a string, so it is valid.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let advances: FontAdvances
  private var position: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, _ advances: FontAdvances) {
    self.bytes = bytes
    position = start
    self.advances = advances
  }

  /// The next one; nil at the text's end.
  mutating func next() -> TextCluster? {
    guard position < bytes.count else { return nil }
    let start = position
    let first = take()
    let kind = Self.kind(of: first)
    if kind == .newline {
      if first == 0x0D, peek() == 0x0A { _ = take() }
      return TextCluster(kind: kind, advance: 0, start: start, end: position)
    }
    var advance = advances.advance(first)
    // Two letters of a flag are one character.
    if Self.isFlagLetter(first), let next = peek(), Self.isFlagLetter(next) {
      advance += advances.advance(take())
    }
    addMarks(&advance)
    return TextCluster(kind: kind, advance: advance, start: start, end: position)
  }

  /// Takes what belongs to the character that was taken.
  private mutating func addMarks(_ advance: inout Int) {
    var isJoined = false
    while position < bytes.count {
      // Nearly all texts have no marks at all.
      if !isJoined, bytes[position] < 0xC2, bytes[position] >= 0x20 { return }
      guard let code = peek() else { return }
      guard isJoined || (advances.advance(code) == 0 && Self.kind(of: code) == .letter) else {
        return
      }
      _ = take()
      // An emoji is one em wide, also where a selector makes a sign of the font into one.
      if code == Self.emojiSelector { advance = max(advance, TextMetrics.unitsPerEm) }
      isJoined = code == Self.joiner && advance == TextMetrics.unitsPerEm
    }
  }

  private static let joiner: UInt32 = 0x200D
  private static let emojiSelector: UInt32 = 0xFE0F

  private static func isFlagLetter(_ code: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= code }

  private static func kind(of code: UInt32) -> TextCluster.Kind {
    if code < 0x80 {
      if code == 0x20 || code == 0x09 { return .space }
      return 0x0A...0x0D ~= code ? .newline : .letter
    }
    switch code {
    case 0x85, 0x2028, 0x2029: return .newline
    // No-break spaces are not among them; the space of no width is.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
    case 0..<0x1100: return .letter
    default: break
    }
    if isFlagLetter(code) { return .wide }
    guard CharacterRanges.wide.contains(code) else { return .letter }
    if CharacterRanges.closing.contains(code) { return .closing }
    return CharacterRanges.opening.contains(code) ? .opening : .wide
  }

  // MARK: UTF-8

  private mutating func take() -> UInt32 {
    let (code, length) = decode()
    position += length
    return code
  }

  private func peek() -> UInt32? { position < bytes.count ? decode().code : nil }

  private func decode() -> (code: UInt32, length: Int) {
    let first = UInt32(bytes[position])
    func rest(_ offset: Int) -> UInt32 { UInt32(bytes[position + offset] & 0x3F) }
    if first < 0x80 { return (first, 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | rest(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return ((first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
  }
}
