/// Where array sources take turns, one element a turn, so that several of them interleave.
///
/// While a connection is being made the sources only queue; the outermost connection runs the
/// queue when it is complete (streams 4.4). Each chain of operators has a trampoline of its own
/// unless it was subscribed in a scope.
public final class Trampoline {
  /// A turn sends one element and says whether there is another.
  private var turns = Queue<() -> Bool>()
  private var isRunning: Bool

  /// An idle trampoline.
  public init() {
    isRunning = false
  }

  init(isRunning: Bool) {
    self.isRunning = isRunning
  }

  /// Takes a source into the round; it has its first turn when the connection is complete.
  @usableFromInline
  func schedule(_ turn: @escaping () -> Bool) {
    turns.append(turn)
    if enter() { drain() }
  }

  func enter() -> Bool {
    guard !isRunning else { return false }
    isRunning = true
    return true
  }

  func drain() {
    while let turn = turns.popFirst() {
      while turn() {
        guard turns.isEmpty else {
          turns.append(turn)
          break
        }
      }
    }
    isRunning = false
  }
}
