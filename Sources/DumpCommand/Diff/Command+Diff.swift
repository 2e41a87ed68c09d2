extension Command<DiffOptions> {
  /// `diff`: what is different between two files of frames, or two screens.
  static var diff: Command {
    Command(
      name: "diff",
      summary: "tells what is different between two screens or files",
      discussion: [
        """
        A and B are files with a frame, an array of frames, a frame a line or a golden, or screens, \
        which are rendered with their own data; - is standard input, with frames.
        """,
        """
        Sections are the same by their id, items by kind and id. The first frame of A is compared \
        with the first of B and so on; where one side has a single frame, with the last of the other. \
        Times, causes and the numbers of frames are not compared. First comes what the movements \
        come from. Nothing is written where both are the same.
        """,
        """
        Without --format the name of the file of -o says the form by its ending: .txt, .json or .svg; \
        one without an ending gets lines of text.
        """,
      ],
      arguments: [
        Argument(name: "A", summary: "what was: a file of frames, or a screen") {
          $0.sides.append($1)
        },
        Argument(name: "B", summary: "what is: a file of frames, or a screen") {
          $0.sides.append($1)
        },
      ],
      options: [
        .parsed("--tolerance", "PT", "points by which geometry may differ; default 0", \.tolerance)
        {
          (text) throws(BadValue) in
          guard let value = OptionNumbers.number(text), value >= 0 else {
            throw BadValue(expected: "a number that is not negative")
          }
          return value
        }.common(),
        .frame("one frame of each side, by its number from 0", \.frame).common(),
        .choice("--format", "lines, an object, or a picture", \.format),
        .output(\.output).common(),
      ] + ScreenOptions.options(in: \.playing) + [.color(\.color)],
      examples: [
        Example(
          line: "layout-dump diff golden/home.json layouts/home",
          summary: "a golden and the screen of today"),
        Example(
          line: "layout-dump diff before.jsonl after.jsonl --tolerance 0.5",
          summary: "two runs, less than half a point aside"),
        Example(
          line: "layout-dump diff old/home layouts/home -o what.svg", summary: "both in a picture"),
      ],
      settings: DiffOptions(),
      validate: \.problems,
      run: { DiffCommand($0).run() })
  }
}
