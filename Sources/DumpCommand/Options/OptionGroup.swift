/// Options that several commands share, together with what they set.
protocol OptionGroup: Sendable, Hashable {
  /// The options, which set fields of the group.
  static var options: [Option<Self>] { get }

  /// What is wrong with what they mean together.
  var problems: [UsageError] { get }
}

extension OptionGroup {
  var problems: [UsageError] { [] }

  /// The options for settings that keep the group as a field.
  static func options<Settings>(in path: Option<Settings>.Path<Self>) -> [Option<Settings>] {
    options.map { $0.setting(path) }
  }
}

extension Option {
  /// The same option, for settings that keep these ones as a field.
  func setting<Whole>(_ path: Option<Whole>.Path<Settings>) -> Option<Whole> {
    let action: Option<Whole>.Action =
      switch action {
      case .flag(let set): .flag { set(&$0[keyPath: path]) }
      case .value(let placeholder, let set):
        .value(placeholder: placeholder) { (whole, text) throws(BadValue) in
          try set(&whole[keyPath: path], text)
        }
      }
    return Option<Whole>(
      name: name, summary: summary, action: action, isCommon: isCommon,
      isRepeatable: isRepeatable, suggestions: suggestions)
  }
}
