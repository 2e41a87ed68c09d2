extension Size {
  /// The extent along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension EdgeInsets {
  /// The inset at the start of an axis.
  func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the end of an axis.
  func after(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// Both insets of an axis.
  func total(_ axis: Axis) -> Double { before(axis) + after(axis) }

  /// Insets below 1 as fractions of a container (geometry 3.4); points stay what they are.
  func resolved(in container: Size) -> EdgeInsets {
    func points(_ value: Double, _ length: Double) -> Double {
      value > 0 && value < 1 ? value * length : value.bounded
    }
    return EdgeInsets(
      top: points(top, container.height), leading: points(leading, container.width),
      bottom: points(bottom, container.height), trailing: points(trailing, container.width))
  }

  /// The insets of one axis only.
  func only(_ axis: Axis) -> EdgeInsets {
    axis == .horizontal
      ? EdgeInsets(leading: leading, trailing: trailing) : EdgeInsets(top: top, bottom: bottom)
  }

  /// The sums of two sets of insets.
  static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}

extension Rect {
  /// Makes a rectangle from an origin and a size.
  init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The origin.
  package var origin: Point { Point(x: x, y: y) }

  /// The extents.
  var size: Size { Size(width: width, height: height) }

  /// Where it starts along an axis.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// Its extent along an axis.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Where it ends along an axis.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? x + width : y + height }

  /// The rectangle moved along an axis.
  func moved(by distance: Double, along axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(x: x + distance, y: y, width: width, height: height)
      : Rect(x: x, y: y + distance, width: width, height: height)
  }

  /// The rectangle moved along both axes.
  func moved(by distance: Point) -> Rect {
    Rect(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }

  /// The rectangle without its insets; a length never gets below 0 (geometry 2.7).
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.leading.bounded, y: y + insets.top.bounded,
      width: max(0, width - insets.leading.bounded - insets.trailing.bounded),
      height: max(0, height - insets.top.bounded - insets.bottom.bounded))
  }

  /// The rectangle as seen in a right-to-left layout of this width (geometry 13.2).
  func mirrored(in width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
