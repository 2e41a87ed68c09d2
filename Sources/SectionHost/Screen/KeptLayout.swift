import LayoutGeometry

/// What a section's layout provider answered, and for what.
struct KeptLayout {
  /// The kind that chose the provider.
  var kind: String
  /// The context of the answer.
  var context: LayoutContext
  /// The parts of it that the answer depends on.
  var parts: EnvironmentParts
  /// The layout; nil for a section that shows nothing.
  var layout: LayoutSection?
  /// The last answer that could be used; kept while newer ones fail.
  var lastGood: LayoutSection?
  /// The one before that, for where the frames of a custom group in it cannot be had.
  var earlierGood: LayoutSection?
}

extension LayoutSection {
  /// What a section looks like that nobody gave a layout: full-width rows, 44 points high.
  static let plainRows: LayoutSection = {
    let row = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    return LayoutSection(
      group: LayoutGroup(
        size: row, content: .fill(axis: .vertical, subitems: [.item(LayoutItem(size: row))])))
  }()
}

/// Why the frames of custom groups could not be had, by the groups' keys.
final class FrameFailures {
  var byKey: [Int: ScreenFailure] = [:]
}

extension LayoutGroup {
  /// The keys of the custom groups in it whose frames are asked for.
  var customFrameKeys: [Int] {
    switch content {
    case .fill(_, let subitems): subitems.flatMap(\.customFrameKeys)
    case .equal(_, let subitem, _), .repeating(_, let subitem, _): subitem.customFrameKeys
    case .custom(.provided(let key)): [key]
    case .custom: []
    }
  }
}

extension LayoutNode {
  fileprivate var customFrameKeys: [Int] {
    if case .group(let group) = self { group.customFrameKeys } else { [] }
  }
}
