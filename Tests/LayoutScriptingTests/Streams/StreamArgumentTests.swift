import LuaRuntime
import SectionHost
import Testing

@testable import LayoutScripting

/// A call that is wrong, and what the script is told.
struct WrongCall: Sendable, CustomTestStringConvertible {
  let call: String
  let message: String

  init(_ call: String, _ message: String) {
    self.call = call
    self.message = message
  }

  var testDescription: String { call }
}

/// Wrong arguments are errors at the script's own line.
@Suite struct StreamArgumentTests {
  @Test(arguments: calls)
  func isRefused(wrong: WrongCall) throws {
    let error = try #require(try loadingError("local one = ui.just(1)\n\(wrong.call)"))
    #expect(error.message == wrong.message)
    #expect(error.line == 3)
    #expect(error.path.hasSuffix("/example/screen.lua"))
  }

  @Test func isATypeErrorInsideOfStreams() throws {
    let screen = try StreamScreen(
      """
      local snapshots = ui.just(1):map(function(value)
        return ui.just(value):map()
      end)
      """, snapshot: "snapshots")
    let failure = try #require(screen.diagnostics.first)
    #expect(failure.code == "stream_failed")
    #expect(failure.reason == LuaError.Code.typeError.rawValue)
    #expect(failure.message == "map: expected a function, got nothing")
    #expect(failure.script == "example/screen.lua")
    #expect(failure.line == 3)
  }

  @Test func namesTheNearestField() throws {
    let error = try #require(try loadingError("ui.just(1):do_on{nexxt = function() end}"))
    #expect(error.message == #"unknown field "nexxt" of do_on"#)
    #expect(error.hint == #"did you mean "next"?"#)
  }

  private static let milliseconds = "expected a number of milliseconds that is not negative"
  private static let count = "expected a whole number that is not negative"

  static let calls =
    [
      "map", "filter", "compact_map", "flat_map", "flat_map_latest", "flat_map_first", "concat_map",
      "take_while", "skip_while", "group_by", "catch",
    ].flatMap { name in
      [
        WrongCall("one:\(name)()", "\(name): expected a function, got nothing"),
        WrongCall("one:\(name)('x')", #"\#(name): expected a function, got the string "x""#),
      ]
    }
    + ["scan", "reduce"].map { name in
      WrongCall("one:\(name)(0)", "\(name): expected a function, got nothing")
    }
    + ["take", "take_last", "skip", "element_at"].flatMap { name in
      [
        WrongCall("one:\(name)()", "\(name): \(count), got nothing"),
        WrongCall("one:\(name)(-1)", "\(name): \(count), got -1"),
        WrongCall("one:\(name)(1.5)", "\(name): \(count), got 1.5"),
      ]
    }
    + ["debounce", "throttle", "delay", "delay_subscription", "timeout"].flatMap { name in
      [
        WrongCall("one:\(name)()", "\(name): \(milliseconds), got nothing"),
        WrongCall("one:\(name)(-1)", "\(name): \(milliseconds), got -1"),
        WrongCall("one:\(name)(0/0)", "\(name): \(milliseconds), got -nan"),
        WrongCall("one:\(name)(math.huge)", "\(name): \(milliseconds), got inf"),
      ]
    }
    + ["skip_until", "sample", "with_latest_from"].map { name in
      WrongCall("one:\(name)(1)", "\(name): expected a stream, got 1")
    }
    + ["combine_latest", "zip", "merge", "concat", "amb"].flatMap { name in
      [
        WrongCall("ui.\(name)()", "\(name): expected a list of streams, got nothing"),
        WrongCall("ui.\(name)(one)", "\(name): expected a list of streams, got another object"),
        WrongCall("ui.\(name){one, 2}", "\(name): [2]: expected a stream, got 2"),
        WrongCall(
          "ui.\(name){'x'}", #"\#(name): [1]: expected a stream, got the string "x""#),
      ]
    } + others

  private static let others = [
    WrongCall("ui.combine_latest({one}, 1)", "combine_latest: expected a function, got 1"),
    WrongCall("ui.zip({one}, true)", "zip: expected a function, got true"),
    WrongCall("ui.replay()", "replay: \(count), got nothing"),
    WrongCall("ui.replay(-1)", "replay: \(count), got -1"),
    WrongCall("ui.from(1)", "from: expected a list, got 1"),
    WrongCall("ui.fail()", "fail: expected a message, got nothing"),
    WrongCall("ui.fail(1)", "fail: expected a message, got 1"),
    WrongCall("ui.timer()", "timer: \(milliseconds), got nothing"),
    WrongCall("ui.timer(1, 'x')", #"timer: \#(milliseconds), got the string "x""#),
    WrongCall("ui.interval(-1)", "interval: \(milliseconds), got -1"),
    WrongCall("ui.deferred()", "deferred: expected a function, got nothing"),
    WrongCall("ui.create({})", "create: expected a function, got a table"),
    WrongCall("ui.subject():fail()", "fail: expected a message, got nothing"),
    WrongCall("one:take_until(1)", "take_until: expected a stream or a function, got 1"),
    WrongCall(
      "one:distinct_until_changed(1)", "distinct_until_changed: expected a function, got 1"),
    WrongCall("one:with_latest_from(one, 1)", "with_latest_from: expected a function, got 1"),
    WrongCall("one:throttle(1, 1)", "throttle: expected true or false, got 1"),
    WrongCall("one:timeout(1, 1)", "timeout: expected a stream, got 1"),
    WrongCall("one:buffer(1)", "buffer: expected a whole number above 0, got nothing"),
    WrongCall("one:buffer(1, 0)", "buffer: expected a whole number above 0, got 0"),
    WrongCall("one:window('x', 1)", #"window: \#(milliseconds), got the string "x""#),
    WrongCall("one:window(1, 0)", "window: expected a whole number above 0, got 0"),
    WrongCall("one:merge(0)", "merge: expected a whole number above 0, got 0"),
    WrongCall("one:merge('x')", #"merge: expected a whole number above 0, got the string "x""#),
    WrongCall("one:retry('x')", #"retry: \#(count), got the string "x""#),
    WrongCall("one:share_replay()", "share_replay: \(count), got nothing"),
    WrongCall(
      "one:share_replay(1, 'never')",
      #"share_replay: expected "while_connected" or "forever", got the string "never""#),
    WrongCall(
      "one:do_on()",
      "do_on: expected a table {next=, error=, completed=} of functions, got nothing"),
    WrongCall("one:do_on{next = 1}", "next: expected a function, got 1"),
    WrongCall("one:subscribe(1)", "subscribe: expected a function, got 1"),
    WrongCall("one:subscribe(nil, {})", "subscribe: expected a function, got a table"),
    WrongCall(
      "one:subscribe(nil, nil, 'x')", #"subscribe: expected a function, got the string "x""#),
    WrongCall("one.map(1)", "expected a stream before the colon, got 1"),
    WrongCall("ui.relay(1).accept(one, 1)", "expected a relay before the colon, got a stream"),
    WrongCall("one.value = 1", "a stream has no fields to set"),
    WrongCall("ui.relay(1).value = 2", "a relay has no fields to set"),
    WrongCall("ui.bag():add()", "add: expected a subscription, got nothing"),
    WrongCall("ui.bag():add(one)", "add: expected a subscription, got another object"),
    WrongCall("ui.keyed_bag():set(nil, one:subscribe())", "set: expected a key, got nothing"),
    WrongCall("ui.keyed_bag():set('x', 1)", "set: expected a subscription, got 1"),
    WrongCall("ui.serial():set(1)", "set: expected a subscription, got 1"),
  ]
}
