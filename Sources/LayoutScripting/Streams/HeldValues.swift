import LuaRuntime

/// Many values that a stream keeps for a script, whose memory they count as.
struct HeldValues: Sequence {
  /// How many a stream may keep besides what it takes itself.
  static let few = 64

  private let values: [LuaValue]
  private let memory: HeldMemory

  /// Keeps values of a state; throws where there is no memory for them.
  init(_ values: [LuaValue], in state: LuaState) throws(LuaError) {
    self.values = values
    memory = HeldMemory(in: state)
    try memory.resize(to: values.count * MemoryLayout<LuaValue>.stride)
  }

  var underestimatedCount: Int { values.count }

  func makeIterator() -> IndexingIterator<[LuaValue]> { values.makeIterator() }
}
