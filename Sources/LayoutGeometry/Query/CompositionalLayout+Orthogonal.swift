extension CompositionalLayout {
  /// The strip of a section; none where it does not scroll across or is empty (geometry 9.2 to 9.5).
  public func orthogonalScrolling(inSection section: Int) -> OrthogonalScrolling? {
    strip(section)?.scrolling
  }

  /// Where the strip of a section comes to rest, in order; none where it rests anywhere.
  ///
  /// There is one for every group: O(groups). `settle` does not need them.
  public func stops(inSection section: Int) -> [Double] {
    guard let strip = strip(section) else { return [] }
    var stops: [Double] = []
    for index in 0..<strip.stopCount {
      let stop = strip.stop(index)
      if stops.last != stop { stops.append(stop) }
    }
    return stops
  }

  /// Where a drag of a section's strip comes to rest (geometry 9.6).
  ///
  /// O(log groups).
  ///
  /// - Parameters:
  ///   - section: the section's number.
  ///   - start: the offset at which the drag began.
  ///   - proposed: the offset at which free deceleration would end.
  ///   - velocity: in points a millisecond.
  public func settle(
    section: Int, start: Double, proposed: Double, velocity: Double
  ) -> Double {
    strip(section)?.settle(start: start, proposed: proposed, velocity: velocity) ?? 0
  }

  func strip(_ section: Int) -> Strip? {
    let state = states[section]
    guard space.hasRoom, state.plan.isOrthogonal, state.instanceCount > 0 else { return nil }
    let reader = reader(section)
    var origin = Point.zero
    origin[space.flow] = reader.inner
    var size = space.size
    size[space.flow] = reader.extent
    return Strip(reader, frame: screen(Rect(origin: origin, size: size)))
  }
}
