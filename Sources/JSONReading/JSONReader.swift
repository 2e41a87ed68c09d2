/// Reads JSON text (RFC 8259) and tells where everything in it stands.
///
/// Beyond the grammar it refuses what would be lost or read differently elsewhere: a key that an
/// object has twice, a half surrogate pair, a number that no double holds. A byte order mark at the
/// start is passed over.
package struct JSONReader: Sendable {
  /// The number of the text's first line in the places of errors.
  package var firstLine: Int
  /// How many arrays and objects may stand inside each other.
  package var maximumDepth: Int

  /// Makes a reader; a line of a larger text gives its own number.
  package init(firstLine: Int = 1, maximumDepth: Int = 512) {
    self.firstLine = firstLine
    self.maximumDepth = maximumDepth
  }

  /// Reads one value and hands its parts to a visitor; O(n), without a tree.
  package func read(_ text: UnsafeBufferPointer<UInt8>, into visitor: some JSONVisitor)
    throws(JSONError)
  {
    if let offset = text.firstInvalidUTF8 {
      throw JSONError(.invalidUTF8, at: place(of: offset, in: text))
    }
    let session = ParsingSession(text, visitor: visitor, maximumDepth: maximumDepth)
    if let failure = session.run() {
      throw error(for: failure, in: text)
    }
  }

  /// Reads one value and hands its parts to a visitor; O(n), without a tree.
  package func read(_ text: [UInt8], into visitor: some JSONVisitor) throws(JSONError) {
    try text.span.withUnsafeBufferPointer { text throws(JSONError) in
      try read(text, into: visitor)
    }
  }

  /// The line and column of a byte of the text.
  package func place(of offset: Int, in text: UnsafeBufferPointer<UInt8>) -> JSONPlace {
    JSONPlace(of: offset, in: text, firstLine: firstLine)
  }

  /// The line and column of a byte of the text.
  package func place(of offset: Int, in text: [UInt8]) -> JSONPlace {
    text.withUnsafeBufferPointer { place(of: offset, in: $0) }
  }

  private func error(for failure: ParsingFailure, in text: UnsafeBufferPointer<UInt8>) -> JSONError
  {
    switch failure {
    case .problem(let problem, let offset):
      JSONError(problem, at: place(of: offset, in: text))
    case .endsInside(let part, let start):
      JSONError(
        .endsInside(part, startedAt: place(of: start, in: text)),
        at: place(of: text.count, in: text))
    }
  }
}

/// What went wrong, with the byte where it did; places are found only once something is wrong.
enum ParsingFailure {
  case problem(JSONError.Problem, offset: Int)
  case endsInside(JSONError.Part, start: Int)
}
