import LayoutScripting

/// What `layout-dump schema` was asked for.
struct SchemaOptions: Sendable, Hashable {
  /// The format.
  var schema = JSONSchema.frame
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}

extension Command<SchemaOptions> {
  /// `schema`: the formats of what goes in and out.
  static var schema: Command {
    Command(
      name: "schema",
      summary: "prints the JSON Schema of a format",
      discussion: [
        """
        The schemas are of draft 2020-12 and say all that the formats allow: frame is one frame, \
        events is one line of an event file, environment is the file of --environment.
        """
      ],
      arguments: [
        Argument(
          name: "frame|events|environment", summary: "the format",
          set: { (options, word) throws(BadValue) in
            guard let schema = JSONSchema(rawValue: word) else {
              throw BadValue(word, isNoneOf: JSONSchema.allCases.map(\.rawValue))
            }
            options.schema = schema
          })
      ],
      options: [.color(\.color)],
      examples: [
        Example(line: "layout-dump schema frame", summary: "what render writes"),
        Example(line: "layout-dump schema events > events.schema.json", summary: "for an editor"),
      ],
      settings: SchemaOptions(),
      run: { DumpCommand.show($0.schema.text, color: $0.color) })
  }
}
