import SectionHost

extension BadValue {
  /// Refuses a word that is none of a few.
  init(_ text: String, isNoneOf words: [String]) {
    self.init(expected: words.listed, found: text, nearest: nearestName(to: text, in: words))
  }
}

extension [String] {
  /// The words with commas between them and "or" before the last.
  var listed: String {
    let others = dropLast().joined(separator: ", ")
    return others.isEmpty ? last ?? "" : "\(others) or \(last ?? "")"
  }
}
