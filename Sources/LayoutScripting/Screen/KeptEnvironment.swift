import LuaRuntime
import SectionHost

/// The tables by which scripts are told of an environment; built once for all that are told of it,
/// none of whom can change them.
struct KeptEnvironment {
  let environment: ScreenEnvironment
  /// `env` without a section, and what it is extended by with one.
  private let whole: LuaReference
  private let section: LuaReference

  /// Builds the tables in a state.
  init(_ writer: EnvironmentWriter, in state: LuaState) throws(LuaError) {
    environment = writer.environment
    whole = try state.buildTable { table in
      table.tracked(count: EnvironmentWriter.parts.count) { table in
        for (position, field) in EnvironmentWriter.parts.enumerated() {
          EnvironmentWriter.key(field.name, field.part, &table)
          writer.write(part: position, into: &table)
        }
      }
    }
    section = try state.buildTable { table in
      table.form(
        "section", EnvironmentWriter.sectionFields.map { ($0.name, $0.part?.position) })
    }
  }

  /// Writes `env`; without a section there is no `env.section`.
  func write(section context: SectionContext?, into writer: inout LuaWriter) {
    guard let context else { return writer.write(whole) }
    let count = EnvironmentWriter.sectionFields.count
    writer.extended(whole, by: section, count: count) { writer in
      EnvironmentWriter.write(context, &writer)
    }
  }
}
