/// How one text differs from another, line by line: `-` only expected, `+` only there.
///
/// Lines that are the same are shown next to others only, at most so many; `…` stands for the rest.
/// Equal texts give an empty one.
public func lineDifference(from expected: String, to actual: String, context: Int = 3) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  if removed.isEmpty, inserted.isEmpty { return "" }

  var lines: [(sign: Character, text: Substring)] = []
  var oldIndex = 0
  var newIndex = 0
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      lines.append(("-", old[oldIndex]))
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      lines.append(("+", new[newIndex]))
      newIndex += 1
    } else {
      lines.append((" ", old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }

  var shown = ""
  var isGap = false
  for (index, line) in lines.enumerated() {
    let near = lines[max(0, index - context)..<min(lines.count, index + context + 1)]
    if near.contains(where: { $0.sign != " " }) {
      shown += "\(line.sign) \(line.text)\n"
      isGap = false
    } else if !isGap {
      shown += "…\n"
      isGap = true
    }
  }
  return shown
}
