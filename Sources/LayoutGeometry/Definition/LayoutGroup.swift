/// One line of slots along an axis, or a set of frames of its own (geometry 5).
public struct LayoutGroup: Sendable, Hashable {
  /// How the slots of a group come about.
  public enum Content: Sendable, Hashable {
    /// The subitems again and again, until the next one does not fit (geometry 5.2).
    case fill(axis: Axis, subitems: [LayoutNode])
    /// So many slots of equal length (`subitem:count:`, geometry 5.3).
    case equal(axis: Axis, subitem: LayoutNode, count: Int)
    /// So many slots, each of its own size (`repeatingSubitem:count:`, geometry 5.4).
    case repeating(axis: Axis, subitem: LayoutNode, count: Int)
    /// Frames inside the group, one an item (geometry 5.6).
    case custom(CustomFrames)
  }

  /// Its size before content insets.
  public var size: LayoutSize
  /// What it holds.
  public var content: Content { didSet { nodeCount = content.nodeCount } }
  /// Room between two neighbouring slots.
  public var interItemSpacing: Spacing
  /// Shrinks the container of the subitems; between 0 and 1 a fraction of the group (geometry 3.4).
  public var contentInsets: EdgeInsets
  /// Room around the group.
  public var edgeSpacing: EdgeSpacing
  /// Views attached to each instance of the group.
  public var supplementaryItems: [SupplementaryItem]
  /// The nodes of its tree, itself included.
  private(set) var nodeCount: Int
  private var written: Place

  /// The line of the script that wrote it; it does not take part in equality.
  public var place: Int? {
    get { written.line }
    set { written.line = newValue }
  }

  /// Makes a group.
  public init(
    size: LayoutSize, content: Content, interItemSpacing: Spacing = .none,
    contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none,
    supplementaryItems: [SupplementaryItem] = [], place: Int? = nil
  ) {
    self.size = size
    self.content = content
    nodeCount = content.nodeCount
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
    written = Place(line: place)
  }
}

extension LayoutGroup.Content {
  /// The nodes of a group's tree, itself included.
  fileprivate var nodeCount: Int {
    switch self {
    case .fill(_, let subitems): subitems.reduce(1) { $0 + $1.nodeCount }
    case .equal(_, let subitem, _), .repeating(_, let subitem, _): 1 + subitem.nodeCount
    case .custom: 1
    }
  }
}

extension LayoutNode {
  fileprivate var nodeCount: Int {
    switch self {
    case .item: 1
    case .group(let group): group.nodeCount
    }
  }
}
