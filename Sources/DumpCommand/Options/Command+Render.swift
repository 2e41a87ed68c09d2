extension Command<RenderOptions> {
  /// `render`: the frames of a screen.
  static var render: Command {
    Command(
      name: "render",
      summary: "gives the frames of a screen as JSON",
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
      ],
      arguments: [
        Argument(
          name: "SCREEN", summary: "the screen's folder or script", set: { $0.screen = $1 })
      ],
      options: inputOptions + environmentOptions + outputOptions + limitOptions,
      examples: [
        Example(
          line: "layout-dump render layouts/home", summary: "all frames, with the screen's own data"
        ),
        Example(
          line: "layout-dump layouts/home --device ipad_11 --frame last",
          summary: "the last frame on an iPad"),
        Example(
          line: "tail -f log.jsonl | layout-dump layouts/home --events -",
          summary: "a frame a line, as events come"),
      ],
      validate: validate)
  }

  private static var inputOptions: [Option<RenderOptions>] {
    [
      .text("--data", "FILE", "one JSON object with a value for each input", \.data).common(),
      .text(
        "--events", "FILE",
        "JSON lines, an event each; - is standard input", \.events
      ).common(),
      .texts("--path", "DIR", "one more folder that scripts are searched in", \.searchPath),
    ]
  }

  private static var environmentOptions: [Option<RenderOptions>] {
    [
      .text(
        "--device", "NAME", "the device, for example ipad_11:landscape; default iphone_14",
        \.device
      ).common(),
      .parsed("--size", "WxH", "the view's size in points, instead of a device", \.size) {
        (text) throws(BadValue) in
        guard let (width, height) = OptionNumbers.pair(text, separator: "x"), width > 0, height > 0
        else {
          throw BadValue(expected: "a width and a height above 0, such as 390x844")
        }
        return RenderOptions.Size(width: width, height: height)
      }.common(),
      .parsed("--scale", "S", "pixels to a point, with --size", \.scale) {
        (text) throws(BadValue) in try OptionNumbers.positiveNumber(text)
      },
      .text(
        "--environment", "FILE", "a JSON object with the environment, instead of a device",
        \.environment),
      .choice("--direction", "which way the layout runs", \.direction),
      .choice("--style", "how the screen is lit", \.style),
      .parsed("--scroll", "X,Y", "where the content is scrolled to, in points", \.scroll) {
        (text) throws(BadValue) in
        guard let (x, y) = OptionNumbers.pair(text, separator: ",") else {
          throw BadValue(expected: "two numbers, such as 0,400")
        }
        return RenderOptions.Offset(x: x, y: y)
      },
    ]
  }

  private static var outputOptions: [Option<RenderOptions>] {
    [
      .flag("--visible", "leave out the items that are not visible", \.visibleOnly).common(),
      .parsed("--frame", "N|last", "one frame alone, by its number from 0", \.frame) {
        (text) throws(BadValue) in
        if text == "last" { return .last }
        guard let number = Int(text), number >= 0 else {
          throw BadValue(
            expected: "a frame's number or last",
            nearest: BadValue(text, isNoneOf: ["last"]).nearest)
        }
        return .number(number)
      }.common(),
      .choice(
        "--format",
        "one array of all frames, or a frame a line; default from the name of the output file",
        \.format),
      .text("-o", "FILE", "write to a file instead of standard output", \.output).common(),
      .flag("--strict", "let warnings count as errors", \.isStrict),
      .choice("--color", "when messages are coloured", \.color),
    ]
  }

  private static var limitOptions: [Option<RenderOptions>] {
    [
      .parsed(
        "--max-steps", "N", "the most VM instructions that one call into a script may take",
        \.maximumSteps
      ) { (text) throws(BadValue) in try OptionNumbers.wholeNumber(text, atLeast: 1) },
      .parsed(
        "--max-memory", "MB", "the most memory that the scripts may have, in megabytes",
        \.maximumMemory
      ) { (text) throws(BadValue) in
        // A terabyte is more than there is, and its bytes can still be counted.
        try OptionNumbers.wholeNumber(text, atLeast: 1, atMost: 1 << 20)
      },
    ]
  }

  @Sendable private static func validate(_ options: RenderOptions) -> [UsageError] {
    var errors: [UsageError] = []
    let sources = [
      ("--device", options.device != nil), ("--size", options.size != nil),
      ("--environment", options.environment != nil),
    ].filter(\.1).map(\.0)
    for other in sources.dropFirst() { errors.append(.conflict(other, sources[0])) }
    let readers = [
      ("--data", options.data), ("--events", options.events),
      ("--environment", options.environment),
    ].filter { $0.1 == "-" }.map { "\($0.0) -" }
    for other in readers.dropFirst() { errors.append(.conflict(other, readers[0])) }
    if options.scale != nil, options.size == nil {
      errors.append(.needs("--scale", other: "--size"))
    }
    return errors
  }
}
