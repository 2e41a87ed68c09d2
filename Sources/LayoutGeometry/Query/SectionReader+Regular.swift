extension SectionReader {
  /// The template on screen, where every instance is one and nothing else differs.
  private var regular: [ScreenTemplate.Leaf]? {
    guard state.detail == nil, let template = plan.screenTemplate, plan.leafCount > 0 else {
      return nil
    }
    return template.leaves
  }

  /// The items whose instances are all the template.
  private var regularItemCount: Int {
    let rest = state.itemCount % plan.leafCount
    return plan.partialDiffers ? state.itemCount - rest : state.itemCount
  }

  /// Writes frames by the closed form; false where it does not hold for all of them.
  func writeRegular(_ items: Range<Int>, into buffer: UnsafeMutableBufferPointer<Rect>) -> Bool {
    guard let template = regular, items.upperBound <= regularItemCount else { return false }
    let grid = plan.space.grid
    let isVertical = plan.space.flow == .vertical
    let advance = plan.advance
    let origin = inner + plan.before
    template.withUnsafeBufferPointer { template in
      let count = template.count
      var leaf = items.lowerBound % count
      var instance = items.lowerBound / count
      var start = origin + Double(instance) * advance
      for index in 0..<items.count {
        var frame = template[leaf].frame
        if isVertical {
          frame.y = grid.round(start + frame.y)
        } else {
          frame.x = grid.round(start + frame.x)
        }
        buffer[index] = frame
        leaf += 1
        if leaf == count {
          leaf = 0
          instance += 1
          start = origin + Double(instance) * advance
        }
      }
    }
    return true
  }

  /// Gives out the items that meet a rectangle by the closed form; false where it does not hold.
  @inline(__always)
  func forEachRegular(
    meeting rect: Rect, span: ClosedRange<Double>, _ body: (_ item: Int, _ frame: Rect) -> Void
  ) -> Bool {
    guard let template = regular, plan.advance > 0, regularItemCount == state.itemCount else {
      return false
    }
    let grid = plan.space.grid
    let isVertical = plan.space.flow == .vertical
    let advance = plan.advance
    let origin = inner + plan.before
    let slack = grid.slack
    let overhang = plan.overhang
    let count = plan.instanceCount(state.itemCount)
    let low = span.lowerBound - origin - plan.template.size[plan.run] - overhang.after - slack
    let high = span.upperBound - origin + overhang.before + slack
    guard high >= 0 else { return true }
    let first = plan.instance(at: low, of: count)
    let last = plan.instance(at: high, of: count)
    let itemCount = state.itemCount
    template.withUnsafeBufferPointer { template in
      var item = first * template.count
      var instance = first
      while instance <= last {
        let start = origin + Double(instance) * advance
        for leaf in template {
          guard item < itemCount else { return }
          var frame = leaf.frame
          if isVertical {
            frame.y = grid.round(start + frame.y)
          } else {
            frame.x = grid.round(start + frame.x)
          }
          if frame.intersects(rect) { body(item, frame) }
          item += 1
        }
        instance += 1
      }
    }
    return true
  }
}
