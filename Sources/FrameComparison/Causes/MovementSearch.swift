/// Follows each part that moved back to what pushed it.
///
/// A part is pushed by the one that stood right in front of it. If that one's end moved as far as
/// the part did, it grew, or it was pushed itself; else something came between, went, or the space
/// changed.
struct MovementSearch {
  private let old: [FlowPart]
  private let new: [FlowPart]
  private let direction: MovementCause.Direction
  private let limit: Double

  init(_ old: [FlowPart], _ new: [FlowPart], direction: MovementCause.Direction, limit: Double) {
    self.old = old
    self.new = new
    self.direction = direction
    self.limit = limit
  }

  /// The causes, in reading order of the first part of each.
  func causes() -> [MovementCause] {
    let before = Dictionary(old.map { ($0.part, $0) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.part, $0) }) { first, _ in first }
    let (oldOrder, newOrder) = (FlowOrder(old), FlowOrder(new))
    var found = Found()
    // In the order of the flow, so that what pushes is known before what it pushes.
    let moved = new.indices.filter { index in
      before[new[index].part].map { (new[index].start - $0.start).magnitude > limit } ?? false
    }.sorted { (new[$0].start, $0) < (new[$1].start, $1) }
    for index in moved {
      let part = new[index]
      guard let earlier = before[part.part] else { continue }
      let distance = part.start - earlier.start
      var pair = Neighbours(
        stood: oldOrder.predecessor(of: earlier, limit: limit),
        stands: newOrder.predecessor(of: part, limit: limit))
      var push = distance
      // What was exchanged for something of the same length pushes as its own neighbour does.
      while let stood = pair.stood, let stands = pair.stands, after[stood.part] == nil,
        before[stands.part] == nil, (stands.end - stood.end - push).magnitude <= limit,
        (stands.length - stood.length).magnitude <= limit
      {
        push = stands.start - stood.start
        pair = Neighbours(
          stood: oldOrder.predecessor(of: stood, limit: limit),
          stands: newOrder.predecessor(of: stands, limit: limit))
      }
      let cause = cause(of: part, push, pair, before: before, after: after, found)
      found.add(part, moved: distance, by: cause, direction)
    }
    let places = Dictionary(
      (old + new).enumerated().map { ($1.part, $0) }, uniquingKeysWith: { first, _ in first })
    return found.causes.sorted { places[$0.parts[0]] ?? 0 < places[$1.parts[0]] ?? 0 }
  }

  private func cause(
    of part: FlowPart, _ distance: Double, _ pair: Neighbours,
    before: [FramePart: FlowPart], after: [FramePart: FlowPart], _ found: Found
  ) -> PushedBy {
    let (stood, stands) = (pair.stood, pair.stands)
    for candidate in [stood, stands].compactMap(\.self) {
      guard let was = before[candidate.part], let now = after[candidate.part],
        (now.end - was.end - distance).magnitude <= limit
      else { continue }
      if (now.length - was.length).magnitude > limit {
        return .new(.resized, now, growth: now.length - was.length)
      }
      if let known = found.causeOfPart[candidate.part] { return .known(known) }
    }
    if let stands, before[stands.part] == nil { return .new(.appeared, stands, growth: 0) }
    if let stood, after[stood.part] == nil { return .new(.left, stood, growth: 0) }
    if let stood, let stands, stood.part != stands.part {
      return .new(.reordered, part, growth: 0)
    }
    let pushed = stood.flatMap { was in after[was.part].map { $0.end - was.end } } ?? 0
    return .new(.space, part, growth: distance - pushed)
  }
}

/// What was right in front of a part before, and what is now.
private struct Neighbours {
  var stood: FlowPart?
  var stands: FlowPart?
}

/// What pushed a part.
private enum PushedBy {
  /// What pushed the one in front of it.
  case known(Int)
  /// Something that happened to this part.
  case new(MovementCause.Kind, FlowPart, growth: Double)
}

/// The causes that were found; what happened to many parts of a section in the same way is one.
private struct Found {
  /// What tells causes apart; growths are compared as they are shown.
  private struct Key: Hashable {
    var kind: MovementCause.Kind
    var section: String?
    var isItem: Bool
    var growth: Double
  }

  private(set) var causes: [MovementCause] = []
  /// The cause that moved each part, as its place in the list.
  private(set) var causeOfPart: [FramePart: Int] = [:]
  private var places: [Key: Int] = [:]
  /// The parts of each cause, so that none is named twice in one.
  private var named: [Set<FramePart>] = []

  mutating func add(
    _ part: FlowPart, moved distance: Double, by pushed: PushedBy,
    _ direction: MovementCause.Direction
  ) {
    let place: Int
    switch pushed {
    case .known(let known): place = known
    case .new(let kind, let culprit, let growth):
      let rounded = (growth * 100).rounded() / 100
      let key = Key(
        kind: kind, section: culprit.section, isItem: culprit.part.isItem, growth: rounded)
      place = places[key] ?? causes.count
      if place == causes.count {
        places[key] = place
        named.append([])
        causes.append(
          MovementCause(
            kind: kind, direction: direction, parts: [], section: culprit.section,
            growth: growth, distances: distance...distance))
      }
      if named[place].insert(culprit.part).inserted { causes[place].parts.append(culprit.part) }
    }
    causeOfPart[part.part] = place
    if part.part.isItem { causes[place].movedItems += 1 } else { causes[place].movedViews += 1 }
    let distances = causes[place].distances
    causes[place].distances =
      min(distances.lowerBound, distance)...max(distances.upperBound, distance)
  }
}

extension FramePart {
  var isItem: Bool {
    if case .item = self { true } else { false }
  }
}
