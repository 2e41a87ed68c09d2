import LayoutScripting

extension Command<OrdersOptions> {
  /// `orders`: a screen whose inputs get their values in every order.
  static var orders: Command {
    Command(
      name: "orders",
      summary: "says whether a screen ends the same in whatever order its data comes",
      discussion: [
        """
        Each input gets its first value, once in every order: of up to 6 inputs all orders are tried, \
        of more 720 of them, the same on every run. Each value comes in an instant of its own, then \
        the clock runs on. What is compared is what the screen shows at last; exit status 1 says \
        that some orders end in a different frame.
        """,
        """
        The values are those of --data, or the first that each input is sent in --events; with \
        neither, those of events.jsonl beside the script, or of data.json.
        """,
      ],
      arguments: [
        Argument(
          name: "SCREEN", summary: "the screen's folder or script", set: { $0.screen = $1 })
      ],
      options: InputOptions.options(in: \.playing.input) + [
        .parsed(
          "--advance", "MS", "how long the clock runs behind the last value; default 1000", \.wait
        ) { (text) throws(BadValue) in
          guard let wait = OptionNumbers.number(text), wait >= 0 else {
            throw BadValue(expected: "a number of milliseconds, 0 or more")
          }
          return wait
        },
        .choice("--format", "the form of the result; default text", \.format).common(),
      ] + EnvironmentOptions.options(in: \.playing.environment)
        + LimitOptions.options(in: \.playing.limits) + [.color(\.color)],
      examples: [
        Example(line: "layout-dump orders layouts/home", summary: "with the screen's own data"),
        Example(
          line: "layout-dump orders layouts/home --format json", summary: "for another program"),
      ],
      settings: OrdersOptions(),
      validate: \.playing.problems,
      run: { OrdersCommand($0).run() })
  }
}
