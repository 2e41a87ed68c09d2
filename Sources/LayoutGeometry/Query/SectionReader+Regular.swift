extension SectionReader {
  /// Whether every instance is the template, moved by a multiple of its advance.
  private var isRegular: Bool {
    state.detail == nil && plan.leafCount > 0
      && (!plan.partialDiffers || state.itemCount % plan.leafCount == 0)
  }

  /// Writes frames by the closed form; false where it does not hold.
  func writeRegular(_ items: Range<Int>, into buffer: UnsafeMutableBufferPointer<Rect>) -> Bool {
    guard isRegular else { return false }
    let template =
      plan.screenTemplate
      ?? ScreenTemplate(
        plan, acrossStart: acrossStart(of: plan.template.size), mirror: mirror)
    let base = base
    if template.isWhole, base == base.rounded() {
      write(items, template, base, isWhole: true, into: buffer)
    } else {
      write(items, template, base, isWhole: false, into: buffer)
    }
    return true
  }

  @inline(__always)
  private func write(
    _ items: Range<Int>, _ template: ScreenTemplate, _ base: Double, isWhole: Bool,
    into buffer: UnsafeMutableBufferPointer<Rect>
  ) {
    let grid = plan.space.grid
    let advance = plan.advance
    template.leaves.withUnsafeBufferPointer { leaves in
      var leaf = items.lowerBound % leaves.count
      var instance = items.lowerBound / leaves.count
      var start = base + Double(instance) * advance
      for index in 0..<items.count {
        buffer[index] = template.frame(leaves[leaf], at: start, isWhole: isWhole, on: grid)
        leaf += 1
        if leaf == leaves.count {
          leaf = 0
          instance += 1
          start = base + Double(instance) * advance
        }
      }
    }
  }
}

extension SectionPlan {
  /// Gives out the items of a plain section that meet a rectangle by the closed form; false where it
  /// does not hold.
  ///
  /// - Parameters:
  ///   - start: where the section starts along the flow.
  ///   - span: what of the flow the rectangle covers.
  @inline(__always)
  func forEachRegular(
    of itemCount: Int, start: Double, meeting rect: Rect, span: ClosedRange<Double>,
    _ body: (_ item: Int, _ frame: Rect) -> Void
  ) -> Bool {
    guard let template = screenTemplate, advance > 0, leafCount > 0,
      !partialDiffers || itemCount % leafCount == 0
    else { return false }
    let base = start + innerStart + before
    let isWhole = template.isWhole && base == base.rounded()
    let slack = space.grid.slack
    let high = span.upperBound - base + overhang.before + slack
    guard high >= 0 else { return true }
    let low = span.lowerBound - base - template.size - overhang.after - slack
    let count = instanceCount(itemCount)
    let last = instance(at: high, of: count)
    var instance = instance(at: low, of: count)
    let grid = space.grid
    let advance = advance
    template.leaves.withUnsafeBufferPointer { leaves in
      var item = instance * leaves.count
      while instance <= last {
        let start = base + Double(instance) * advance
        for leaf in leaves {
          guard item < itemCount else { return }
          let frame = template.frame(leaf, at: start, isWhole: isWhole, on: grid)
          if frame.intersects(rect) { body(item, frame) }
          item += 1
        }
        instance += 1
      }
    }
    return true
  }
}
