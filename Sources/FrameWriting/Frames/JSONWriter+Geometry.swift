public import LayoutGeometry

extension JSONWriter {
  /// Writes a rectangle as `[x, y, width, height]`.
  public mutating func write(_ rect: Rect) {
    write(line: rect.x, rect.y, rect.width, rect.height)
  }

  /// Writes a size as `[width, height]`.
  public mutating func write(_ size: Size) {
    writeLine(of: 2) { $0 == 0 ? size.width : size.height }
  }

  /// Writes a point as `[x, y]`.
  public mutating func write(_ point: Point) {
    writeLine(of: 2) { $0 == 0 ? point.x : point.y }
  }

  /// Writes insets as `[top, leading, bottom, trailing]`.
  public mutating func write(_ insets: EdgeInsets) {
    write(line: insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  @inline(__always)
  private mutating func write(line a: Double, _ b: Double, _ c: Double, _ d: Double) {
    writeLine(of: 4) { index in
      switch index {
      case 0: a
      case 1: b
      case 2: c
      default: d
      }
    }
  }
}
