/// A table for people: columns as wide as their widest cell, two spaces between them.
struct TextTable {
  private var rows: [[String]] = []

  /// Makes a table without a row.
  init() {}

  /// Makes a table with a heading.
  init(_ heading: [String]) { rows = [heading] }

  /// Adds a row; all have as many cells.
  mutating func add(_ cells: [String]) { rows.append(cells) }

  /// The lines, each with its line feed.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
