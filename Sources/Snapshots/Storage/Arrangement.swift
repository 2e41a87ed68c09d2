/// The order of a snapshot's sections and items while it is edited: items keep their slots and
/// sections their numbers, whatever moves.
///
/// Item operations cost O(log n), section operations O(sections).
@usableFromInline
struct Arrangement: Sendable {
  /// One list of slots a section.
  private var tree: OrderTree
  /// For each section number the root of its list.
  private var roots: [Int32]
  /// For each section position its number.
  private var numbers: [Int32]
  /// For each section number its position; of no meaning for sections that went.
  private var positions: [Int32]
  /// For each section position how many items it has.
  private var counts: PrefixCounts
  /// The slots of deleted items.
  private var freeSlots: [Int32] = []

  /// Takes over the order of a flat snapshot; linear.
  ///
  /// - Parameter starts: Where sections begin, and the end.
  @usableFromInline
  init(starts: [Int32]) {
    var tree = OrderTree(count: Int(starts.last ?? 0))
    roots = zip(starts, starts.dropFirst()).map { tree.list(of: $0..<$1) }
    self.tree = tree
    numbers = roots.indices.map { Int32($0) }
    positions = numbers
    counts = PrefixCounts(zip(starts, starts.dropFirst()).map { Int($1 - $0) })
  }

  // MARK: Reading

  /// The position of a section.
  @usableFromInline
  func position(ofSection number: Int32) -> Int { Int(positions[Int(number)]) }

  /// The number of the section at a position.
  @usableFromInline
  func number(ofSectionAt position: Int) -> Int32 { numbers[position] }

  /// How many items the section at a position has.
  @usableFromInline
  func count(inSectionAt position: Int) -> Int {
    tree.count(root: roots[Int(numbers[position])])
  }

  /// An item's position in its section.
  @usableFromInline
  func rank(ofSlot slot: Int) -> Int { tree.rank(of: Int32(slot)) }

  /// How many items stand before the section at a position.
  @usableFromInline
  func start(ofSectionAt position: Int) -> Int { counts.sum(before: position) }

  /// The slot of an item of the section at a position.
  @usableFromInline
  func slot(at rank: Int, inSectionAt position: Int) -> Int {
    Int(tree.node(at: rank, root: roots[Int(numbers[position])]))
  }

  /// The slots of the section at a position, in order.
  @usableFromInline
  func slots(inSectionAt position: Int) -> [Int32] {
    var slots: [Int32] = []
    slots.reserveCapacity(count(inSectionAt: position))
    tree.forEach(root: roots[Int(numbers[position])]) { slots.append($0) }
    return slots
  }

  /// All slots in use, in order.
  @usableFromInline var slots: [Int32] {
    var slots: [Int32] = []
    slots.reserveCapacity(counts.sum(before: numbers.count))
    for number in numbers { tree.forEach(root: roots[Int(number)]) { slots.append($0) } }
    return slots
  }

  /// Where the sections begin among all items.
  @usableFromInline var starts: [Int32] {
    numbers.indices.map { Int32(counts.sum(before: $0)) }
  }

  // MARK: Items

  /// A slot for a new item: a free one, or the next, in which case the caller's arrays must grow.
  ///
  /// - Parameter next: The number of slots so far.
  @usableFromInline
  mutating func takeSlot(next: Int) -> Int {
    if let slot = freeSlots.popLast() { return Int(slot) }
    tree.addNode()
    return next
  }

  /// Gives back the slot of an item that went.
  @usableFromInline
  mutating func freeSlot(_ slot: Int) { freeSlots.append(Int32(slot)) }

  /// Takes an item out of a section.
  @usableFromInline
  mutating func remove(slot: Int, fromSection number: Int32) {
    tree.remove(Int32(slot), root: &roots[Int(number)])
    counts.add(-1, at: Int(positions[Int(number)]))
  }

  /// Puts an item, in no section so far, at the end of one.
  @usableFromInline
  mutating func append(slot: Int, toSection number: Int32) {
    tree.append(Int32(slot), root: &roots[Int(number)])
    counts.add(1, at: Int(positions[Int(number)]))
  }

  /// Puts an item, in no section so far, before another in the other's section.
  @usableFromInline
  mutating func insert(slot: Int, before anchor: Int, inSection number: Int32) {
    tree.insert(Int32(slot), before: Int32(anchor), root: &roots[Int(number)])
    counts.add(1, at: Int(positions[Int(number)]))
  }

  /// Puts an item, in no section so far, after another in the other's section.
  @usableFromInline
  mutating func insert(slot: Int, after anchor: Int, inSection number: Int32) {
    tree.insert(Int32(slot), after: Int32(anchor), root: &roots[Int(number)])
    counts.add(1, at: Int(positions[Int(number)]))
  }

  // MARK: Sections

  /// Makes room for new sections, which are empty, at a position.
  @usableFromInline
  mutating func insertSections(_ count: Int, at position: Int) {
    let first = Int32(roots.count)
    roots.append(contentsOf: repeatElement(OrderTree.none, count: count))
    positions.append(contentsOf: repeatElement(0, count: count))
    numbers.insert(contentsOf: first..<first + Int32(count), at: position)
    renumber()
  }

  /// Takes out sections; their items must be gone.
  @usableFromInline
  mutating func removeSections(at positions: Set<Int>) {
    numbers = numbers.indices.filter { !positions.contains($0) }.map { numbers[$0] }
    renumber()
  }

  /// Moves a section, with its items, to the position that it has afterwards.
  @usableFromInline
  mutating func moveSection(at position: Int, to target: Int) {
    numbers.insert(numbers.remove(at: position), at: target)
    renumber()
  }

  private mutating func renumber() {
    for (position, number) in numbers.enumerated() { positions[Int(number)] = Int32(position) }
    counts = PrefixCounts(numbers.map { tree.count(root: roots[Int($0)]) })
  }
}
