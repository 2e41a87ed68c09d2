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

extension ItemIdentifier: ExpressibleByStringLiteral {
  /// Reads `"kind:id"`; without a colon all of it is the kind.
  public init(stringLiteral text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(kind: String(parts[0]), id: parts.count > 1 ? String(parts[1]) : "")
  }
}
