import LayoutScripting

extension Command<CheckOptions> {
  /// `check`: what is wrong with screens, before they are rendered.
  static var check: Command {
    Command(
      name: "check",
      summary: "loads screens and tells what cannot be meant in them",
      discussion: [
        """
        PATH is a screen, a script, a plugin, or a folder in which every screen.lua is checked; \
        without one, the folder layouts. Each layout is asked for on a small phone, a phone, a phone on its side \
        and a tablet. What needs data uses the files beside the script, and is skipped, and said to \
        be, where there are none. Plugins below PATH are checked each by itself too, with the \
        defaults of their options.
        """,
        """
        Without --format the name of the file of -o says the form by its ending: .txt, .json or \
        .sarif; one without an ending gets lines of text.
        """,
        "Rules, besides what stops a script and what frames say: "
          + CheckRule.allCases.map { "\($0.rawValue) (\($0.phrase))" }.joined(separator: ", ")
          + ".",
      ],
      arguments: [
        Argument(
          name: "PATH", summary: "a screen, or a folder with screens; default layouts",
          set: { $0.paths.append($1) }, isRepeated: true)
      ],
      options: [
        .strict(\.isStrict).common(),
        .choice(
          "--format", "lines, an object, or SARIF 2.1.0",
          \.format
        ).common(),
        .output(\.output).common(),
        .texts("--path", "DIR", "one more folder that scripts are searched in", \.searchPath),
      ] + LimitOptions.options(in: \.limits) + [.color(\.color)],
      examples: [
        Example(line: "layout-dump check", summary: "every screen below layouts"),
        Example(
          line: "layout-dump check layouts/home --strict", summary: "one screen; warnings count"),
        Example(
          line: "layout-dump check -o check.sarif", summary: "for a code host's review page"),
      ],
      settings: CheckOptions(),
      validate: \.problems,
      run: { CheckCommand($0).run() })
  }
}
