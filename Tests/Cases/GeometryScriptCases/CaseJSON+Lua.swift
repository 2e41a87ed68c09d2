import TestSupport

extension CaseJSON {
  /// The value as a Lua literal: a table of plain tables, as a script would write it by hand.
  var lua: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): value.luaString
    case .list(let values): "{" + values.map(\.lua).joined(separator: ", ") + "}"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "[\($0.key.luaString)] = \($0.value.lua)" }
        .joined(separator: ", ") + "}"
    }
  }

  /// The object without some of its members.
  func without(_ names: [String]) -> CaseJSON {
    .object(fields.filter { !names.contains($0.key) })
  }

  /// The insets as `[top, leading, bottom, trailing]`.
  var edges: [Double] {
    ["top", "leading", "bottom", "trailing"].map { self[$0].number ?? 0 }
  }
}

extension String {
  /// The text as a Lua literal.
  var luaString: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }
}
