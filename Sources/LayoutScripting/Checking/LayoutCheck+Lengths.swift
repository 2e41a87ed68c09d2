import FrameWriting
import LayoutGeometry

extension LayoutNode {
  var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

extension LayoutSize {
  /// Both lengths in a container, in points; estimates as they are.
  func points(in container: Size) -> Size {
    Size(width: width.points(in: container), height: height.points(in: container))
  }

  /// The axes along which no measured length takes over.
  var fixedAxes: [Axis] {
    [Axis.horizontal, .vertical].filter { !self[$0].isEstimated }
  }
}

extension Dimension {
  fileprivate func points(in container: Size) -> Double {
    switch self {
    case .absolute(let value), .estimated(let value), .uniformAcrossSiblings(let value): value
    case .fractionalWidth(let fraction): fraction * container.width
    case .fractionalHeight(let fraction): fraction * container.height
    }
  }

  var isFractionOfWidth: Bool {
    if case .fractionalWidth = self { true } else { false }
  }

  var isFractionOfHeight: Bool {
    if case .fractionalHeight = self { true } else { false }
  }
}

extension EdgeInsets {
  /// The insets in points; under 1 they are fractions (geometry 3.4).
  func points(in container: Size) -> EdgeInsets {
    func points(_ value: Double, _ length: Double) -> Double {
      value > 0 && value < 1 ? value * length : value
    }
    return EdgeInsets(
      top: points(top, container.height), leading: points(leading, container.width),
      bottom: points(bottom, container.height), trailing: points(trailing, container.width))
  }
}

extension Size {
  func less(_ insets: EdgeInsets) -> Size {
    Size(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  func along(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Axis {
  /// What a length along it is called.
  var noun: String { self == .horizontal ? "width" : "height" }
  /// How something long along it is called.
  var adjective: String { self == .horizontal ? "wide" : "high" }
}

extension Double {
  /// The number as people read it.
  var words: String { readableText }
}
