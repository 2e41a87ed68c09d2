import Glibc

/// Counts the objects that Swift's runtime allocates while a piece of work runs.
///
/// Objects, arrays, boxes and the contexts of closures all go through one function of the runtime,
/// which it calls through a variable; the counter puts itself there for as long as it counts.
enum AllocationCounter {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// The number of allocations, or nil where the runtime does not show its variable.
  static func count(_ body: () -> Void) -> Int? {
    guard let hook else { return nil }
    state.pointee = State(count: 0, original: hook.pointee)
    hook.pointee = { metadata, size, alignment in
      AllocationCounter.state.pointee.count += 1
      return AllocationCounter.state.pointee.original?(metadata, size, alignment)
    }
    body()
    hook.pointee = state.pointee.original
    return state.pointee.count
  }

  private struct State {
    var count: Int
    var original: Allocate?
  }

  /// A C function cannot capture, so what it counts with stands at a place that it knows.
  nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State(count: 0, original: nil))
    return state
  }()

  nonisolated(unsafe) private static let hook: UnsafeMutablePointer<Allocate?>? =
    dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate?.self)
}
