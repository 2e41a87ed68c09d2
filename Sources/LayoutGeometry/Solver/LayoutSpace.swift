/// What every section of a layout is solved in: the view, its insets and the directions.
///
/// It never changes, and all plans share it.
final class LayoutSpace {
  let environment: LayoutEnvironment
  let configuration: LayoutConfiguration
  let grid: PixelGrid
  /// The axis along which sections follow each other.
  let flow: Axis
  /// The other axis.
  let cross: Axis

  init(environment: LayoutEnvironment, configuration: LayoutConfiguration) {
    self.environment = environment
    self.configuration = configuration
    grid = PixelGrid(scale: environment.scale)
    flow = configuration.scrollDirection
    cross = flow.other
  }

  var size: Size { environment.size }

  /// Whether there is room for anything (geometry 2.6).
  var hasRoom: Bool { size.width > 0 && size.height > 0 }

  /// The insets that a section keeps clear of: those across the flow only (geometry 12.2).
  func insets(for reference: ContentInsetsReference) -> EdgeInsets {
    environment.insets(for: reference, configuration: configuration).only(cross)
  }

  /// The view without reference insets; never below 0.
  func effectiveSize(_ insets: EdgeInsets) -> Size {
    Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

extension LayoutEnvironment {
  /// The insets that a reference names; automatic means the configuration's choice, and there the
  /// safe area (geometry 12.2).
  public func insets(
    for reference: ContentInsetsReference, configuration: LayoutConfiguration
  ) -> EdgeInsets {
    switch reference {
    case .automatic:
      configuration.contentInsetsReference == .automatic
        ? safeAreaInsets
        : insets(for: configuration.contentInsetsReference, configuration: configuration)
    case .none: .zero
    case .safeArea: safeAreaInsets
    case .layoutMargins: layoutMargins
    case .readableContent: readableContentInsets
    }
  }
}
