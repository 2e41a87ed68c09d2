/// How far leaves lie outside of their instances along the run, and where they lie across it; never
/// less than what is there, so that a search may rely on it.
struct Overhang {
  /// Beyond the start, and beyond the end, both at least 0.
  var before = 0.0
  var after = 0.0
  /// The span of the leaves across, from the instance's own start.
  var across = 0.0...0.0
  /// The smallest length of an instance.
  var shortest = Double.infinity

  /// Takes an instance into account.
  mutating func add(_ instance: SolvedInstance, along run: Axis) {
    shortest = min(shortest, instance.size[run])
    guard !instance.leaves.isEmpty else { return }
    let reach = instance.reach(along: run)
    before = max(before, -reach.lowerBound)
    after = max(after, reach.upperBound - instance.size[run])
    let span = instance.reach(along: run.other)
    across =
      min(across.lowerBound, span.lowerBound)...max(across.upperBound, span.upperBound)
  }
}
