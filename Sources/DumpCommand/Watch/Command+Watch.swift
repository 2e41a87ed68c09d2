extension Command<WatchOptions> {
  /// `watch`: a screen's newest frame, whenever a file is saved.
  static var watch: Command {
    Command(
      name: "watch",
      summary: "renders a screen again at every save of a script or data file",
      discussion: [
        """
        First the data or events are played and the frame they end in is written; then a frame at \
        every save of a file that the screen reads, and at every timer that changes something. \
        Frames go to standard output, a frame a line, or replace the file of -o; what moved is told \
        in words on standard error.
        """,
        """
        Scripts are loaded anew and are sent the values that the inputs had; the clock runs on. A \
        save with a mistake is reported, the last good scripts stay, and frames say so with the \
        warning stale_script. A saved data file is sent again, a saved environment file is applied, \
        and a saved events file is played from its start.
        """,
        "It ends with ctrl-C.",
      ],
      arguments: [
        Argument(
          name: "SCREEN", summary: "the screen's folder or script", set: { $0.screen = $1 })
      ],
      options: InputOptions.options(in: \.playing.input)
        + EnvironmentOptions.options(in: \.playing.environment) + [
          .flag("--visible", "leave out the items that are not visible", \.visibleOnly).common(),
          .choice(
            "--format",
            """
            frames as objects, a frame a line, trees of lines, or pictures; default jsonl, or from \
            the name of the output file
            """,
            \.format
          ).common(),
          .output(\.output).common(),
        ] + LimitOptions.options(in: \.playing.limits) + [.color(\.color)],
      examples: [
        Example(
          line: "layout-dump watch layouts/home --format text",
          summary: "a tree of lines at every save"),
        Example(
          line: "layout-dump watch layouts/home -o home.svg",
          summary: "a picture that is always up to date"),
      ],
      settings: WatchOptions(),
      validate: \.problems,
      run: { WatchCommand($0).run() })
  }
}
