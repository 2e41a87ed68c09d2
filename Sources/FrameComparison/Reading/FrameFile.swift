import JSONReading
package import SectionHost

/// The frames that a text holds: a frame, an array of frames, or a frame a line.
///
/// A golden, which is a frame with the engine's version beside it, may stand for a frame everywhere.
/// Every number reads back to the same double. What a frame leaves out has its default; a key that no
/// frame has is refused, because a comparison would miss it.
package struct FrameFile: Sendable, Hashable {
  /// The frames, in the order of the text.
  package var frames: [Frame]
  /// The version of the engine that wrote the golden; nil for plain frames.
  package var engine: String?

  /// The name of the format that a golden says.
  package static let goldenSchema = "tessellua/golden/1"
  /// The name of the format that a frame says.
  package static let frameSchema = "tessellua/frame/1"

  /// Reads the frames of a text; O(n).
  ///
  /// - Throws: The first thing that is no frame, with its place.
  package init(json text: [UInt8]) throws(FrameFileError) {
    frames = []
    let reader = JSONReader()
    let value: JSONValue
    do throws(JSONError) {
      value = try reader.value(text)
    } catch {
      // A second value behind the first one makes it a file of lines.
      guard error.problem == .trailingText else { throw FrameFileError(error) }
      try addLines(of: text)
      return
    }
    try add(value, from: text, reader)
  }

  private mutating func addLines(of text: [UInt8]) throws(FrameFileError) {
    var lines = JSONLines()
    lines.append(text)
    lines.finish()
    while let line = lines.next() {
      let reader = JSONReader(firstLine: line.number)
      let value: JSONValue
      do throws(JSONError) { value = try reader.value(line.bytes) } catch {
        throw FrameFileError(error)
      }
      try add(value, from: line.bytes, reader)
    }
  }

  private mutating func add(_ value: JSONValue, from text: [UInt8], _ reader: JSONReader)
    throws(FrameFileError)
  {
    do throws(Refusal) {
      try add(value)
    } catch {
      throw FrameFileError(
        at: reader.place(of: error.offset, in: text), message: error.message, hint: error.hint)
    }
  }

  private mutating func add(_ value: JSONValue) throws(Refusal) {
    if case .array(let values) = value.content {
      for value in values { try addOne(value) }
    } else {
      try addOne(value)
    }
  }

  private mutating func addOne(_ value: JSONValue) throws(Refusal) {
    guard case .string(Self.goldenSchema) = value["schema"]?.content else {
      frames.append(try Frame(reading: value))
      return
    }
    let golden = try FrameFields(value, "the golden", known: ["schema", "engine", "frame"])
    engine = try golden.optional("engine")?.string
    frames.append(try Frame(reading: golden.required("frame").value))
  }
}

extension FrameFileError {
  init(_ error: JSONError) { self.init(at: error.place, message: error.message) }
}
