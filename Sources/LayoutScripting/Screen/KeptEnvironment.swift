import LuaRuntime
import SectionHost

/// The tables by which scripts are told of an environment; built once for all that are told of it,
/// none of whom can change them.
struct KeptEnvironment {
  let environment: ScreenEnvironment
  private let parts: [LuaReference]
  private let whole: LuaReference

  /// Builds the tables in a state.
  init(_ writer: EnvironmentWriter, in state: LuaState) throws(LuaError) {
    environment = writer.environment
    var built: [LuaReference] = []
    for position in EnvironmentWriter.parts.indices {
      built.append(try state.buildTable { writer.write(part: position, into: &$0) })
    }
    parts = built
    whole = try state.buildTable { Self.write(built, section: nil, into: &$0) }
  }

  /// Writes `env`; without a section there is no `env.section`.
  func write(section: SectionContext?, into writer: inout LuaWriter) {
    if section == nil {
      writer.write(whole)
    } else {
      Self.write(parts, section: section, into: &writer)
    }
  }

  private static func write(
    _ parts: [LuaReference], section: SectionContext?, into writer: inout LuaWriter
  ) {
    writer.tracked(count: parts.count + (section == nil ? 0 : 1)) { writer in
      for (field, table) in zip(EnvironmentWriter.parts, parts) {
        EnvironmentWriter.key(field.name, field.part, &writer)
        writer.write(table)
      }
      if let section {
        EnvironmentWriter.key("section", nil, &writer)
        EnvironmentWriter.write(section, &writer)
      }
    }
  }
}
