import FrameWriting
import Glibc
import LayoutScripting
import SectionHost

/// `layout-dump orders`: sends the inputs' first values in every order and compares the frames.
struct OrdersCommand {
  private let options: OrdersOptions

  init(_ options: OrdersOptions) { self.options = options }

  /// Tries the orders in a guarded process, and gives the exit status.
  func run() -> CInt {
    GuardedProcess.run(options.playing.limits, color: options.color) {
      (messages) throws(PlacedError) in
      let player = ScreenPlayer(
        path: options.screen, options: options.playing, messages: messages)
      let values = try values(of: player)
      let report = try ArrivalOrderCheck(values, wait: options.wait ?? ArrivalOrderCheck.usualWait)
        .run(
          open: player.open,
          willTry: { number, count in
            GuardedProcess.renew(seconds: GuardedProcess.secondsOfWork)
            messages.progress(number, of: count, "orders of \(options.screen)")
          })
      try show(report, messages.console)
      return report.differentCount == 0 ? 0 : 1
    }
  }

  /// The values to send; each names an input of the screen.
  private func values(of player: ScreenPlayer) throws(PlacedError) -> [ArrivalOrderCheck.Value] {
    let screen = try player.open()
    defer { screen.close() }
    let files = player.files(of: screen)
    var values: [ArrivalOrderCheck.Value] = []
    if let data = files.data {
      values = try .values(
        data: try player.read(data), path: WholeFile.name(of: data), screen: screen)
    }
    if let events = files.events {
      let sent: [ArrivalOrderCheck.Value] = try .values(
        events: try player.read(events), path: WholeFile.name(of: events), screen: screen)
      values += sent.filter { value in !values.contains { $0.input == value.input } }
    }
    if values.isEmpty {
      throw PlacedError(
        path: options.screen, message: "there is no value for any input",
        hint: "give one for each with --data, or in data.json beside the script")
    }
    return values
  }

  private func show(_ report: ArrivalOrderReport, _ console: Console) throws(PlacedError) {
    var text = "\(options.screen): \(report.text)\n".withReadableControls
    if options.format == .json {
      var writer = JSONWriter(style: .compact)
      report.write(to: &writer, screen: options.screen)
      text = writer.buffer.text() + "\n"
    }
    try console.result(text)
  }
}

extension ArrivalOrderReport {
  /// Writes the report as one object.
  fileprivate func write(to writer: inout JSONWriter, screen: String) {
    writer.beginObject()
    writer.key("screen")
    writer.write(screen)
    writer.key("inputs")
    write(inputs, to: &writer)
    writer.key("orders")
    writer.write(orderCount)
    writer.key("sampled")
    writer.write(isSampled)
    writer.key("different")
    writer.write(differentCount)
    writer.key("groups")
    writer.beginArray()
    for (index, group) in groups.enumerated() {
      writer.beginObject()
      writer.key("orders")
      writer.beginArray()
      for order in group.orders { write(order, to: &writer) }
      writer.endArray()
      writer.key("differences")
      write(index == 0 ? [] : differences(of: group), to: &writer)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ texts: [String], to writer: inout JSONWriter) {
    writer.beginArray()
    for text in texts { writer.write(text) }
    writer.endArray()
  }
}
