/// Something wrong in a file, at a place of it.
public struct PlacedError: Error, Sendable, Hashable {
  /// The file, as the user gave it.
  public var path: String
  /// The line, from 1; absent for what concerns the file as a whole.
  public var line: Int?
  /// The column in characters, from 1; scripts have none.
  public var column: Int?
  /// What is wrong.
  public var message: String
  /// What may help.
  public var hint: String?
  /// Which kind of script error it is, if it is one.
  public var code: String?
  /// The calls that led there, innermost first.
  public var traceback: [String]
  /// What else is wrong that was found in the same reading, by its place.
  public var others: [PlacedError] = []

  /// Makes an error at a place of a file.
  public init(
    path: String, line: Int? = nil, column: Int? = nil, message: String, hint: String? = nil,
    traceback: [String] = []
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.hint = hint
    self.traceback = traceback
  }

  /// Makes one error of several, in their order; nil where there is none.
  package init?(_ errors: [PlacedError]) {
    guard var first = errors.first else { return nil }
    first.others += errors.dropFirst()
    self = first
  }

  /// The error alone, and each of those that were found with it.
  package var each: [PlacedError] {
    var first = self
    first.others = []
    return [first] + others.flatMap(\.each)
  }
}

extension PlacedError: CustomStringConvertible {
  /// The report for standard error: `path:line:column: error: message`, then hint and calls.
  public var description: String {
    var text = path
    if let line { text += ":\(line)" }
    if let column { text += ":\(column)" }
    text += ": error: \(message)"
    if let hint { text += "\nhint: \(hint)" }
    // The first call stands in the error's own place.
    for call in traceback.dropFirst() { text += "\n  \(call)" }
    for other in others { text += "\n\(other)" }
    return text
  }
}
