import SectionHost

/// Frames that went through Lua, whose tables keep no order, in the order of the frame format again.
enum FrameKeys {
  /// All keys of a frame and its parts, each part's in its order (frames.md).
  private static let order = [
    "schema", "screen", "sequence", "severity", "code", "reason", "section", "item", "id", "kind",
    "index", "at", "from", "to", "causes", "environment", "output", "value", "message", "script",
    "line", "traceback", "size", "scale", "direction", "style", "safe_area",
    "content_size_category", "device", "reuse_identifier", "number", "bindings", "behavior",
    "frame", "content_length", "offset", "min_offset", "max_offset", "stops", "scrolling", "z",
    "alpha", "hidden", "transform", "pinned", "content_size", "viewport", "cell", "content",
    "sections", "items", "supplementaries", "decorations", "changes", "deleted", "inserted",
    "moved", "reloaded", "reconfigured", "outputs", "diagnostics",
  ]
  private static let ranks = Dictionary(
    uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })

  /// A frame with its keys in their order; what scripts have put in keeps the order of its bytes.
  static func sorted(_ value: FrameValue) -> FrameValue {
    switch value {
    case .array(let values): .array(values.map(sorted))
    case .object(let fields):
      .object(
        fields.sorted { rank($0) < rank($1) }.map { field in
          let isScripts = field.key == "content" || field.key == "value"
          return FrameValue.Field(field.key, isScripts ? field.value : sorted(field.value))
        })
    default: value
    }
  }

  /// Keys that no frame has stand last, by their bytes.
  private static func rank(_ field: FrameValue.Field) -> (Int, String) {
    (ranks[field.key] ?? order.count, field.key)
  }
}
