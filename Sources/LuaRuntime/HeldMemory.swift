import CLua

/// Memory of the host that is held for scripts, and counts as theirs for as long as this lives.
///
/// What several copies of a value share is counted once when they share this too.
public final class HeldMemory {
  /// How much is counted.
  public private(set) var bytes = 0
  private let address: StateAddress

  /// Counts nothing yet.
  public init(in state: LuaState) { address = state.address }

  /// Counts another number of bytes from now on.
  ///
  /// - Throws: That there is not so much memory, which no script can catch; the count stays.
  public func resize(to bytes: Int) throws(LuaError) {
    guard bytes > self.bytes else { return shrink(to: bytes) }
    if let pointer = address.pointer {
      guard clua_hold(pointer, bytes - self.bytes) == CLUA_OK else {
        throw LuaError(clua_last_error(pointer))
      }
    }
    self.bytes = bytes
  }

  /// Counts fewer bytes from now on, where it counts more.
  public func shrink(to bytes: Int) {
    guard bytes < self.bytes else { return }
    if let pointer = address.pointer { clua_let_go(pointer, self.bytes - bytes) }
    self.bytes = bytes
  }

  deinit { shrink(to: 0) }
}
