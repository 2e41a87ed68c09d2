import FrameComparison
import FrameWriting
import JSONReading
import SectionHost

/// What a golden file holds: a frame, and which engine has made it.
struct GoldenFile {
  static let schema = "tessellua/golden/1"

  /// The engine that made the frame, such as `tessellua 0.1.0`.
  var engine: String
  /// The version of the table of text advances that it measured with; nil in files without one.
  var textMetrics: Int?
  /// The frame, its keys in order.
  var frame: FrameValue

  init(engine: String, textMetrics: Int?, frame: FrameValue) {
    self.engine = engine
    self.textMetrics = textMetrics
    self.frame = frame
  }

  /// Reads a file's text.
  init(text: [UInt8], path: String) throws(PlacedError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONReader().value(text) } catch {
      throw PlacedError(
        path: path, line: error.line, column: error.column, message: error.message)
    }
    guard case .string(Self.schema)? = value["schema"]?.content, let frame = value["frame"] else {
      throw PlacedError(
        path: path, message: "is no golden file: expected the schema \"\(Self.schema)\"")
    }
    engine = if case .string(let name)? = value["engine"]?.content { name } else { "" }
    textMetrics =
      if case .integer(let version)? = value["text_metrics"]?.content { Int(version) } else { nil }
    self.frame = FrameValue(frame)
  }

  /// The text of the file, which a line diff reads well: a line for each item, view and change.
  var text: String {
    var writer = GoldenWriter()
    writer.write(self)
    return writer.text
  }
}
