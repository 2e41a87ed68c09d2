import LayoutGeometry
import Streams

/// A cell and the item that it shows.
struct ShownCell {
  var cell: Cell
  var item: ItemContext
  var provider: any CellProvider
  /// What the last frame said about it.
  var framed: FramedContent?
}

/// What a frame says about a cell or view: its fields, nil for such as cannot be shown, and how much
/// it listens to.
struct FramedContent: Hashable {
  var content: FrameValue?
  var bindings: Int

  init(_ cell: Cell) {
    content = try? cell.content.read()
    bindings = cell.bag.count
  }
}

/// What makes a header, footer, badge or background the same one in two frames.
struct ViewKey: Hashable {
  enum Role: Hashable {
    case supplementary
    case decoration
  }

  var role: Role
  var section: String?
  var kind: String
  var index: Int
  var item: ItemIdentifier?
}

/// A supplementary or decoration view and what it shows.
struct ShownView {
  var view: Cell
  var context: ViewContext
  var provider: any ViewProvider
  /// What the last frame said about it.
  var framed: FramedContent?
}
