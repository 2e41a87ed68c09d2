import LuaRuntime

/// Functions that make snapshots.
enum SnapshotFunctions {
  static let functions: [ScriptFunction] = [
    ScriptFunction(
      "snapshot", "(sections?: SnapshotSection[]): Snapshot",
      "what is on screen: sections in order, each with its items; it never raises for what its data holds"
    ) { call throws(LuaRefusal) in
      let state = call.runtime.state
      if call.arguments.isNil(0) { return call.result(ScriptSnapshot(state: state), .snapshot) }
      guard let table = call.arguments.table(0) else {
        throw call.refusal(0, expected: "a list of sections")
      }
      let snapshot = try call.refusing { () throws(LuaError) in
        let sections = try state.decode(
          table, as: call.runtime.interface.snapshots.sections, label: "snapshot"
        ) { decoder in
          decoder.list { ScriptSection(&$0) }
        }
        let snapshot = ScriptSnapshot(sections, state: state, place: state.caller)
        try snapshot.countMemory()
        return snapshot
      }
      return call.result(snapshot, .snapshot)
    },
    ScriptFunction("section_snapshot", "(): SectionSnapshot", "a tree of items for one section") {
      call throws(LuaRefusal) in
      call.result(ScriptSectionSnapshot(state: call.runtime.state), .sectionSnapshot)
    },
  ]
}
