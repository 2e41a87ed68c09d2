public import LayoutGeometry

/// A section as the providers of layouts and views are told of it.
public struct SectionContext {
  /// The section's id.
  public var id: String
  /// Its kind.
  public var kind: String
  /// Its place among the sections, from 0.
  public var index: Int
  /// How many items it has.
  public var count: Int
  /// The position of its first item over all sections.
  public var firstItem: Int
  /// The snapshot's models.
  public var models: any ScreenModels
}

/// What a layout is asked for.
public struct LayoutContext {
  /// The section.
  public var section: SectionContext
  /// What the screen is shown in.
  public var environment: ScreenEnvironment
  /// The insets of the configuration's reference (geometry 12.2).
  public var containerInsets: EdgeInsets
  /// The container less those insets, in points.
  public var effectiveSize: Size
}

/// An item that a cell is asked for.
public struct ItemContext {
  /// What makes it the same item in two snapshots.
  public var identifier: ItemIdentifier
  /// Its section.
  public var section: SectionContext
  /// Its place in the section, from 0.
  public var index: Int
  /// What the screen is shown in.
  public var environment: ScreenEnvironment

  /// Its position over all sections, by which the models know it.
  public var position: Int { section.firstItem + index }
}

/// A header, footer, badge or background that a view is asked for.
public struct ViewContext {
  /// Its element kind.
  public var kind: String
  /// Its section; nil for the layout's own.
  public var section: SectionContext?
  /// The item of an item's badge.
  public var item: ItemContext?
  /// What the screen is shown in.
  public var environment: ScreenEnvironment
}

extension SectionContext {
  /// What is wrong where a section with items is given no layout.
  package var missingLayout: String {
    "expected a section for \(count == 1 ? "an item" : "\(count) items"), got nothing"
  }
}
