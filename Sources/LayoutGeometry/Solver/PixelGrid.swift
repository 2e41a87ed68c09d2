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
  /// What lies below the point is lost in a sum with 2^52, which rounds ties to even; those that went
  /// down are then set right. So neither is the C library called nor an integer made.
  @inline(__always)
  private static func nearest(_ value: Double) -> Double {
    let magnitude = value.magnitude
    // From here on every double is whole; what is not a number stays what it is, too.
    guard magnitude < 0x1p52 else { return value }
    let even = (magnitude + 0x1p52) - 0x1p52
    let away = even - magnitude == -0.5 ? even + 1 : even
    // 0 without a sign.
    return (value < 0 ? -away : away) + 0
  }
}
