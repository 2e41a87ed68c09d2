import LayoutGeometry
import LuaRuntime

/// Reads checked layout tables into the geometry's definitions.
///
/// Fields are read in the order in which `GeometryTypes` declares them.
struct GeometryDecoder {
  /// Takes the functions of custom groups and gives the keys by which they are asked.
  var keepFunction: (FrameFunction) -> Int

  func layout(_ decoder: inout LuaDecoder) -> ScriptLayout {
    if decoder.integer() == 0 {
      _ = decoder.fields()
      return .list(list(&decoder))
    }
    let section = section(&decoder)
    return .section(section.layout, visibleItems: section.visibleItems)
  }

  // MARK: Values

  func dimension(_ decoder: inout LuaDecoder) -> Dimension {
    let tag = decoder.integer()
    let value = decoder.number()
    switch tag {
    case 0: return .absolute(value)
    case 1: return .fractionalWidth(value)
    case 2: return .fractionalHeight(value)
    case 3: return .estimated(value)
    default: return .uniformAcrossSiblings(value)
    }
  }

  func insets(_ decoder: inout LuaDecoder) -> EdgeInsets {
    if decoder.integer() == 0 {
      let all = decoder.number()
      return EdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    var fields = decoder.fields()
    var insets = EdgeInsets.zero
    if fields.next() { insets.top = decoder.number() }
    if fields.next() { insets.leading = decoder.number() }
    if fields.next() { insets.bottom = decoder.number() }
    if fields.next() { insets.trailing = decoder.number() }
    return insets
  }

  func spacing(_ decoder: inout LuaDecoder) -> Spacing {
    let tag = decoder.integer()
    let value = decoder.number()
    return tag == 0 ? .fixed(value) : .flexible(value)
  }

  func edgeSpacing(_ decoder: inout LuaDecoder) -> EdgeSpacing {
    var fields = decoder.fields()
    var edges = EdgeSpacing.none
    if fields.next() { edges.leading = spacing(&decoder) }
    if fields.next() { edges.top = spacing(&decoder) }
    if fields.next() { edges.trailing = spacing(&decoder) }
    if fields.next() { edges.bottom = spacing(&decoder) }
    return edges
  }

  func point(_ decoder: inout LuaDecoder) -> Point {
    _ = decoder.integer()
    let x = decoder.number()
    return Point(x: x, y: decoder.number())
  }

  func anchor(_ decoder: inout LuaDecoder) -> Anchor {
    let order: [Anchor.Edges] = [.top, .leading, .bottom, .trailing]
    var fields = decoder.fields()
    var anchor = Anchor(edges: [])
    if fields.next() {
      for edge in decoder.list({ $0.integer() }) { anchor.edges.insert(order[edge]) }
    }
    if fields.next() { anchor.offset = .absolute(point(&decoder)) }
    if fields.next() { anchor.offset = .fractional(point(&decoder)) }
    return anchor
  }

  func reference(_ decoder: inout LuaDecoder) -> ContentInsetsReference {
    let order: [ContentInsetsReference] = [
      .automatic, .none, .safeArea, .layoutMargins, .readableContent,
    ]
    return order[decoder.integer()]
  }

  // MARK: Items

  func supplementaryItem(_ decoder: inout LuaDecoder) -> SupplementaryItem {
    var fields = decoder.fields()
    let kind = fields.next() ? decoder.string() : ""
    let size = self.size(&decoder, &fields)
    let container = fields.next() ? anchor(&decoder) : Anchor(edges: [])
    var item = SupplementaryItem(
      kind: kind, size: size, containerAnchor: container, place: fields.place)
    if fields.next() { item.itemAnchor = anchor(&decoder) }
    if fields.next() { item.zIndex = decoder.integer() }
    if fields.next() { item.contentInsets = insets(&decoder) }
    return item
  }

  func boundaryItem(_ decoder: inout LuaDecoder) -> BoundarySupplementaryItem {
    let alignments: [BoundaryAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    var fields = decoder.fields()
    let kind = fields.next() ? decoder.string() : ""
    let size = self.size(&decoder, &fields)
    let alignment = fields.next() ? alignments[decoder.integer()] : .none
    var item = BoundarySupplementaryItem(
      kind: kind, size: size, alignment: alignment, place: fields.place)
    if fields.next() { item.absoluteOffset = point(&decoder) }
    if fields.next() { item.extendsBoundary = decoder.boolean() }
    if fields.next() { item.pinToVisibleBounds = decoder.boolean() }
    if fields.next() { item.zIndex = decoder.integer() }
    if fields.next() { item.contentInsets = insets(&decoder) }
    return item
  }

  func decorationItem(_ decoder: inout LuaDecoder) -> DecorationItem {
    var fields = decoder.fields()
    let kind = fields.next() ? decoder.string() : ""
    var item = DecorationItem(kind: kind, place: fields.place)
    if fields.next() { item.contentInsets = insets(&decoder) }
    if fields.next() { item.zIndex = decoder.integer() }
    return item
  }

  func size(_ decoder: inout LuaDecoder, _ fields: inout LuaFields) -> LayoutSize {
    let width = fields.next() ? dimension(&decoder) : .absolute(0)
    return LayoutSize(width: width, height: fields.next() ? dimension(&decoder) : .absolute(0))
  }

  func item(_ decoder: inout LuaDecoder) -> LayoutItem {
    var fields = decoder.fields()
    let size = self.size(&decoder, &fields)
    var item = LayoutItem(size: size, place: fields.place)
    if fields.next() { item.contentInsets = insets(&decoder) }
    if fields.next() { item.edgeSpacing = edgeSpacing(&decoder) }
    if fields.next() { item.supplementaryItems = decoder.list(supplementaryItem) }
    return item
  }

  // MARK: Groups

  func node(_ decoder: inout LuaDecoder) -> LayoutNode {
    switch decoder.integer() {
    case 0: .group(customGroup(&decoder))
    case 1: .group(lineGroup(&decoder))
    default: .item(item(&decoder))
    }
  }

  func lineGroup(_ decoder: inout LuaDecoder) -> LayoutGroup {
    var fields = decoder.fields()
    let axis: Axis = fields.next() && decoder.integer() == 0 ? .horizontal : .vertical
    let size = self.size(&decoder, &fields)
    let subitems = fields.next() ? decoder.list(node) : []
    let count = fields.next() ? decoder.integer() : nil
    let isRepeating = fields.next() && decoder.integer() == 1
    let content: LayoutGroup.Content
    if let count, let subitem = subitems.first {
      content =
        isRepeating
        ? .repeating(axis: axis, subitem: subitem, count: count)
        : .equal(axis: axis, subitem: subitem, count: count)
    } else {
      content = .fill(axis: axis, subitems: subitems)
    }
    var group = LayoutGroup(size: size, content: content, place: fields.place)
    if fields.next() { group.interItemSpacing = spacing(&decoder) }
    finish(&group, &decoder, &fields)
    return group
  }

  func customGroup(_ decoder: inout LuaDecoder) -> LayoutGroup {
    var fields = decoder.fields()
    if fields.next() { _ = decoder.integer() }
    let size = self.size(&decoder, &fields)
    var frames: [CustomFrames.Frame] = []
    var function: LuaReference?
    if fields.next() {
      if decoder.integer() == 0 {
        function = decoder.reference()
      } else {
        frames = decoder.list(frame)
      }
    }
    let isFraction = fields.next() && decoder.integer() == 1
    let custom: CustomFrames =
      if let function {
        .provided(key: keepFunction(FrameFunction(reference: function, isFraction: isFraction)))
      } else {
        isFraction ? .fractions(frames) : .points(frames)
      }
    var group = LayoutGroup(size: size, content: .custom(custom), place: fields.place)
    finish(&group, &decoder, &fields)
    return group
  }

  private func finish(
    _ group: inout LayoutGroup, _ decoder: inout LuaDecoder, _ fields: inout LuaFields
  ) {
    if fields.next() { group.contentInsets = insets(&decoder) }
    if fields.next() { group.edgeSpacing = edgeSpacing(&decoder) }
    if fields.next() { group.supplementaryItems = decoder.list(supplementaryItem) }
  }

  func frame(_ decoder: inout LuaDecoder) -> CustomFrames.Frame {
    let count = decoder.integer()
    let x = decoder.number()
    let y = decoder.number()
    let width = decoder.number()
    let height = decoder.number()
    return CustomFrames.Frame(
      rect: Rect(x: x, y: y, width: width, height: height),
      zIndex: count > 4 ? decoder.integer() : 0)
  }

  // MARK: Sections

  private func group(_ decoder: inout LuaDecoder) -> LayoutGroup {
    decoder.integer() == 0 ? customGroup(&decoder) : lineGroup(&decoder)
  }

  func section(_ decoder: inout LuaDecoder) -> (
    layout: LayoutSection, visibleItems: LuaReference?
  ) {
    let behaviors: [OrthogonalScrollingBehavior] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
      .groupPagingCentered,
    ]
    var fields = decoder.fields()
    guard fields.next() else { preconditionFailure("a section was checked to have a group") }
    var section = LayoutSection(group: group(&decoder), place: fields.place)
    if fields.next() { section.contentInsets = insets(&decoder) }
    if fields.next() { section.interGroupSpacing = decoder.number() }
    if fields.next() { section.orthogonalScrollingBehavior = behaviors[decoder.integer()] }
    if fields.next() { section.boundarySupplementaryItems = decoder.list(boundaryItem) }
    if fields.next() { section.decorationItems = decoder.list(decorationItem) }
    if fields.next() { section.supplementariesFollowContentInsets = decoder.boolean() }
    if fields.next() { section.contentInsetsReference = reference(&decoder) }
    if fields.next() {
      section.supplementaryContentInsetsReference = reference(&decoder)
    }
    return (section, fields.next() ? decoder.reference() : nil)
  }

  func list(_ decoder: inout LuaDecoder) -> ListConfiguration {
    let appearances: [ListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    var fields = decoder.fields()
    var list = ListConfiguration(place: fields.place)
    if fields.next() { list.appearance = appearances[decoder.integer()] }
    if fields.next() {
      list.headerMode = [.none, .supplementary, .firstItemInSection][decoder.integer()]
    }
    if fields.next() { list.footerMode = [.none, .supplementary][decoder.integer()] }
    if fields.next() { list.showsSeparators = decoder.boolean() }
    if fields.next() { list.rowHeight = decoder.number() }
    if fields.next() { list.headerTopPadding = decoder.number() }
    if fields.next() { list.contentInsets = insets(&decoder) }
    if fields.next() { list.interGroupSpacing = decoder.number() }
    if fields.next() { list.boundarySupplementaryItems = decoder.list(boundaryItem) }
    if fields.next() { list.decorationItems = decoder.list(decorationItem) }
    return list
  }
}

/// The function of a custom group, and what its numbers are.
struct FrameFunction {
  var reference: LuaReference
  /// Whether they are fractions of the group's inner size, not points.
  var isFraction: Bool
}

/// What a layout function returned.
enum ScriptLayout {
  case section(LayoutSection, visibleItems: LuaReference?)
  case list(ListConfiguration)

  /// The section's layout in an environment.
  func section(in environment: LayoutEnvironment) -> LayoutSection {
    switch self {
    case .section(let section, _): section
    case .list(let list): list.section(in: environment)
    }
  }

  /// The function that is told of the visible items.
  var visibleItems: LuaReference? {
    if case .section(_, let function) = self { function } else { nil }
  }
}
