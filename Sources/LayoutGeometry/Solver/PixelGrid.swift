/// The pixels of a screen: so many a point, or none at scale 0 (geometry 2.2, 2.4).
struct PixelGrid: Sendable, Hashable {
  /// Pixels a point.
  let scale: Double

  /// More than rounding can move an edge: what a search has to look beyond a span.
  var slack: Double { scale > 0 ? 1 / scale : 0.01 }

  /// The length cut down to whole pixels (geometry 2.2).
  func floor(_ length: Double) -> Double {
    scale > 0 ? (length * scale + 1e-6).rounded(.down) / scale : length
  }

  /// The nearest whole pixel; a tie goes away from zero (geometry 2.4).
  @inline(__always)
  func round(_ value: Double) -> Double {
    guard scale > 0 else { return value }
    return PixelGrid.nearest(value * scale) / scale
  }

  /// Each number of a rectangle rounded by itself (geometry 2.4).
  @inline(__always)
  func round(_ rect: Rect) -> Rect {
    guard scale > 0 else { return rect }
    return Rect(
      x: round(rect.x), y: round(rect.y), width: round(rect.width), height: round(rect.height))
  }

  /// The nearest whole number, ties away from zero.
  ///
  /// Adding the largest double below one half and cutting off gives just that, in two instructions
  /// where the processor has none for this rounding and the C library would be called.
  @inline(__always)
  private static func nearest(_ value: Double) -> Double {
    // From here on every double is whole; this also keeps what is not a number out of the integers.
    guard value.magnitude < 0x1p52 else { return value }
    let half = 0.49999999999999994
    return Double(Int64(value + (value < 0 ? -half : half)))
  }
}
