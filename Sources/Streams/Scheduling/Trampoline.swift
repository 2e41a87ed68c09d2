/// Where array sources take turns, one element a turn, so that several of them interleave.
///
/// While a connection is being made the sources only queue; the outermost connection runs the
/// queue when it is complete (streams 4.4). Each chain of operators has a trampoline of its own
/// unless it was subscribed in a scope.
public final class Trampoline {
  /// What a source does when it is its turn; it says whether it wants another one.
  ///
  /// A struct, because a bare closure would be wrapped in another one to stand in a generic queue.
  @usableFromInline
  struct Turn {
    @usableFromInline let take: () -> Bool

    @inlinable
    init(_ take: @escaping () -> Bool) {
      self.take = take
    }
  }

  /// Asked before each subscription of an operator and each array that is sent, with the number of
  /// values; what may not begin is over before it has sent anything.
  ///
  /// Streams that scripts make can go round for ever without a script's function being called. Nil
  /// bounds nothing.
  @exclusivity(unchecked) public var mayBegin: ((_ values: Int) -> Bool)?

  @exclusivity(unchecked) @usableFromInline var turns = Queue<Turn>()
  @exclusivity(unchecked) @usableFromInline var isRunning: Bool

  /// An idle trampoline.
  public init() {
    isRunning = false
  }

  init(isRunning: Bool) {
    self.isRunning = isRunning
  }

  /// Whether nobody else waits for a turn: a source may go on with its next element.
  @inlinable var isFree: Bool { turns.isEmpty }

  /// Takes a source into the round; it has its first turn when the connection is complete.
  @usableFromInline
  func schedule(_ turn: Turn) {
    turns.append(turn)
    if enter() { drain() }
  }

  @usableFromInline
  func allows(_ values: Int) -> Bool { mayBegin?(values) ?? true }

  @inlinable
  func enter() -> Bool {
    guard !isRunning else { return false }
    isRunning = true
    return true
  }

  /// Gives turns until nobody waits; then the round is over.
  @usableFromInline
  func drain() {
    while let turn = turns.popFirst() {
      if turn.take() { turns.append(turn) }
    }
    isRunning = false
  }
}
