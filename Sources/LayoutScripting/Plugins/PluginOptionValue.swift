import LayoutGeometry
import LuaRuntime
package import SectionHost

/// A value of a plugin's option, checked.
///
/// Plugins are given copies in one form each: a dimension is `{absolute=44}` also where a bare number
/// was given, and insets have all four edges.
package indirect enum PluginOptionValue: Sendable, Hashable {
  /// A whole number.
  case integer(Int64)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// True or false.
  case boolean(Bool)
  /// A number under the name of its kind, as constructors write dimensions.
  case dimension(kind: String, Double)
  /// Points from each edge.
  case insets(top: Double, leading: Double, bottom: Double, trailing: Double)
  /// A list of values.
  case list([PluginOptionValue])

  /// The value as JSON shows it.
  package var frameValue: FrameValue {
    switch self {
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .boolean(let value): .boolean(value)
    case .dimension(let kind, let value): .object([.init(kind, .number(value))])
    case .insets(let top, let leading, let bottom, let trailing):
      .object([
        .init("top", .number(top)), .init("leading", .number(leading)),
        .init("bottom", .number(bottom)), .init("trailing", .number(trailing)),
      ])
    case .list(let values): .array(values.map(\.frameValue))
    }
  }

  /// The value as a script would write it.
  package var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .number(let value): value.plain
    case .string(let value): "\"\(value)\""
    case .boolean(let value): "\(value)"
    case .dimension(let kind, let value):
      kind == "absolute" ? value.plain : "ui.\(kind)(\(value.plain))"
    case .insets(let top, let leading, let bottom, let trailing):
      Set([top, leading, bottom, trailing]).count == 1
        ? top.plain
        : "{ top = \(top.plain), leading = \(leading.plain), bottom = \(bottom.plain), "
          + "trailing = \(trailing.plain) }"
    case .list(let values):
      values.isEmpty ? "{}" : "{ \(values.map(\.description).joined(separator: ", ")) }"
    }
  }

  /// The same value, also where one is a whole number and the other a float.
  func equals(_ other: PluginOptionValue) -> Bool {
    switch (self, other) {
    case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
      Int64(exactly: number) == whole
    default: self == other
    }
  }
}
