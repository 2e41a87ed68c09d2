/// A length for each axis, where there is one.
struct Lengths {
  var width: Double?
  var height: Double?

  /// No length on either axis.
  static let none = Lengths()

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Dimension {
  /// The length in a container: fractions cut down to whole pixels (geometry 3.3), and what is not
  /// known yet as it was estimated.
  func length(in container: Size, on grid: PixelGrid) -> Double {
    switch self {
    case .absolute(let value), .estimated(let value), .uniformAcrossSiblings(let value):
      max(0, value.bounded)
    case .fractionalWidth(let fraction): max(0, grid.floor((fraction * container.width).bounded))
    case .fractionalHeight(let fraction): max(0, grid.floor((fraction * container.height).bounded))
    }
  }

  /// Whether it is a fraction of the container's extent along this axis.
  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
