extension Command<ExplainOptions> {
  /// `explain`: why something stands where it does.
  static var explain: Command {
    Command(
      name: "explain",
      summary: "says why an item stands where it does",
      discussion: [
        """
        Each container is shown from the screen down to the item, with the line of the script that \
        wrote it; each of its numbers with the calculation that gave it, the rule (a section of the \
        geometry's specification) and what the rule does. floor and round go to whole pixels.
        """,
        """
        SECTION/KIND names headers, footers, badges and backgrounds; SECTION/KIND/INDEX one of \
        several, by the index that frames give it; /KIND those of the whole layout. Pinned ones are \
        explained where they are seen.
        """,
        """
        With neither --data nor --events, events.jsonl beside the script is used where it exists, \
        else data.json.
        """,
      ],
      arguments: [
        Argument(
          name: "SCREEN", summary: "the screen's folder or script", set: { $0.screen = $1 }),
        Argument(
          name: "ELEMENT", summary: "KIND:ID, SECTION/KIND or SECTION/KIND/INDEX",
          set: { $0.element = $1 }),
      ],
      options: InputOptions.options(in: \.playing.input) + [
        .frame("the frame in which it is explained; default last", \.frame).common(),
        .choice("--format", "the form of the result; default text", \.format).common(),
      ] + EnvironmentOptions.options(in: \.playing.environment)
        + LimitOptions.options(in: \.playing.limits) + [.color(\.color)],
      examples: [
        Example(line: "layout-dump explain layouts/home album:a1", summary: "an item"),
        Example(
          line: "layout-dump explain layouts/home new_releases/header", summary: "a header"),
        Example(
          line: "layout-dump explain layouts/home album:a1 --format json", summary: "as JSON"),
      ],
      settings: ExplainOptions(),
      validate: \.playing.problems,
      run: { ExplainCommand($0).run() })
  }
}
