/// What came since a frame, in order of arrival, each once.
struct Causes {
  private(set) var all: [String] = []
  private var known: Set<String> = []

  /// Adds a cause unless it is there.
  mutating func note(_ cause: String) {
    if known.insert(cause).inserted { all.append(cause) }
  }
}
