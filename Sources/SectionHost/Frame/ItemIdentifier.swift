/// What makes an item the same item in two snapshots: its kind and its id.
public struct ItemIdentifier: Sendable, Hashable {
  /// The kind of data model, which chooses the cell; never holds a colon.
  public var kind: String
  /// The id among the items of its kind; whole numbers are written in digits.
  public var id: String

  /// Makes an identifier from its two parts.
  public init(kind: String, id: String) {
    self.kind = kind
    self.id = id
  }
}

extension ItemIdentifier: CustomStringConvertible {
  /// The identifier as frames and scripts write it, `"kind:id"`.
  public var description: String { "\(kind):\(id)" }
}
