/// Cells that show nothing now, ready to be taken again.
struct CellPool {
  private var idle: [String: [Cell]] = [:]
  private var created = 0

  /// The cell that was given back last, or a new one; whether it has shown something before.
  mutating func take(_ reuseIdentifier: String) -> (cell: Cell, isReused: Bool) {
    if let cell = idle[reuseIdentifier]?.popLast() { return (cell, true) }
    created += 1
    return (Cell(reuseIdentifier: reuseIdentifier, number: created), false)
  }

  /// Takes a cell back.
  mutating func put(_ cell: Cell) { idle[cell.reuseIdentifier, default: []].append(cell) }

  /// Lets go of what the providers of the cells put into them.
  func forgetContents() {
    for cell in idle.values.joined() { cell.content = FieldContent() }
  }
}
