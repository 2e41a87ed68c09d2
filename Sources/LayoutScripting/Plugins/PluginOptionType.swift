/// What the values of a plugin's option are.
package indirect enum PluginOptionType: Sendable, Hashable {
  /// A whole number within bounds.
  case integer(PluginBounds)
  /// A finite number within bounds.
  case number(PluginBounds)
  /// A text; the bounds are of its length in characters.
  case string(PluginBounds)
  /// True or false.
  case boolean
  /// A length of the layout, or a bare number of points; the bounds are of its number.
  case dimension(PluginBounds)
  /// Insets, or a bare number of points for all four edges.
  case insets
  /// One of a few texts, numbers or truth values.
  case enumeration([PluginOptionValue])
  /// A list of values of one type; the bounds are of its length.
  case list(of: PluginOptionType, PluginBounds)

  /// The name of the type as scripts write it.
  package var name: String {
    switch self {
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .dimension: "dimension"
    case .insets: "insets"
    case .enumeration: "enum"
    case .list: "list"
    }
  }

  /// The bounds of its values; none where the type has no bounds.
  package var bounds: PluginBounds {
    switch self {
    case .integer(let bounds), .number(let bounds), .string(let bounds), .dimension(let bounds),
      .list(_, let bounds):
      bounds
    case .boolean, .insets, .enumeration: PluginBounds()
    }
  }

  /// What a message calls a value of the type: `an integer from 1 to 12`.
  package var description: String {
    switch self {
    case .integer(let bounds): "an integer\(bounds.range)"
    case .number(let bounds): "a number\(bounds.range)"
    case .string(let bounds): "a string\(bounds.count(of: "character"))"
    case .boolean: "true or false"
    case .dimension(let bounds): "a dimension\(bounds.range)"
    case .insets: "insets"
    case .enumeration(let values): "one of \(values.map(\.description).joined(separator: ", "))"
    case .list(let element, let bounds):
      "a list\(bounds.count(of: "entry", plural: "entries")), each \(element.description)"
    }
  }
}

/// The least and the greatest that a value may be, each where there is one.
package struct PluginBounds: Sendable, Hashable {
  /// The least.
  package var minimum: Double?
  /// The greatest.
  package var maximum: Double?

  /// Whether a number is within the bounds.
  func contains(_ value: Double) -> Bool {
    value >= minimum ?? -.infinity && value <= maximum ?? .infinity
  }

  /// The bounds behind a noun: ` from 1 to 12`.
  fileprivate var range: String {
    switch (minimum, maximum) {
    case (nil, nil): ""
    case (let minimum?, nil): " of at least \(minimum.plain)"
    case (nil, let maximum?): " of at most \(maximum.plain)"
    case (let minimum?, let maximum?): " from \(minimum.plain) to \(maximum.plain)"
    }
  }

  /// The bounds as a number of parts behind a noun: ` of 1 to 12 entries`.
  fileprivate func count(of part: String, plural: String? = nil) -> String {
    let plural = plural ?? "\(part)s"
    switch (minimum, maximum) {
    case (nil, nil): return ""
    case (let minimum?, nil):
      return " of at least \(minimum.plain) \(minimum == 1 ? part : plural)"
    case (nil, let maximum?):
      return " of at most \(maximum.plain) \(maximum == 1 ? part : plural)"
    case (let minimum?, let maximum?) where minimum == maximum:
      return " of \(minimum.plain) \(minimum == 1 ? part : plural)"
    case (let minimum?, let maximum?):
      return " of \(minimum.plain) to \(maximum.plain) \(plural)"
    }
  }
}

extension Double {
  /// The number as a script would write it: whole ones without a point.
  var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
