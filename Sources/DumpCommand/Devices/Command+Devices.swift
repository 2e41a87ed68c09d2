/// What `layout-dump devices` was asked for.
struct DevicesOptions: Sendable, Hashable {
  /// The form of the table; nil means text.
  var format: TextFormat?
  /// When messages are coloured; nil means the default.
  var color: ColorChoice?
}

extension Command<DevicesOptions> {
  /// `devices`: the devices that are known by name.
  static var devices: Command {
    Command(
      name: "devices",
      summary: "lists the devices that --device knows",
      discussion: [
        """
        Sizes and insets are points; insets are top, leading, bottom and trailing, of a view that \
        fills the screen. Each device can be turned to the side with :landscape behind its name. \
        As JSON there is also where the numbers come from.
        """
      ],
      arguments: [],
      options: [.choice("--format", "the form of the list", \.format).common(), .color(\.color)],
      examples: [
        Example(line: "layout-dump devices", summary: "a table"),
        Example(line: "layout-dump devices --format json", summary: "the same for programs"),
      ],
      settings: DevicesOptions(),
      run: {
        DumpCommand.show($0.format == .json ? DeviceList.json : DeviceList.text, color: $0.color)
      })
  }
}
