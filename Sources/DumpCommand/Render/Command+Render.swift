extension Command<RenderOptions> {
  /// `render`: the frames of a screen.
  static var render: Command {
    Command(
      name: "render",
      summary: "gives the frames of a screen as JSON, text or a picture",
      discussion: [
        """
        SCREEN is a folder with a screen.lua, or a Lua file. With neither --data nor --events, the \
        file events.jsonl beside the script is used where it exists, else data.json.
        """,
        """
        The first frame is the screen at time 0; then there is one for each instant at which \
        something changed. With --events -, each is written as soon as its instant is over. Frames \
        go to standard output, everything else to standard error. The word 'render' may be left \
        out.
        """,
        """
        Without --format the name of the file of -o says the form by its ending: .json, .jsonl, .txt \
        or .svg; one without an ending gets JSON.
        """,
        """
        A picture shows all frames side by side, four in a row; with --frame, that one alone. It has \
        the whole content with the visible rectangle marked; --visible leaves only that rectangle.
        """,
      ],
      arguments: [
        Argument(
          name: "SCREEN", summary: "the screen's folder or script", set: { $0.screen = $1 })
      ],
      options: InputOptions.options(in: \.playing.input)
        + EnvironmentOptions.options(in: \.playing.environment) + outputOptions
        + LimitOptions.options(in: \.playing.limits),
      examples: [
        Example(
          line: "layout-dump render layouts/home", summary: "all frames, with the screen's own data"
        ),
        Example(
          line: "layout-dump layouts/home --device ipad_11 --frame last -o home.svg",
          summary: "a picture of the last frame on an iPad"),
        Example(
          line: "tail -f log.jsonl | layout-dump layouts/home --events -",
          summary: "a frame a line, as events come"),
      ],
      settings: RenderOptions(),
      validate: \.problems,
      run: { RenderCommand($0).run() })
  }

  private static var outputOptions: [Option<RenderOptions>] {
    [
      .flag("--visible", "leave out the items that are not visible", \.visibleOnly).common(),
      .frame("one frame alone, by its number from 0", \.frame).common(),
      .choice(
        "--format",
        """
        one array of all frames, a frame a line, a tree of lines, or one picture; default from \
        the name of the output file
        """,
        \.format),
      .output(\.output).common(), .strict(\.isStrict), .color(\.color),
    ]
  }
}
