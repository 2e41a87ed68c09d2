import SectionHost

extension BadValue {
  /// Refuses a word that is none of a few.
  init(_ text: String, isNoneOf words: [String]) {
    let last = words.last ?? ""
    let others = words.dropLast().joined(separator: ", ")
    self.init(
      expected: others.isEmpty ? last : "\(others) or \(last)", found: text,
      nearest: nearestName(to: text, in: words))
  }
}
