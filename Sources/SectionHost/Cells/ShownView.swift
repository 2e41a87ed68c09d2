/// A supplementary or decoration view and what it shows.
final class ShownView {
  let view: Cell
  let provider: any ViewProvider
  /// What it belongs to, as the newest snapshot has it.
  var context: ViewContext
  /// The number by which events and frames call it.
  var index: Int
  /// Why it could not be configured.
  var failure: ScreenFailure?
  /// What the newest frame tells of it.
  var framed: FrameValue?

  init(view: Cell, context: ViewContext, index: Int, provider: any ViewProvider) {
    self.view = view
    self.context = context
    self.index = index
    self.provider = provider
  }
}
