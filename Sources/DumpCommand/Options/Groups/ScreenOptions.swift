/// All that a command can be told about how a screen is played.
struct ScreenOptions: OptionGroup {
  /// What happens to it.
  var input = InputOptions()
  /// What it is shown in.
  var environment = EnvironmentOptions()
  /// What its scripts may use.
  var limits = LimitOptions()

  static var options: [Option<Self>] {
    InputOptions.options(in: \.input) + EnvironmentOptions.options(in: \.environment)
      + LimitOptions.options(in: \.limits)
  }

  var problems: [UsageError] {
    let readers = [
      ("--data", input.data), ("--events", input.events), ("--environment", environment.file),
    ].filter { $0.1 == "-" }.map { "\($0.0) -" }
    return environment.problems + readers.dropFirst().map { .conflict($0, readers[0]) }
  }
}
