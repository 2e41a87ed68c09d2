import Testing

@testable import DumpCommand

@Suite struct RenderOptionsTests {
  @Test func everyOptionIsKept() throws {
    let words = """
      screens/home --data d.json --events - --device ipad_11:landscape --direction rtl \
      --style=dark --scroll -10.5,400 --visible --frame 3 --format jsonl -o out.json --path a \
      --path=b --strict --max-steps 500 --max-memory 16 --color never
      """
    var expected = RenderOptions()
    expected.screen = "screens/home"
    expected.playing.input.data = "d.json"
    expected.playing.input.events = "-"
    expected.playing.environment.device = "ipad_11:landscape"
    expected.playing.environment.direction = .rightToLeft
    expected.playing.environment.style = .dark
    expected.playing.environment.scroll = .init(x: -10.5, y: 400)
    expected.visibleOnly = true
    expected.frame = .number(3)
    expected.format = .jsonl
    expected.output = "out.json"
    expected.playing.input.searchPath = ["a", "b"]
    expected.isStrict = true
    expected.playing.limits.maximumSteps = 500
    expected.playing.limits.maximumMemory = 16
    expected.color = .never
    #expect(try options(words) == expected)
  }

  @Test func aSizeInsteadOfADevice() throws {
    let read = try options("s --size 390x844.5 --scale 2.5 --frame last")
    #expect(read.playing.environment.size == .init(width: 390, height: 844.5))
    #expect(read.playing.environment.scale == 2.5)
    #expect(read.frame == .last)
    #expect(read.playing.environment.device == nil)
  }

  @Test(
    "The form of the output",
    arguments: [
      ("s", .json), ("s --events e.jsonl", .json), ("s --events -", .jsonl),
      ("s --events - --format json", .json), ("s -o a.jsonl", .jsonl), ("s -o a.JSONL", .jsonl),
      ("s -o a.json --events -", .json), ("s -o a.json --format jsonl", .jsonl),
      ("s -oa.jsonl", .jsonl), ("s -o -", .json), ("s -o- --events -", .jsonl),
      ("s -o a", .json), ("s -o b.svg/a --events -", .json), ("s -o a.TXT", .text),
    ] as [(String, RenderOptions.Format)])
  func outputFormat(words: String, format: RenderOptions.Format) throws {
    #expect(try options(words).outputFormat == format)
  }

  @Test func wordsAfterTwoDashesAreArguments() throws {
    #expect(try options("--visible -- --data").screen == "--data")
  }

  @Test(
    "What is wrong with a command line, and what may help",
    arguments: [
      (
        "s --dta x",
        "unknown option '--dta'\nhint: did you mean '--data'?\n+unexpected argument 'x'"
      ),
      ("s --zzzzzzz", "unknown option '--zzzzzzz'"),
      ("s -q", "unknown option '-q'"),
      ("s -data", "unknown option '-data'\nhint: did you mean '--data'?"),
      ("s --hlep", "unknown option '--hlep'\nhint: did you mean '--help'?"),
      ("s --data", "option '--data' needs a value"), ("s -o", "option '-o' needs a value"),
      ("s --data --visible", "option '--data' needs a value"),
      ("s --path=", "option '--path': expected a text, not ''"),
      ("s -o=", "option '-o': expected a text, not ''"),
      ("s --data= ", "option '--data': expected a text, not ''"),
      ("s --visible=yes", "option '--visible' takes no value"),
      ("s --data a --data b", "option '--data' is given twice"),
      ("s --strict --strict", "option '--strict' is given twice"),
      (
        "s --size 390",
        "option '--size': expected a width and a height above 0, such as 390x844, not '390'"
      ),
      (
        "s --size 0x10",
        "option '--size': expected a width and a height above 0, such as 390x844, not '0x10'"
      ),
      (
        "s --size 1x2x3",
        "option '--size': expected a width and a height above 0, such as 390x844, not '1x2x3'"
      ),
      (
        "s --size infx10",
        "option '--size': expected a width and a height above 0, such as 390x844, not 'infx10'"
      ),
      ("s --size 10x10 --scale 0", "option '--scale': expected a number above 0, not '0'"),
      ("s --size 10x10 --scale nan", "option '--scale': expected a number above 0, not 'nan'"),
      ("s --scroll 5", "option '--scroll': expected two numbers, such as 0,400, not '5'"),
      (
        "s --scroll 1,1e999",
        "option '--scroll': expected two numbers, such as 0,400, not '1,1e999'"
      ),
      ("s --frame -1", "option '--frame': expected a frame's number or last, not '-1'"),
      (
        "s --frame lst",
        "option '--frame': expected a frame's number or last, not 'lst'\nhint: did you mean 'last'?"
      ),
      (
        "s --direction lrt",
        "option '--direction': expected ltr or rtl, not 'lrt'\nhint: did you mean 'ltr'?"
      ),
      ("s --color red", "option '--color': expected auto, always or never, not 'red'"),
      (
        "s --format json5",
        "option '--format': expected json, jsonl, text or svg, not 'json5'\nhint: did you mean 'json'?"
      ),
      ("s --max-steps 0", "option '--max-steps': expected a whole number, 1 or more, not '0'"),
      (
        "s --max-memory 1.5", "option '--max-memory': expected a whole number, 1 or more, not '1.5'"
      ),
      ("s --device a --size 1x1", "option '--size' cannot be used with '--device'"),
      (
        "s --device a --environment e --size 1x1",
        "option '--size' cannot be used with '--device'\n+option '--environment' cannot be used with '--device'"
      ),
      ("s --scale 2", "option '--scale' needs '--size'"),
      ("", "missing argument SCREEN\nhint: 'layout-dump render -h' shows how it is used"),
      ("a b", "unexpected argument 'b'"),
      (
        "s --sclae 2 --frame x",
        "unknown option '--sclae'\nhint: did you mean '--scale'?\n+unexpected argument '2'\n+option '--frame': expected a frame's number or last, not 'x'"
      ),
    ])
  func errors(words: String, expected: String) {
    do throws(UsageErrors) {
      let parsed = try Command.render.parse(split(words))
      Issue.record("read as \(parsed)")
    } catch {
      let report = expected.split(separator: "\n").map { line in
        line.hasPrefix("hint: ") ? "\(line)\n" : "layout-dump: error: \(line.drop { $0 == "+" })\n"
      }.joined()
      #expect(error.report == report)
    }
  }

  private func options(_ words: String) throws -> RenderOptions {
    guard case .settings(let options) = try Command.render.parse(split(words)) else {
      Issue.record("help instead of settings")
      return RenderOptions()
    }
    return options
  }

  private func split(_ words: String) -> [String] {
    words.split(separator: " ").map { String($0) }
  }
}
