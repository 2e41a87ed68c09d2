/// A section of a snapshot whose models are Swift values.
///
/// ```swift
/// ScreenSection("top", items: movies.map { ScreenItem("movie", id: $0.id, model: $0) })
/// ```
public struct ScreenSection {
  /// What makes it the same section in two snapshots.
  public var id: String
  /// Its kind, which chooses its layout.
  public var kind: String
  /// Its items, in screen order.
  public var items: [ScreenItem]
  /// Its own model, which its headers and footers may show.
  public var model: AnyHashable?

  /// Makes a section; its kind is its id unless it is given.
  public init(
    _ id: String, kind: String? = nil, items: [ScreenItem], model: AnyHashable? = nil
  ) {
    self.id = id
    self.kind = kind ?? id
    self.items = items
    self.model = model
  }
}

/// An item of a snapshot whose model is a Swift value.
public struct ScreenItem {
  /// What makes it the same item in two snapshots.
  public var identifier: ItemIdentifier
  /// What its cell shows; where it differs from the one before, the cell is configured again.
  public var model: AnyHashable

  /// Makes an item of a kind.
  public init(_ kind: String, id: some CustomStringConvertible, model: AnyHashable) {
    identifier = ItemIdentifier(kind: kind, id: id.description)
    self.model = model
  }
}
