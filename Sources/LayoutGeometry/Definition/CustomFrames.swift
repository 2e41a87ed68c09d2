/// The frames of a custom group, each of which takes one item (geometry 5.6).
public enum CustomFrames: Sendable, Hashable {
  /// One frame and how far in front it lies.
  public struct Frame: Sendable, Hashable {
    /// The frame, relative to the group's inner origin.
    public var rect: Rect
    /// Higher is in front.
    public var zIndex: Int

    /// Makes a frame, not raised unless told.
    public init(rect: Rect, zIndex: Int = 0) {
      self.rect = rect
      self.zIndex = zIndex
    }
  }

  /// What a provider of frames may look at: the group as its container.
  public struct Environment: Sendable, Hashable {
    /// The group's size before content insets, in points.
    public var container: Size
    /// The group's content insets, in points.
    public var contentInsets: EdgeInsets
    /// The group's size after content insets, in points.
    public var effectiveContainer: Size
  }

  /// Answers with the frames for a key; a layout asks once per key and container and keeps the answer.
  public typealias Provider = (_ key: Int, _ environment: Environment) -> [Frame]

  /// Frames in points.
  case points([Frame])
  /// Frames in fractions of the group's inner width (x, width) and height (y, height).
  case fractions([Frame])
  /// Frames that the layout's provider computes; the key is the provider's own name for them, so
  /// that a definition stays a plain value even where a function of a script stands behind it.
  case provided(key: Int)
}
