/// The strip of a section that scrolls across the layout's own direction (geometry 9).
///
/// Offsets count from the leading end, also right to left.
public struct OrthogonalScrolling: Sendable, Hashable {
  /// How it scrolls.
  public var behavior: OrthogonalScrollingBehavior
  /// The strip's frame in the content.
  public var frame: Rect
  /// The extent of what it scrolls, in points.
  public var contentLength: Double
  /// Extra insets that let the first and the last group stand in the middle (geometry 9.5).
  public var insetStart: Double
  /// The extra inset at the end.
  public var insetEnd: Double
  /// The smallest offset.
  public var minOffset: Double
  /// The largest offset.
  public var maxOffset: Double
  /// Where it stands at first.
  public var initialOffset: Double
}
