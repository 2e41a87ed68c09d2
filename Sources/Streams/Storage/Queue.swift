/// First in, first out, in a ring that is kept: once it has grown, nothing is allocated.
@usableFromInline
struct Queue<Element> {
  /// A power of two of places, or none.
  @usableFromInline var ring: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  /// The element that came first.
  @inlinable var first: Element? { count == 0 ? nil : ring[head] }

  /// The element that came last.
  @inlinable var last: Element? {
    count == 0 ? nil : ring[(head &+ count &- 1) & (ring.count &- 1)]
  }

  /// The elements, oldest first.
  @inlinable var elements: [Element] {
    (0..<count).compactMap { ring[(head &+ $0) & (ring.count &- 1)] }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if count == ring.count { grow() }
    ring[(head &+ count) & (ring.count &- 1)] = element
    count &+= 1
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = ring[head]
    ring[head] = nil
    head = (head &+ 1) & (ring.count &- 1)
    count &-= 1
    return element
  }

  /// Empties the queue and hands its ring back, to be let go once the change is over.
  @inlinable
  mutating func removeAll() -> [Element?] {
    let all = ring
    ring = []
    head = 0
    count = 0
    return all
  }

  @inlinable @inline(never)
  mutating func grow() {
    var larger = [Element?](repeating: nil, count: max(4, ring.count * 2))
    for offset in 0..<count { larger[offset] = ring[(head + offset) & (ring.count - 1)] }
    ring = larger
    head = 0
  }
}
