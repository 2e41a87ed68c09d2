package import JSONReading

/// Why a text holds no frames, and where.
package struct FrameFileError: Error, Hashable {
  /// The line and column at fault.
  package var place: JSONPlace
  /// What is wrong, in a sentence without a full stop.
  package var message: String
  /// What may help.
  package var hint: String?

  /// Makes an error from its place and what is wrong.
  package init(at place: JSONPlace, message: String, hint: String? = nil) {
    self.place = place
    self.message = message
    self.hint = hint
  }
}

extension FrameFileError: CustomStringConvertible {
  /// `line:column: error: message`, and a second line with the hint; a path and a colon before it
  /// make it a whole report.
  package var description: String {
    "\(place): error: \(message)" + (hint.map { "\nhint: \($0)" } ?? "")
  }
}

/// Why a value is not what a frame has there, and the byte at which it stands.
struct Refusal: Error {
  var message: String
  var hint: String?
  var offset: Int

  init(_ message: String, at offset: Int, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }
}
