import LuaRuntime

/// What the outside world sent to a screen's inputs last, from which a reload begins again.
struct InputHistory {
  /// What an input was given.
  enum Entry {
    /// A value, as it is built in any state.
    case value(LuaWriter)
    /// Its end with an error.
    case failure(message: String)
    /// Its end.
    case completion
  }

  /// The newest value, and the end after it, of each input, in order of arrival.
  private(set) var entries: [(input: String, entry: Entry)] = []

  /// Notes a value; it takes the place of the one before.
  mutating func note(_ value: LuaWriter, of input: String) {
    // Nothing reaches an input after its end.
    guard !hasEnded(input) else { return }
    entries.removeAll { $0.input == input }
    entries.append((input, .value(value)))
  }

  /// Notes an input's end.
  mutating func note(end: Entry, of input: String) {
    guard !hasEnded(input) else { return }
    entries.append((input, end))
  }

  private func hasEnded(_ input: String) -> Bool {
    entries.contains { entry in
      guard entry.input == input else { return false }
      if case .value = entry.entry { return false }
      return true
    }
  }
}
