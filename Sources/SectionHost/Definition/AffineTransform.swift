/// How a plane is scaled, turned and moved, as `CGAffineTransform` has it.
public struct AffineTransform: Sendable, Hashable {
  /// The six numbers; `tx` and `ty` are points.
  public var a, b, c, d, tx, ty: Double

  /// Makes a transform of its numbers; the identity where none is given.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform that scales by factors around the middle.
  public init(scaleX: Double, y scaleY: Double) { self.init(a: scaleX, d: scaleY) }

  /// The six numbers, in order.
  var numbers: [Double] { [a, b, c, d, tx, ty] }
}
