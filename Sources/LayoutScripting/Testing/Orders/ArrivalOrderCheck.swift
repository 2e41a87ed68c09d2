import JSONReading
import SectionHost
import Streams

/// Sends the first values of a screen's inputs in every order and compares the frames at the end.
///
/// Each order has a screen of its own. Each value arrives in an instant of its own, then the clock
/// runs on, so that timers fire.
package struct ArrivalOrderCheck {
  /// Milliseconds that the clock runs on behind the last value, where nothing else is said.
  package static let usualWait = 1000.0

  /// A value of an input.
  package struct Value {
    /// The input's name.
    package var input: String
    let value: JSONValue
  }

  private let values: [Value]
  private let wait: Double

  /// Makes a check of some values; `wait` is for how many milliseconds the clock runs behind them.
  package init(_ values: [Value], wait: Double = Self.usualWait) {
    self.values = values
    self.wait = wait
  }

  /// Tries the orders; `open` loads the screen, and `willTry` is told before each which of how many it is.
  package func run(
    open: () throws(PlacedError) -> ScriptScreen, willTry: (Int, Int) -> Void = { _, _ in }
  ) throws(PlacedError) -> ArrivalOrderReport {
    let orders = ArrivalOrders(count: values.count)
    var report = ArrivalOrderReport(
      inputs: values.map(\.input), orderCount: orders.orders.count, isSampled: orders.isSampled)
    for (index, order) in orders.orders.enumerated() {
      willTry(index + 1, orders.orders.count)
      let screen = try open()
      defer { screen.close() }
      report.add(order, try frame(of: screen, order))
    }
    return report
  }

  private func frame(of screen: ScriptScreen, _ order: [Int]) throws(PlacedError) -> Frame {
    let host = screen.screen
    host.start()
    _ = host.finishInstant()
    for index in order {
      do throws(ScriptScreen.InputError) {
        try screen.send(values[index].value, to: values[index].input)
      } catch {
        throw PlacedError(
          path: screen.path, message: error.message, hint: error.hint)
      }
      _ = host.finishInstant()
    }
    host.advance(to: wait) { _ in }
    _ = host.finishInstant()
    guard let frame = host.finishInstant(forced: true) else {
      throw PlacedError(path: screen.path, message: "the screen gave no frame")
    }
    return frame
  }
}

extension [ArrivalOrderCheck.Value] {
  /// The values of a data file for a screen's inputs, in the order of the file.
  package static func values(data text: [UInt8], path: String, screen: ScriptScreen)
    throws(PlacedError) -> Self
  {
    let reader = JSONReader()
    return try placed(path, reader, text) { value throws(EventRefusal) in
      guard case .object(let members) = value.content else {
        throw EventRefusal("expected an object with a value for each input", value)
      }
      return try members.map { member throws(EventRefusal) in
        try screen.checkInput(member.key, at: member.keyOffset)
        return Element(input: member.key, value: member.value)
      }
    }
  }

  /// The first value that each input is sent in an event file, in the order of the file.
  package static func values(events text: [UInt8], path: String, screen: ScriptScreen)
    throws(PlacedError) -> Self
  {
    var lines = JSONLines()
    lines.append(text)
    lines.finish()
    var values: Self = []
    while let line = lines.next() {
      values += try placed(path, JSONReader(firstLine: line.number), line.bytes) {
        value throws(EventRefusal) in
        let event = try EventLineReader().line(value)
        guard case .send(let input, let value) = event.content,
          !values.contains(where: { $0.input == input })
        else { return [] }
        try screen.checkInput(input, at: event.offset)
        return [Element(input: input, value: value)]
      }
    }
    return values
  }

  /// Reads JSON and what it means; an error has its place.
  private static func placed(
    _ path: String, _ reader: JSONReader, _ text: [UInt8],
    _ meaning: (JSONValue) throws(EventRefusal) -> Self
  ) throws(PlacedError) -> Self {
    let value: JSONValue
    do throws(JSONError) { value = try reader.value(text) } catch {
      throw PlacedError(
        path: path, line: error.line, column: error.column, message: error.message)
    }
    do throws(EventRefusal) { return try meaning(value) } catch {
      let place = reader.place(of: error.offset, in: text)
      throw PlacedError(
        path: path, line: place.line, column: place.column, message: error.message,
        hint: error.hint)
    }
  }
}

extension ScriptScreen {
  /// Refuses a name that is no input's, at its place in a text.
  fileprivate func checkInput(_ name: String, at offset: Int) throws(EventRefusal) {
    do throws(InputError) { try checkInput(name) } catch {
      throw EventRefusal(error.message, offset: offset, hint: error.hint)
    }
  }
}
