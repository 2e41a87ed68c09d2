public import LayoutGeometry

/// One section of a frame.
public struct FrameSection: Sendable, Hashable {
  /// The section's id.
  public var id: String
  /// The section's kind, which chose its layout.
  public var kind: String
  /// From the section's start to its end, over the container's whole width, in content coordinates.
  public var frame: Rect
  /// How it scrolls by itself; absent where it does not.
  public var scrolling: Scrolling?
  /// Its items, in the order of the snapshot.
  public var items: [Item]
  /// Its headers, footers and badges.
  public var supplementaries: [Supplementary]
  /// Its backgrounds.
  public var decorations: [Decoration]

  /// Makes a section of a frame.
  public init(
    id: String, kind: String, frame: Rect, scrolling: Scrolling? = nil, items: [Item] = [],
    supplementaries: [Supplementary] = [], decorations: [Decoration] = []
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.scrolling = scrolling
    self.items = items
    self.supplementaries = supplementaries
    self.decorations = decorations
  }

  /// The strip of a section that scrolls by itself (geometry 9).
  public struct Scrolling: Sendable, Hashable {
    /// The behaviour's name, for example `group_paging`.
    public var behavior: String
    /// The strip, in content coordinates.
    public var frame: Rect
    /// Points from the strip's start to its end.
    public var contentLength: Double
    /// Points that it is scrolled by.
    public var offset: Double
    /// The smallest offset.
    public var minOffset: Double
    /// The largest offset.
    public var maxOffset: Double
    /// Offsets at which it comes to rest; empty where it rests anywhere.
    public var stops: [Double]

    /// Makes the description of a strip; lengths and offsets are points.
    public init(
      behavior: String, frame: Rect, contentLength: Double, offset: Double, minOffset: Double,
      maxOffset: Double, stops: [Double]
    ) {
      self.behavior = behavior
      self.frame = frame
      self.contentLength = contentLength
      self.offset = offset
      self.minOffset = minOffset
      self.maxOffset = maxOffset
      self.stops = stops
    }
  }

  /// What a script's visible-items handler set on an item; what it did not set is absent.
  public struct Appearance: Sendable, Hashable {
    /// Opacity, 0 to 1.
    public var alpha: Double?
    /// Whether the item is not drawn.
    public var hidden: Bool?
    /// The six numbers of an affine transform: a, b, c, d, tx, ty.
    public var transform: [Double]?

    /// Makes the set of what a handler changed.
    public init(alpha: Double? = nil, hidden: Bool? = nil, transform: [Double]? = nil) {
      self.alpha = alpha
      self.hidden = hidden
      self.transform = transform
    }
  }

  /// One item.
  public struct Item: Sendable, Hashable {
    /// What makes it the same item in two frames.
    public var identifier: ItemIdentifier
    /// Its place in content coordinates, every strip at offset 0.
    public var frame: Rect
    /// Its z order; higher is in front.
    public var z: Int
    /// What a visible-items handler set.
    public var appearance: Appearance
    /// The cell that shows it, where it is visible.
    public var cell: Cell?

    /// Makes an item of a frame.
    public init(
      identifier: ItemIdentifier, frame: Rect, z: Int = 0, appearance: Appearance = Appearance(),
      cell: Cell? = nil
    ) {
      self.identifier = identifier
      self.frame = frame
      self.z = z
      self.appearance = appearance
      self.cell = cell
    }
  }

  /// The pooled cell that shows a visible item.
  public struct Cell: Sendable, Hashable {
    /// Which pool it belongs to.
    public var reuseIdentifier: String
    /// Its own number, from 1 in order of creation.
    public var number: Int
    /// Live subscriptions in its bag.
    public var bindings: Int
    /// What the script set on it, an object.
    public var content: FrameValue

    /// Makes a cell of a frame.
    public init(reuseIdentifier: String, number: Int, bindings: Int, content: FrameValue) {
      self.reuseIdentifier = reuseIdentifier
      self.number = number
      self.bindings = bindings
      self.content = content
    }
  }

  /// A header, a footer or a badge.
  public struct Supplementary: Sendable, Hashable {
    /// Its element kind.
    public var kind: String
    /// 0 for boundary items, the item's index for an item's, the instance's number for a group's.
    public var index: Int
    /// Where it is seen, in content coordinates.
    public var frame: Rect
    /// Its z order; higher is in front.
    public var z: Int
    /// Whether pinning moved it from its natural place.
    public var pinned: Bool
    /// What the script set on its view, where it is visible; an object.
    public var content: FrameValue?

    /// Makes a supplementary view of a frame.
    public init(
      kind: String, index: Int, frame: Rect, z: Int, pinned: Bool, content: FrameValue?
    ) {
      self.kind = kind
      self.index = index
      self.frame = frame
      self.z = z
      self.pinned = pinned
      self.content = content
    }
  }

  /// A section background.
  public struct Decoration: Sendable, Hashable {
    /// Its element kind.
    public var kind: String
    /// Its place in content coordinates.
    public var frame: Rect
    /// Its z order; higher is in front.
    public var z: Int
    /// What the script set on its view; an object.
    public var content: FrameValue?

    /// Makes a decoration of a frame.
    public init(kind: String, frame: Rect, z: Int, content: FrameValue?) {
      self.kind = kind
      self.frame = frame
      self.z = z
      self.content = content
    }
  }
}
