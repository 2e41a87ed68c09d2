import SectionHost

/// The formats that go in and out, as JSON Schemas of draft 2020-12.
package enum JSONSchema: String, Sendable, CaseIterable {
  /// One frame.
  case frame
  /// One line of an event file.
  case events
  /// The file with an environment.
  case environment

  /// The schema, as indented JSON with a line feed behind it.
  package var text: String {
    switch self {
    case .frame: Self.frameText
    case .events: Self.eventText
    case .environment: Self.environmentText
    }
  }

  /// The words of an enumeration, as JSON.
  static func words<Choice: RawRepresentable<String> & CaseIterable>(_ choices: Choice.Type)
    -> String
  {
    words(Choice.allCases.map(\.rawValue))
  }

  /// Words as a list of JSON; none of them needs an escape.
  static func words(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }

  /// The names by which devices are chosen.
  static var devices: String {
    words(Device.all.flatMap { [$0.name, "\($0.name):landscape"] })
  }
}
