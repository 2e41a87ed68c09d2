import LayoutGeometry
import SectionHost

/// Looks through a section's layout for what cannot be meant, in one environment.
struct LayoutCheck {
  /// What is wrong, and the place of the record that says so, where places are recorded.
  struct Problem {
    var rule: CheckRule
    var severity: Diagnostic.Severity = .error
    var place: Int?
    var message: String
    var hint: String?
  }

  private(set) var problems: [Problem] = []
  private let scrollAxis: Axis

  /// Checks a layout in a container.
  init(_ section: LayoutSection, container: Size, scrollAxis: Axis) {
    // A section that scrolls by itself goes across the screen.
    self.scrollAxis =
      section.orthogonalScrollingBehavior == .none
      ? scrollAxis : scrollAxis == .vertical ? .horizontal : .vertical
    checkFractions(section.contentInsets, "the section", section.place)
    let points = section.insets(in: container)
    checkRoom(container, points, "the section", section.place, axes: [across(scrollAxis)])
    check(section.group, in: container.less(points), isEstimated: (false, false))
  }

  private func across(_ axis: Axis) -> Axis { axis == .vertical ? .horizontal : .vertical }

  // MARK: Groups

  /// `isEstimated` says of which lengths of the container only an estimate is known.
  private mutating func check(
    _ group: LayoutGroup, in container: Size, isEstimated: (width: Bool, height: Bool)
  ) {
    let size = group.size.points(in: container)
    checkFractions(group.contentInsets, "the group", group.place)
    let insets = group.contentInsets.points(in: size)
    checkRoom(size, insets, "the group", group.place, axes: group.size.fixedAxes)
    let inner = size.less(insets)
    let estimated = (
      group.size.width.isEstimated || isEstimated.width && group.size.width.isFractionOfWidth,
      group.size.height.isEstimated || isEstimated.height && group.size.height.isFractionOfHeight
    )
    switch group.content {
    case .custom: break
    case .fill(let axis, let subitems):
      for subitem in subitems {
        check(subitem, of: group, in: inner, axis: axis, isShared: false, isEstimated: estimated)
      }
    case .repeating(let axis, let subitem, _):
      check(subitem, of: group, in: inner, axis: axis, isShared: false, isEstimated: estimated)
    case .equal(let axis, let subitem, let count):
      checkEstimate(subitem, axis, count)
      check(subitem, of: group, in: inner, axis: axis, isShared: true, isEstimated: estimated)
    }
  }

  /// Checks a child; where its length along the axis is shared out, it cannot be too long there.
  private mutating func check(
    _ node: LayoutNode, of group: LayoutGroup, in container: Size, axis: Axis, isShared: Bool,
    isEstimated: (width: Bool, height: Bool)
  ) {
    let name = node.isItem ? "the item" : "the group inside it"
    let size = node.size.points(in: container)
    for side in [Axis.horizontal, .vertical] where !(isShared && side == axis) {
      let room = container.along(side)
      let parentIsKnown = side == .horizontal ? !isEstimated.width : !isEstimated.height
      let length = size.along(side)
      guard parentIsKnown, !node.size[side].isEstimated, length > room + 0.5, room > 0 else {
        continue
      }
      problems.append(
        Problem(
          rule: .childNeverFits, place: node.place ?? group.place,
          message: "\(name) is \(length.words) \(side.adjective), and its group has "
            + "\(room.words)",
          hint: "a fraction of the group's \(side.noun) always fits"))
    }
    checkFraction(node, name, group, isEstimated: isEstimated)
    switch node {
    case .item(let item):
      checkRoom(
        size, item.contentInsets, "the item", item.place ?? group.place,
        axes: item.size.fixedAxes.filter { !(isShared && $0 == axis) })
    case .group(let inner): check(inner, in: container, isEstimated: isEstimated)
    }
  }

  private mutating func checkFraction(
    _ node: LayoutNode, _ name: String, _ group: LayoutGroup,
    isEstimated: (width: Bool, height: Bool)
  ) {
    let sides: [(Dimension, String)] = [
      (node.size.width, "width"), (node.size.height, "height"),
    ]
    for (dimension, noun) in sides {
      let parent: String
      if dimension.isFractionOfWidth, isEstimated.width {
        parent = "width"
      } else if dimension.isFractionOfHeight, isEstimated.height {
        parent = "height"
      } else {
        continue
      }
      problems.append(
        Problem(
          rule: .fractionInEstimatedParent, severity: .warning, place: node.place ?? group.place,
          message: "\(name)'s \(noun) is a fraction of its group's \(parent), which is only "
            + "estimated, so that it is never measured",
          hint: "estimate the item's \(noun) too, or give the group a fixed one"))
    }
  }

  private mutating func checkEstimate(_ node: LayoutNode, _ axis: Axis, _ count: Int) {
    guard axis == scrollAxis, node.size[axis].isEstimated else { return }
    problems.append(
      Problem(
        rule: .estimateUnderFixedCount, severity: .warning, place: node.place,
        message: "the group shares its \(axis.noun) among \(count) equal children, so that the "
          + "estimated one is never measured",
        hint: "use count_mode = \"repeat\", or leave count out"))
  }

  // MARK: Insets

  private mutating func checkFractions(_ insets: EdgeInsets, _ name: String, _ place: Int?) {
    let sides = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ].filter { $0.1 > 0 && $0.1 < 1 }
    guard let first = sides.first else { return }
    let names = sides.map(\.0).joined(separator: ", ")
    problems.append(
      Problem(
        rule: .fractionalInsets, severity: .warning, place: place,
        message: "content_insets of \(name): \(names) under 1 is a fraction of the container, "
          + "\((first.1 * 100).words) percent",
        hint: "write 1 or more for points"))
  }

  private mutating func checkRoom(
    _ size: Size, _ insets: EdgeInsets, _ name: String, _ place: Int?, axes: [Axis]
  ) {
    for axis in axes {
      let isWidth = axis == .horizontal
      let taken = isWidth ? insets.leading + insets.trailing : insets.top + insets.bottom
      let length = size.along(axis)
      guard taken > 0, taken >= length else { continue }
      problems.append(
        Problem(
          rule: isWidth ? .insetsEatWidth : .insetsEatHeight, place: place,
          message: "content_insets of \(name) take \(taken.words) of the \(length.words) points "
            + "\(axis.adjective)"))
    }
  }
}
