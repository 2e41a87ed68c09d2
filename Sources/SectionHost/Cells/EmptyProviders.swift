/// Shows items that nobody gave a cell: the cell stays empty.
final class EmptyCellProvider: CellProvider {
  let reuseIdentifier: String

  init(kind: String) { reuseIdentifier = kind }

  func configure(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {}
}

/// Shows views that nobody defined: the view stays empty.
final class EmptyViewProvider: ViewProvider {
  var reuseIdentifier: String? { nil }

  func configure(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {}
}
