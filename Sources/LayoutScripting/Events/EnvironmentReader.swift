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

  /// The parts that an object gives.
  func change(_ value: JSONValue) throws(EventRefusal) -> EnvironmentChange {
    let fields = try Fields(value, "environment", known: Self.words)
    var change = EnvironmentChange()
    if let device = fields.optional("device") { change = try self.device(device) }
    if let size = fields.optional("size") { change.size = try self.size(size) }
    if let scale = fields.optional("scale") {
      change.scale = try number(scale)
      if try number(scale) < 0 {
        throw EventRefusal("expected a scale that is not negative", scale)
      }
    }
    change.safeArea = try fields.optional("safe_area").map(insets)
    change.layoutMargins = try fields.optional("layout_margins").map(insets)
    change.readableInsets = try fields.optional("readable_insets").map(insets)
    change.adjustedContentInsets = try fields.optional("adjusted_content_insets").map(insets)
    if let word = fields.optional("direction") {
      change.direction = try choice(word, ScreenEnvironment.Direction.allCases)
    }
    if let word = fields.optional("style") {
      change.style = try choice(word, ScreenEnvironment.Style.allCases)
    }
    if let word = fields.optional("content_size_category") {
      change.contentSizeCategory = try choice(word, ContentSizeCategory.allCases)
    }
    if let word = fields.optional("horizontal_size_class") {
      change.horizontalSizeClass = try choice(word, ScreenEnvironment.SizeClass.allCases)
    }
    if let word = fields.optional("vertical_size_class") {
      change.verticalSizeClass = try choice(word, ScreenEnvironment.SizeClass.allCases)
    }
    if let word = fields.optional("idiom") {
      change.idiom = try choice(word, ScreenEnvironment.Idiom.allCases)
    }
    change.now = try fields.optional("now").map(number)
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
      let place = JSONReader().place(of: error.offset, in: text)
      throw PlacedError(
        path: path, line: place.line, column: place.column, message: error.message,
        hint: error.hint)
    }
  }
}
