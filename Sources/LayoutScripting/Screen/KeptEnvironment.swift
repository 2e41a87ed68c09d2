import LuaRuntime
import SectionHost

/// The tables by which scripts are told of an environment; built once for all that are told of it,
/// none of whom can change them.
struct KeptEnvironment {
  let environment: ScreenEnvironment
  /// The parts, and the fields of `env` in which they stand.
  private let parts: [LuaReference]
  private let fields: LuaWriter
  private let whole: LuaReference

  /// Builds the tables in a state.
  init(_ writer: EnvironmentWriter, in state: LuaState) throws(LuaError) {
    environment = writer.environment
    var parts: [LuaReference] = []
    var fields = LuaWriter()
    for (position, field) in EnvironmentWriter.parts.enumerated() {
      let part = try state.buildTable { writer.write(part: position, into: &$0) }
      parts.append(part)
      EnvironmentWriter.key(field.name, field.part, &fields)
      fields.write(part)
    }
    self.parts = parts
    self.fields = fields
    whole = try state.buildTable { $0.tracked(count: parts.count) { $0.append(fields) } }
  }

  /// Writes `env`; without a section there is no `env.section`.
  func write(section: SectionContext?, into writer: inout LuaWriter) {
    guard let section else { return writer.write(whole) }
    writer.tracked(count: parts.count + 1) { writer in
      writer.append(fields)
      EnvironmentWriter.key("section", nil, &writer)
      EnvironmentWriter.write(section, &writer)
    }
  }
}
