import JSONReading
import LayoutGeometry
package import SectionHost

/// Reads environments: the file of `--environment` and the `environment` event.
struct EnvironmentReader {
  static let words = [
    "size", "scale", "safe_area", "layout_margins", "readable_insets", "adjusted_content_insets",
    "direction", "style", "content_size_category", "horizontal_size_class",
    "vertical_size_class", "idiom", "device", "now",
  ]

  /// The parts that an object gives; all that is wrong with it is found, not only the first.
  func change(_ value: JSONValue) throws(EventRefusal) -> EnvironmentChange {
    let fields = try Fields(value, "environment", partlyKnown: Self.words)
    var refusals = fields.unknown
    var change = EnvironmentChange()
    func read<Part>(_ name: String, _ part: (JSONValue) throws(EventRefusal) -> Part) -> Part? {
      guard let value = fields.optional(name) else { return nil }
      do throws(EventRefusal) { return try part(value) } catch {
        refusals.append(error)
        return nil
      }
    }
    if let device = read("device", device) { change = device }
    change.size = read("size", size)
    change.scale = read("scale", scale)
    change.safeArea = read("safe_area", insets)
    change.layoutMargins = read("layout_margins", insets)
    change.readableInsets = read("readable_insets", insets)
    change.adjustedContentInsets = read("adjusted_content_insets", insets)
    change.direction = read("direction", word)
    change.style = read("style", word)
    change.contentSizeCategory = read("content_size_category", word)
    change.horizontalSizeClass = read("horizontal_size_class", word)
    change.verticalSizeClass = read("vertical_size_class", word)
    change.idiom = read("idiom", word)
    change.now = read("now", number)
    if let refusal = EventRefusal(refusals) { throw refusal }
    return change
  }

  /// A new size.
  func resize(_ value: JSONValue) throws(EventRefusal) -> EnvironmentChange {
    var change = EnvironmentChange()
    change.size = try size(value)
    return change
  }

  /// Another device.
  func device(_ value: JSONValue) throws(EventRefusal) -> EnvironmentChange {
    let name = try string(value)
    do throws(UnknownDevice) {
      return try EnvironmentChange(device: name)
    } catch {
      throw EventRefusal(error.message, value, hint: error.hint)
    }
  }

  private func word<Choice: RawRepresentable<String> & CaseIterable>(_ value: JSONValue)
    throws(EventRefusal) -> Choice
  {
    try choice(value, Array(Choice.allCases))
  }

  private func scale(_ value: JSONValue) throws(EventRefusal) -> Double {
    let scale = try number(value)
    if scale < 0 { throw EventRefusal("expected a scale that is not negative", value) }
    return scale
  }

  private func size(_ value: JSONValue) throws(EventRefusal) -> Size {
    let pair = try numbers(value, count: 2)
    if pair[0] < 0 || pair[1] < 0 {
      throw EventRefusal("expected a size that is not negative", value)
    }
    return Size(width: pair[0], height: pair[1])
  }

  private func insets(_ value: JSONValue) throws(EventRefusal) -> EdgeInsets {
    let edges = try numbers(value, count: 4)
    return EdgeInsets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
  }
}

extension EnvironmentChange {
  /// Reads an environment file.
  package init(json text: [UInt8], path: String) throws(PlacedError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONReader().value(text) } catch {
      throw PlacedError(
        path: path, line: error.line, column: error.column, message: error.message)
    }
    do throws(EventRefusal) { self = try EnvironmentReader().change(value) } catch {
      throw PlacedError(error, path: path, reader: JSONReader(), text: text)
    }
  }
}
