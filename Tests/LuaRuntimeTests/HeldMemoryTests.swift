import LuaRuntime
import Testing

/// Memory of the host that counts as the scripts'.
@Suite struct HeldMemoryTests {
  private static let megabyte = 1 << 20

  /// An object of the host that holds a megabyte.
  private final class Large {
    let memory: HeldMemory

    init(in state: LuaState) throws(LuaError) {
      memory = HeldMemory(in: state)
      try memory.resize(to: megabyte)
    }
  }

  /// A state of eight megabytes in which `call` gives an object of one.
  private func run(_ text: String) throws -> (error: LuaError?, memory: Int) {
    let host = SmallHost()
    let state = try state(host, limits: LuaLimits(memory: 8 << 20))
    host.callback = { [unowned state] _ throws(LuaRefusal) in
      do throws(LuaError) { return [.object(try Large(in: state), class: 0)] } catch {
        throw LuaRefusal(placed: error)
      }
    }
    let chunk = try state.load(Array(text.utf8), name: "test.lua")
    do throws(LuaError) {
      try state.call(chunk, label: "test")
      return (nil, state.memory)
    } catch { return (error, state.memory) }
  }

  @Test func whatIsKeptEndsTheCall() throws {
    let (error, memory) = try run(
      """
      local call, kept = require('small').call, {}
      for i = 1, 20 do
        kept[i] = pcall(call) and call()
      end
      """)
    #expect(error?.code == .memoryExceeded)
    #expect(error?.message == "the script needs more than its 8 MB of memory")
    #expect(error?.line == 3)
    #expect(memory < 8 << 20)
  }

  @Test func whatIsDroppedIsFound() throws {
    let (error, _) = try run(
      "local call = require('small').call for i = 1, 1000 do call() end")
    #expect(error == nil)
  }

  @Test func itEndsWithWhatHoldsIt() throws {
    let host = SmallHost()
    let state = try state(host)
    let before = state.memory
    var memory: HeldMemory? = HeldMemory(in: state)
    let copy = memory
    try memory?.resize(to: 3000)
    #expect(state.memory == before + 3000)
    memory?.shrink(to: 4000)
    #expect(state.memory == before + 3000)
    try memory?.resize(to: 1000)
    #expect(copy?.bytes == 1000)
    memory = nil
    #expect(state.memory == before + 1000)
  }

  @Test func itOutlivesItsState() throws {
    let state = try state(SmallHost())
    let memory = HeldMemory(in: state)
    try memory.resize(to: 1000)
    state.close()
    try memory.resize(to: 2000)
    memory.shrink(to: 10)
    #expect(memory.bytes == 10)
  }

  @Test func moreThanThereIsLeavesTheCount() throws {
    let state = try state(SmallHost(), limits: LuaLimits(memory: 1 << 20))
    let before = state.memory
    let memory = HeldMemory(in: state)
    #expect(throws: LuaError.self) { try memory.resize(to: .max / 2) }
    #expect(memory.bytes == 0)
    #expect(state.memory == before)
    try memory.resize(to: 1000)
    #expect(state.memory == before + 1000)
  }

  private final class Counted {
    let ended: () -> Void

    init(_ ended: @escaping () -> Void) { self.ended = ended }

    deinit { ended() }
  }

  /// The host may keep so many values only; an object that is one too many is not Lua's either.
  @Test func anObjectThatCannotBeKeptIsGivenBackOnce() throws {
    let state = try state(SmallHost(), limits: LuaLimits(memory: 1 << 20))
    var kept: [LuaValue] = []
    let failure = #expect(throws: LuaError.self) {
      while true { kept.append(try state.build { $0.write("text") }) }
    }
    #expect(
      failure?.message == "streams and snapshots hold too many values for 1 MB of memory")
    var ended = 0
    #expect(throws: LuaError.self) {
      try state.makeObject(Counted { ended += 1 }, class: 0)
    }
    #expect(ended == 1)
    kept.removeAll()
    let object = try state.makeObject(Counted { ended += 1 }, class: 0)
    withExtendedLifetime(object) { #expect(ended == 1) }
    state.close()
    #expect(ended == 2)
  }
}
