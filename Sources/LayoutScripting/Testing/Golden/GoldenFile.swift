import FrameComparison
import JSONReading
import SectionHost

/// What a golden file holds: a frame, and which engine has made it.
struct GoldenFile {
  /// The engine that made the frame, as ``GoldenEngine/description`` says it.
  var engine: String
  /// The frame, its keys in order.
  var frame: FrameValue

  init(engine: String, frame: FrameValue) {
    self.engine = engine
    self.frame = frame
  }

  /// Reads a file's text.
  init(text: [UInt8], path: String) throws(PlacedError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONReader().value(text) } catch {
      throw PlacedError(
        path: path, line: error.line, column: error.column, message: error.message)
    }
    guard case .string(FrameFile.goldenSchema)? = value["schema"]?.content,
      let frame = value["frame"]
    else {
      throw PlacedError(
        path: path,
        message: "is no golden file: expected the schema \"\(FrameFile.goldenSchema)\"")
    }
    engine = if case .string(let name)? = value["engine"]?.content { name } else { "" }
    self.frame = FrameValue(frame)
  }

  /// The text of the file, which a line diff reads well: a line for each item, view and change.
  var text: String {
    var writer = GoldenWriter()
    writer.write(self)
    return writer.text
  }
}
