import LayoutGeometry

/// The range and the stops of an orthogonal section, as the text of geometry 9.5 and 9.6 has them.
struct PlainStrip {
  let behavior: OrthogonalScrollingBehavior
  var frame: Rect
  let contentLength: Double
  private(set) var insetStart = 0.0
  private(set) var insetEnd = 0.0
  let minOffset: Double
  let maxOffset: Double
  private(set) var initialOffset = 0.0
  private(set) var stops: [Double] = []

  /// - Parameters:
  ///   - groups: where each group starts, at offset 0, and how long it is.
  ///   - trailingPad: the reference and the section's inset at the end.
  ///   - width: the container's extent along the strip.
  init(
    _ behavior: OrthogonalScrollingBehavior, frame: Rect, contentLength: Double,
    groups: [(start: Double, length: Double)], trailingPad: Double, width: Double
  ) {
    self.behavior = behavior
    self.frame = frame
    self.contentLength = contentLength
    let first = groups.first ?? (0, 0)
    if behavior == .groupPagingCentered, let last = groups.last {
      insetStart = max(0, (width - first.length) / 2 - first.start)
      insetEnd = max(0, (width - last.length) / 2 - trailingPad)
    }
    minOffset = -insetStart
    maxOffset = max(-insetStart, contentLength + insetEnd - width)
    switch behavior {
    case .none, .continuous: break
    case .continuousGroupLeadingBoundary:
      stops = groups.map { $0.start - first.start } + [maxOffset]
    case .groupPaging: stops = groups.map { $0.start - first.start }
    case .groupPagingCentered: stops = groups.map { $0.start + $0.length / 2 - width / 2 }
    case .paging:
      stops = Array(stride(from: 0, to: maxOffset, by: width)) + [maxOffset]
    }
    stops = stops.map { min(max($0, minOffset), maxOffset) }.reduce(into: []) { kept, stop in
      if !kept.contains(where: { abs($0 - stop) < 1e-6 }) { kept.append(stop) }
    }
    if behavior == .groupPagingCentered { initialOffset = stops.first ?? 0 }
  }
}
