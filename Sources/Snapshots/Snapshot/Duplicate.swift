/// An identifier that is given more than once, and all of its places.
public struct Duplicate<ID: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// The identifier.
  public let identifier: ID
  /// Where it is given, in order, two places at least.
  public let places: [Place]

  /// Makes a report of an identifier and all of its places.
  public init(identifier: ID, places: [Place]) {
    self.identifier = identifier
    self.places = places
  }

  /// Which identifiers are given more than once, in the order in which they first come up; linear.
  @usableFromInline
  static func find(in list: some Sequence<(ID, Place)>) -> [Self] {
    var places: [ID: [Place]] = [:]
    var order: [ID] = []
    for (identifier, place) in list {
      places[identifier, default: []].append(place)
      if places[identifier]?.count == 1 { order.append(identifier) }
    }
    return order.compactMap { identifier in
      guard let places = places[identifier], places.count > 1 else { return nil }
      return Self(identifier: identifier, places: places)
    }
  }
}

extension Duplicate: CustomStringConvertible {
  /// The identifier and its places in words, for example `t1 at 0.0, 0.2`.
  public var description: String {
    "\(identifier) at " + places.map { "\($0)" }.joined(separator: ", ")
  }
}
