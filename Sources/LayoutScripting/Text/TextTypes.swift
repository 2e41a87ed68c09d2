import LuaRuntime

/// The types of tables that describe how a text is measured.
struct TextTypes {
  let options: LuaSchema.TypeID

  init(_ schema: LuaSchema) {
    let length = schema.number(from: 0, to: 1e12, expected: "a number that is not negative")
    options = schema.record("text_size", expected: "a table {size=, weight=, width=, lines=}")
    schema.define(
      options,
      [
        .init(
          "size", schema.number(from: 0, to: 1e6, expected: "a number that is not negative"),
          "the size of the font in points", default: "17"),
        .init(
          "weight", schema.name(TextFont.Weight.names, expected: "a weight"),
          "its weight; there are two faces: up to `medium`, and from `semibold` on",
          default: "\"regular\""),
        .init(
          "width", length,
          "points into which lines are broken; without it only line feeds begin new lines"),
        .init(
          "lines",
          schema.integer(from: 0, to: 1e9, expected: "a whole number that is not negative"),
          "the most lines, the last of which ends with an ellipsis if text is left; 0 for all",
          default: "0"),
      ])
    schema.title(options, "TextOptions")
  }
}
