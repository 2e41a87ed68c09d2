/// A cell and the item that it shows.
final class ShownCell {
  let cell: Cell
  let provider: any CellProvider
  /// The item, as the newest snapshot has it.
  var item: ItemContext
  /// Why it could not be configured.
  var failure: ScreenFailure?
  /// What the newest frame tells of it.
  var framed: FrameSection.Cell?

  init(cell: Cell, item: ItemContext, provider: any CellProvider) {
    self.cell = cell
    self.item = item
    self.provider = provider
  }
}
