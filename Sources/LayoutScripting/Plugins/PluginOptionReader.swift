import LayoutGeometry
import LuaRuntime
import SectionHost

/// Reads the values of options as scripts write them and holds them to their types.
///
/// What it refuses reads `carousel.rows: expected an integer from 1 to 12, got 0`.
struct PluginOptionReader {
  let runtime: ScriptRuntime

  private var state: LuaState { runtime.state }
  private var geometry: GeometryTypes { runtime.interface.geometry }

  /// Reads a value that stands at a path.
  func value(_ given: LuaValue, _ type: PluginOptionType, at path: String)
    throws(LuaRefusal) -> PluginOptionValue
  {
    let value = try unbounded(given, type, at: path)
    let size: Double? =
      switch value {
      case .integer(let value): Double(value)
      case .number(let value), .dimension(_, let value): value
      case .string(let text): Double(text.count)
      case .list(let entries): Double(entries.count)
      case .boolean, .insets: nil
      }
    if let size, !type.bounds.contains(size) {
      let got: String =
        switch value {
        case .list(let entries): entries.count == 1 ? "1 entry" : "\(entries.count) entries"
        case .dimension: value.description
        default: state.description(of: given)
        }
      throw LuaRefusal("\(path): expected \(type.description), got \(got)")
    }
    return value
  }

  /// Reads a value of the right type, whatever its bounds.
  private func unbounded(_ given: LuaValue, _ type: PluginOptionType, at path: String)
    throws(LuaRefusal) -> PluginOptionValue
  {
    switch type {
    case .integer:
      if case .integer(let value) = given { return .integer(value) }
      if case .number(let value) = given, let whole = Int64(exactly: value) {
        return .integer(whole)
      }
    case .number:
      if case .integer(let value) = given { return .integer(value) }
      if case .number(let value) = given, value.isFinite { return .number(value) }
    case .string:
      if let text = try text(given) { return .string(text) }
    case .boolean:
      if case .boolean(let value) = given { return .boolean(value) }
    case .dimension: return try dimension(given, type, at: path)
    case .insets: return try insets(given, type, at: path)
    case .enumeration(let values): return try member(given, of: values, type, at: path)
    case .list(let element, _):
      if case .table(let list) = given { return try self.list(list, element, type, at: path) }
    }
    throw refusal(given, type, at: path)
  }

  private func refusal(
    _ given: LuaValue, _ type: PluginOptionType, at path: String, hint: String? = nil
  ) -> LuaRefusal {
    LuaRefusal(
      "\(path): expected \(type.description), got \(state.description(of: given))", hint: hint)
  }

  // MARK: The types of the layout

  private func dimension(_ given: LuaValue, _ type: PluginOptionType, at path: String)
    throws(LuaRefusal) -> PluginOptionValue
  {
    switch given {
    case .integer(let value) where value >= 0: return .dimension(kind: "absolute", Double(value))
    case .number(let value) where value >= 0 && value.isFinite:
      return .dimension(kind: "absolute", value)
    case .table(let table):
      return try decode(table, as: geometry.dimension, at: path) { decoder in
        let kind = "\(GeometryTypes.dimensionKinds[decoder.integer()])"
        return .dimension(kind: kind, decoder.number())
      }
    default: throw refusal(given, type, at: path)
    }
  }

  private func insets(_ given: LuaValue, _ type: PluginOptionType, at path: String)
    throws(LuaRefusal) -> PluginOptionValue
  {
    switch given {
    case .integer(let value):
      let all = Double(value)
      return .insets(top: all, leading: all, bottom: all, trailing: all)
    case .number(let all) where all.isFinite:
      return .insets(top: all, leading: all, bottom: all, trailing: all)
    case .table(let table):
      return try decode(table, as: geometry.insets, at: path) { decoder in
        let insets = GeometryDecoder(keepFunction: { _ in 0 }).insets(&decoder)
        return .insets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing)
      }
    default: throw refusal(given, type, at: path)
    }
  }

  /// Holds a table to a type of the layout; what is wrong inside it continues the path.
  private func decode(
    _ table: LuaReference, as type: LuaSchema.TypeID, at path: String,
    _ read: (inout LuaDecoder) -> PluginOptionValue
  ) throws(LuaRefusal) -> PluginOptionValue {
    do throws(LuaError) { return try state.decode(table, as: type, read) } catch {
      let isAboutTheTable =
        error.message.hasPrefix("expected ") || error.message.hasPrefix("unknown ")
      throw LuaRefusal(
        path + (isAboutTheTable ? ": " : ".") + error.message, code: error.code, hint: error.hint)
    }
  }

  // MARK: Values of values

  private func member(
    _ given: LuaValue, of values: [PluginOptionValue], _ type: PluginOptionType, at path: String
  ) throws(LuaRefusal) -> PluginOptionValue {
    let text = try text(given)
    let value: PluginOptionValue? =
      switch given {
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .number(let value): .number(value)
      default: text.map { .string($0) }
      }
    if let value, let member = values.first(where: { $0.equals(value) }) { return member }
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    let nearest = text.flatMap { nearestName(to: $0, in: texts) }
    throw refusal(given, type, at: path, hint: nearest.map { "did you mean \"\($0)\"?" })
  }

  private func list(
    _ list: LuaReference, _ element: PluginOptionType, _ type: PluginOptionType, at path: String
  ) throws(LuaRefusal) -> PluginOptionValue {
    let entries: [LuaReference]
    do throws(LuaError) {
      entries = try state.decode(list, as: runtime.interface.plugins.values) { decoder in
        decoder.list { $0.reference() }
      }
    } catch {
      // A hole is the only slip inside it; any other is that the table is no list.
      guard error.message.hasPrefix("[") else { throw refusal(.table(list), type, at: path) }
      throw LuaRefusal(path + error.message)
    }
    var values: [PluginOptionValue] = []
    for (index, entry) in entries.enumerated() {
      values.append(
        try value(try runtime.value(of: entry), element, at: "\(path)[\(index + 1)]"))
    }
    return .list(values)
  }

  private func text(_ value: LuaValue) throws(LuaRefusal) -> String? {
    guard case .string(let reference) = value else { return nil }
    do throws(LuaError) { return try state.text(of: reference) } catch { throw LuaRefusal(error) }
  }
}
