import LayoutGeometry
import TestSupport

/// A case whose text is not a layout.
struct CaseFormatError: Error, CustomStringConvertible {
  var description: String
}

extension CaseJSON {
  func insets() -> EdgeInsets {
    EdgeInsets(
      top: self["top"].number ?? 0, leading: self["leading"].number ?? 0,
      bottom: self["bottom"].number ?? 0, trailing: self["trailing"].number ?? 0)
  }

  func point() -> Point { Point(x: self[0].number ?? 0, y: self[1].number ?? 0) }

  func dimension() throws -> Dimension {
    guard let (name, value) = fields.first, let value = value.number else {
      throw CaseFormatError(description: "not a dimension: \(self)")
    }
    switch name {
    case "absolute": return .absolute(value)
    case "fractional_width": return .fractionalWidth(value)
    case "fractional_height": return .fractionalHeight(value)
    case "estimated": return .estimated(value)
    case "uniform_across_siblings": return .uniformAcrossSiblings(value)
    default: throw CaseFormatError(description: "unknown dimension \(name)")
    }
  }

  func size() throws -> LayoutSize {
    LayoutSize(width: try self["width"].dimension(), height: try self["height"].dimension())
  }

  func spacing() -> Spacing {
    if let value = self["flexible"].number { return .flexible(value) }
    return .fixed(self["fixed"].number ?? 0)
  }

  func edgeSpacing() -> EdgeSpacing {
    EdgeSpacing(
      leading: self["leading"].spacing(), top: self["top"].spacing(),
      trailing: self["trailing"].spacing(), bottom: self["bottom"].spacing())
  }

  func anchor() throws -> Anchor {
    var edges: Anchor.Edges = []
    for edge in self["edges"].list {
      switch edge.string {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      case "trailing": edges.insert(.trailing)
      default: throw CaseFormatError(description: "unknown edge \(edge)")
      }
    }
    if !self["fractional_offset"].isNull {
      return Anchor(edges: edges, offset: .fractional(self["fractional_offset"].point()))
    }
    return Anchor(edges: edges, offset: .absolute(self["absolute_offset"].point()))
  }

  func supplementaryItem() throws -> SupplementaryItem {
    SupplementaryItem(
      kind: self["kind"].string ?? "", size: try size(),
      containerAnchor: try self["container_anchor"].anchor(),
      itemAnchor: self["item_anchor"].isNull ? nil : try self["item_anchor"].anchor(),
      zIndex: self["z_index"].int ?? 1, contentInsets: self["content_insets"].insets())
  }

  func node() throws -> LayoutNode {
    if !self["group"].isNull { return .group(try group()) }
    return .item(
      LayoutItem(
        size: try size(), contentInsets: self["content_insets"].insets(),
        edgeSpacing: self["edge_spacing"].edgeSpacing(),
        supplementaryItems: try self["supplementary_items"].list.map {
          try $0.supplementaryItem()
        }))
  }

  func group() throws -> LayoutGroup {
    LayoutGroup(
      size: try size(), content: try groupContent(),
      interItemSpacing: self["inter_item_spacing"].spacing(),
      contentInsets: self["content_insets"].insets(),
      edgeSpacing: self["edge_spacing"].edgeSpacing(),
      supplementaryItems: try self["supplementary_items"].list.map { try $0.supplementaryItem() })
  }

  private func groupContent() throws -> LayoutGroup.Content {
    if self["group"].string == "custom" {
      let frames = self["frames"].list.map { frame in
        let numbers = frame.numbers
        return CustomFrames.Frame(
          rect: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
          zIndex: numbers.count > 4 ? Int(numbers[4]) : 0)
      }
      return .custom(
        self["frames_unit"].string == "fraction" ? .fractions(frames) : .points(frames))
    }
    guard let axis = Axis(rawValue: self["group"].string ?? "") else {
      throw CaseFormatError(description: "unknown group \(self["group"])")
    }
    let subitems = try self["subitems"].list.map { try $0.node() }
    guard let count = self["count"].int else { return .fill(axis: axis, subitems: subitems) }
    return self["count_mode"].string == "repeat"
      ? .repeating(axis: axis, subitem: subitems[0], count: count)
      : .equal(axis: axis, subitem: subitems[0], count: count)
  }

  /// A value of an enumeration whose raw values are the camel case of the file's snake case.
  func choice<Choice: RawRepresentable<String>>(_ fallback: Choice) throws -> Choice {
    guard let name = string else { return fallback }
    let words = name.split(separator: "_")
    let camel =
      words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let choice = Choice(rawValue: String(camel)) else {
      throw CaseFormatError(description: "unknown value \(name)")
    }
    return choice
  }

  func boundaryItem() throws -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: self["kind"].string ?? "", size: try size(),
      alignment: try self["alignment"].choice(.none),
      absoluteOffset: self["absolute_offset"].point(),
      extendsBoundary: self["extends_boundary"].bool ?? true,
      pinToVisibleBounds: self["pin_to_visible_bounds"].bool ?? false,
      zIndex: self["z_index"].int ?? 1, contentInsets: self["content_insets"].insets())
  }

  func decorationItem() -> DecorationItem {
    DecorationItem(
      kind: self["kind"].string ?? "", contentInsets: self["content_insets"].insets(),
      zIndex: self["z_index"].int ?? 0)
  }

  func list(_ environment: LayoutEnvironment) throws -> LayoutSection {
    try ListConfiguration(
      appearance: self["appearance"].choice(.plain), headerMode: self["header_mode"].choice(.none),
      footerMode: self["footer_mode"].choice(.none),
      showsSeparators: self["shows_separators"].bool ?? true,
      rowHeight: self["row_height"].number ?? 44,
      headerTopPadding: self["header_top_padding"].number,
      contentInsets: self["content_insets"].insets(),
      interGroupSpacing: self["inter_group_spacing"].number ?? 0,
      boundarySupplementaryItems: try self["boundary_supplementary_items"].list.map {
        try $0.boundaryItem()
      }, decorationItems: self["decoration_items"].list.map { $0.decorationItem() }
    ).section(in: environment)
  }

  func section(_ environment: LayoutEnvironment) throws -> LayoutSection {
    if !self["list"].isNull { return try self["list"].list(environment) }
    return LayoutSection(
      group: try self["group"].group(), contentInsets: self["content_insets"].insets(),
      interGroupSpacing: self["inter_group_spacing"].number ?? 0,
      orthogonalScrollingBehavior: try self["orthogonal_scrolling_behavior"].choice(.none),
      boundarySupplementaryItems: try self["boundary_supplementary_items"].list.map {
        try $0.boundaryItem()
      }, decorationItems: self["decoration_items"].list.map { $0.decorationItem() },
      supplementariesFollowContentInsets:
        self["supplementaries_follow_content_insets"].bool ?? true,
      contentInsetsReference: try self["content_insets_reference"].choice(.automatic),
      supplementaryContentInsetsReference:
        try self["supplementary_content_insets_reference"].choice(.automatic))
  }

  func environment() -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: self["width"].number ?? 0, height: self["height"].number ?? 0),
      scale: self["scale"].number ?? 1, safeAreaInsets: self["insets"].insets(),
      layoutMargins: self["layout_margins"].insets(),
      readableContentInsets: self["readable_insets"].insets(),
      isRightToLeft: self["rtl"].bool ?? false)
  }

  func configuration() throws -> LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: try self["scroll_direction"].choice(.vertical),
      interSectionSpacing: self["inter_section_spacing"].number ?? 0,
      boundarySupplementaryItems: try self["boundary_supplementary_items"].list.map {
        try $0.boundaryItem()
      }, contentInsetsReference: try self["content_insets_reference"].choice(.safeArea))
  }
}

extension GeometryCase {
  /// The layout of the case, measured as it says.
  func layout() throws -> CompositionalLayout {
    let environment = input["container"].environment()
    let sections = input["sections"].list
    let layout = CompositionalLayout(
      environment: environment, configuration: try input["config"].configuration(),
      sections: try sections.map {
        CompositionalLayout.Section(
          definition: try $0.section(environment), itemCount: $0["item_count"].int ?? 0)
      })
    func measure(_ sizes: CaseJSON, inSection section: Int) {
      for (kind, size) in sizes.fields {
        layout.setMeasuredSupplementarySize(
          width: size[0].number, height: size[1].number, kind: kind, inSection: section)
      }
    }
    for (index, section) in sections.enumerated() {
      for (item, size) in section["measured"].fields {
        guard let item = Int(item) else { continue }
        layout.setMeasuredSize(
          width: size[0].number, height: size[1].number, ofItem: item, inSection: index)
      }
      measure(section["measured_supplementaries"], inSection: index)
    }
    measure(
      input["config"]["measured_supplementaries"], inSection: CompositionalLayout.layoutLevel)
    return layout
  }
}
