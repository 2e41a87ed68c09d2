import LayoutGeometry

/// Headers, footers and backgrounds by the text of geometry 7.2 to 7.5 and 8.4.
extension PlainLayout {
  func band(_ section: Section, _ reference: EdgeInsets, _ own: EdgeInsets)
    -> (Double, Double)
  {
    let definition = section.plain
    if definition.supplementaryContentInsetsReference != .automatic {
      return ends(self.reference(definition.supplementaryContentInsetsReference), cross)
    }
    guard definition.supplementariesFollowContentInsets else {
      return ends(self.reference(.automatic), cross)
    }
    return (
      ends(reference, cross).0 + ends(own, cross).0, ends(reference, cross).1 + ends(own, cross).1
    )
  }

  struct Boundary {
    var item: BoundarySupplementaryItem
    var width: Double
    var height: Double
    var band: (Double, Double)
    var side: Int
    var crossSide: Int
    /// Room that it keeps free on its outer side.
    var padding = 0.0
  }

  func side(_ alignment: BoundaryAlignment, _ axis: Axis) -> Int {
    let name = alignment.rawValue.lowercased()
    if axis == .vertical {
      return name.hasPrefix("top") ? -1 : name.hasPrefix("bottom") ? 1 : 0
    }
    return name.hasSuffix("leading") ? -1 : name.hasSuffix("trailing") ? 1 : 0
  }

  func boundarySizes(
    _ items: [BoundarySupplementaryItem], _ measured: [String: PlainLengths],
    _ insets: (Double, Double)
  ) -> [Boundary] {
    let extent = pick(environment.size, cross)
    let band = (insets.0, extent - insets.1)
    var width = environment.size.width
    var height = environment.size.height
    if cross == .horizontal {
      width = max(0, band.1 - band.0)
    } else {
      height = max(0, band.1 - band.0)
    }
    return items.map { item in
      let size = size(item.size, Size(width: width, height: height), measured[item.kind])
      return Boundary(
        item: item, width: size.0, height: size.1, band: band, side: side(item.alignment, flow),
        crossSide: side(item.alignment, cross))
    }
  }

  /// The size of a view that is no cell, in its container (geometry 3.2).
  func size(
    _ size: LayoutSize, _ container: Size, _ measured: PlainLengths?
  ) -> (Double, Double) {
    let measure = PlainGroup(
      scale: environment.scale, measured: { _ in PlainLengths() }, remaining: 0)
    let width = size.width.isEstimated ? measured?.x : nil
    let height = size.height.isEstimated ? measured?.y : nil
    return (
      width ?? measure.length(size.width, container.width, container.height),
      height ?? measure.length(size.height, container.width, container.height)
    )
  }

  func boundary(of section: Section) -> [Boundary] {
    let (reference, own, _) = insets(section)
    var boundary = boundarySizes(
      section.plain.boundarySupplementaryItems, section.supplementary,
      band(section, reference, own))
    if let padding = section.list?.headerPadding { boundary[0].padding = padding }
    return boundary
  }

  func length(_ boundary: Boundary, _ axis: Axis) -> Double {
    axis == .horizontal ? boundary.width : boundary.height
  }

  func room(_ items: [Boundary], _ side: Int) -> Double {
    items.filter { $0.side == side && $0.item.extendsBoundary }
      .map { length($0, flow) + $0.padding }.max() ?? 0
  }

  func pinnedRoom(_ items: [Boundary], _ side: Int) -> Double {
    items.filter { $0.side == side && $0.item.pinToVisibleBounds }.map { length($0, flow) }.max()
      ?? 0
  }

  func placeBoundary(
    _ solved: inout Solved, _ section: Section, _ viewport: Viewport?, _ global: [Boundary],
    contentEnd: Double
  ) {
    let (reference, _, effective) = insets(section)
    let boundary = boundary(of: section)
    solved.boundary = place(
      boundary, content: solved.content, (solved.start, solved.length), viewport, global,
      isLayout: false, contentEnd: contentEnd)
    guard section.itemCount > 0 else { return }
    for item in section.plain.decorationItems {
      let whole = rect(
        flow: solved.start, solved.length, cross: ends(reference, cross).0, pick(effective, cross))
      solved.decorations.append(
        PlainFrame(
          rect: PlainLayout.inset(whole, item.contentInsets), zIndex: item.zIndex))
    }
  }

  func place(
    _ items: [Boundary], content: ClosedRange<Double>, _ whole: (start: Double, length: Double),
    _ viewport: Viewport?, _ global: [Boundary], isLayout: Bool, contentEnd: Double
  ) -> [PlainFrame] {
    items.map { boundary in
      let item = boundary.item
      let size = length(boundary, flow)
      let offset = flow == .vertical ? item.absoluteOffset.y : item.absoluteOffset.x
      let crossOffset = flow == .vertical ? item.absoluteOffset.x : item.absoluteOffset.y
      var position: Double
      switch boundary.side {
      case -1: position = item.extendsBoundary ? content.lowerBound - size : content.lowerBound
      case 1: position = item.extendsBoundary ? content.upperBound : content.upperBound - size
      default: position = (content.lowerBound + content.upperBound - size) / 2
      }
      position += offset
      if let viewport, item.pinToVisibleBounds {
        var low = flow == .vertical ? viewport.offset.y : viewport.offset.x
        if flow == .horizontal, environment.isRightToLeft {
          low = contentEnd - low - environment.size.width
        }
        var high = low + pick(environment.size, flow) - ends(viewport.insets, flow).1
        low += ends(viewport.insets, flow).0
        high = max(low, high)
        let end = whole.start + whole.length
        if boundary.side == -1 {
          position =
            isLayout
            ? max(position, low)
            : max(position, min(low + pinnedRoom(global, -1), end - pinnedRoom(items, 1) - size))
        } else if boundary.side == 1 {
          position =
            isLayout
            ? min(position, high - size)
            : min(
              position,
              max(high - pinnedRoom(global, 1) - size, whole.start + pinnedRoom(items, -1)))
        }
      }
      let extent = length(boundary, cross)
      var side = (boundary.band.0 + boundary.band.1 - extent) / 2
      if boundary.crossSide == -1 { side = boundary.band.0 }
      if boundary.crossSide == 1 { side = boundary.band.1 - extent }
      let frame = rect(flow: position, size, cross: side + crossOffset, extent)
      return PlainFrame(
        rect: PlainLayout.inset(frame, item.contentInsets), zIndex: item.zIndex)
    }
  }
}
