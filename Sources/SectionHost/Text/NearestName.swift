/// The name that was probably meant by one that is not known; nil where none is near.
///
/// Near is a name that one slip in four letters explains: a letter added, left out or exchanged, or
/// two neighbours swapped. Case does not count. Of equally near names the one that begins most alike
/// wins, then the first. With a separator, as in `movie:7`, each part has to be near by itself.
/// O(n x m) for each candidate.
package func nearestName(
  to name: String, in candidates: some Sequence<String>, partedBy separator: Character? = nil
) -> String? {
  func parts(_ name: String) -> [[Unicode.Scalar]] {
    let lowered = name.lowercased()
    guard let separator else { return [Array(lowered.unicodeScalars)] }
    return lowered.split(separator: separator, omittingEmptySubsequences: false).map {
      Array($0.unicodeScalars)
    }
  }
  let wanted = parts(name)
  var nearest: (name: String, distance: Int, start: Int)?
  for candidate in candidates {
    let found = parts(candidate)
    guard found.count == wanted.count else { continue }
    let distances = zip(wanted, found).compactMap(slips)
    guard distances.count == wanted.count else { continue }
    let distance = distances.reduce(0, +)
    let start = zip(wanted.joined(), found.joined()).prefix { $0 == $1 }.count
    if let nearest, (nearest.distance, -nearest.start) <= (distance, -start) { continue }
    nearest = (candidate, distance, start)
  }
  return nearest?.name
}

/// How many slips turn what was written into a name; nil where that is too many.
private func slips(_ wanted: [Unicode.Scalar], _ letters: [Unicode.Scalar]) -> Int? {
  let limit = (wanted.count + 3) / 4
  // A swap and an exchange leave the length alone, so a large difference needs no comparison.
  guard abs(wanted.count - letters.count) <= limit else { return nil }
  let distance = editDistance(wanted, letters)
  let isNear = distance <= limit && (distance == 0 || distance < max(wanted.count, letters.count))
  return isNear ? distance : nil
}

/// The fewest slips that turn one text into the other (optimal string alignment).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var before = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  for (row, letter) in a.enumerated() {
    var current = [row + 1]
    for (column, other) in b.enumerated() {
      var slips = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
        slips = min(slips, before[column - 1] + 1)
      }
      current.append(slips)
    }
    (before, previous) = (previous, current)
  }
  return previous[b.count]
}
