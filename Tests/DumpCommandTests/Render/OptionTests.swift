import Foundation
import TestSupport
import Testing

/// What each option of `render` does to the frames of a screen.
@Suite struct OptionTests {
  private static let data =
    #"{"list":[\#((1...30).map { #"{"id":\#($0)}"# }.joined(separator: ","))]}"#
  private static let events = (0..<3).map {
    #"{"at":\#($0),"send":{"input":"list","value":[{"id":\#($0)}]}}"#
  }.joined(separator: "\n")

  private func withFiles<Result>(_ body: (ScreenFolder) throws -> Result) throws -> Result {
    try withScreen(
      listScreen, files: ["home/data.json": Self.data, "e.jsonl": Self.events], body)
  }

  @Test func framesAreChosenByNumber() throws {
    try withFiles { folder in
      let all = try folder.run("render home --events e.jsonl --format jsonl")
      #expect(all.status == 0)
      let lines = all.output.split(separator: "\n").map { "\($0)\n" }
      #expect(lines.count == 3)
      for (choice, line) in zip(["0", "1", "2", "last"], lines + lines.suffix(1)) {
        let one = try folder.run("home --events e.jsonl --frame \(choice)")
        #expect(one == ProcessResult(output: line, errors: "", status: 0))
      }
      let array = try folder.run("home --events e.jsonl")
      #expect(array.output == "[" + lines.map { $0.dropLast() }.joined(separator: ",") + "]\n")
      let none = try folder.run("home --events e.jsonl --frame 3")
      #expect(
        none
          == ProcessResult(
            output: "",
            errors: "home: error: there is no frame 3: the screen gave 3, numbered from 0\n",
            status: 2))
    }
  }

  @Test func aFileIsWrittenWhole() throws {
    try withFiles { folder in
      let lines = try folder.run("home --events e.jsonl --format jsonl").output
      let array = try folder.run("home --events e.jsonl").output
      let quiet = ProcessResult(output: "", errors: "", status: 0)
      try folder.write("old", to: "a.jsonl")
      #expect(try folder.run("home --events e.jsonl -o a.jsonl") == quiet)
      #expect(try folder.run("home --events e.jsonl -o a.json") == quiet)
      #expect(try folder.run("home --events e.jsonl -o b.json --format jsonl") == quiet)
      #expect(folder.read("a.jsonl") == lines)
      #expect(folder.read("a.json") == array)
      #expect(folder.read("b.json") == lines)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
          == ["a.json", "a.jsonl", "b.json", "e.jsonl", "home"])
      let missing = try folder.run("home -o none/a.json")
      #expect(missing.errors == "none: error: no such folder\n")
      #expect(missing.status == 2)
      #expect(try folder.run("home -o home").errors == "home: error: is a directory\n")
      #expect(try folder.run("home --frame 9 -o a.json").status == 2)
      #expect(folder.read("a.json") == array)
    }
  }

  @Test func visibleLeavesOutWhatIsNotSeen() throws {
    try withFiles { folder in
      let all = try folder.render("--scroll 0,75")
      #expect(all.frames[0].items.count == 30)
      let seen = try folder.render("--scroll 0,75 --visible")
      #expect(seen.frames[0].items.map(\.id) == (2...19).map { "\($0)" })
      #expect(seen.frames[0].items == all.frames[0].items.filter { $0.cell != nil })
      #expect(seen.frames[0].viewport == [0, 75, 390, 844])
      #expect(seen.frames[0].causes == ["start", "input:list"])
    }
  }

  @Test(
    "--scroll opens the first content, clamped to it",
    arguments: [
      ("0,-50", [0, 0]), ("0,1e9", [0, 656]), ("20,100.5", [0, 100.5]),
    ] as [(String, [Double])])
  func scroll(option: String, origin: [Double]) throws {
    try withFiles { folder in
      // Also where the content comes later.
      let later =
        #"{"at":9,"send":{"input":"list","value":"#
        + Self.data.dropFirst(#"{"list":"#.count) + "}"
      let frames = try folder.render("--scroll \(option)", events: later).frames
      #expect(frames.map(\.viewport) == [[0, 0, 390, 844], origin + [390, 844]])
    }
  }

  @Test(
    "Devices",
    arguments: [
      ("iphone_se", [375, 667], 2, [20, 0, 0, 0]), ("iphone_14", [390, 844], 3, [47, 0, 34, 0]),
      ("iphone_15", [393, 852], 3, [59, 0, 34, 0]),
      ("iphone_15_pro_max", [430, 932], 3, [59, 0, 34, 0]),
      ("ipad_11", [834, 1194], 2, [24, 0, 20, 0]), ("ipad_mini", [744, 1133], 2, [24, 0, 20, 0]),
      ("iphone_se:landscape", [667, 375], 2, [0, 0, 0, 0]),
      ("iphone_14:landscape", [844, 390], 3, [0, 47, 21, 47]),
      ("ipad_11:landscape", [1194, 834], 2, [24, 0, 20, 0]),
    ] as [(String, [Double], Double, [Double])])
  func device(name: String, size: [Double], scale: Double, safeArea: [Double]) throws {
    let frame = try #require(try withFiles { try $0.render("--device \(name)").frames.first })
    #expect(
      frame.environment
        == .init(
          size: size, scale: scale, direction: "ltr", style: "light", safeArea: safeArea,
          device: name))
    // Sections keep clear of the safe area's sides.
    let width = size[0] - safeArea[1] - safeArea[3]
    #expect(frame.items[0].frame == [safeArea[1], 0, width, 50])
    #expect(frame.viewport == [0, 0] + size)
  }

  @Test func environmentsByOptions() throws {
    try withScreen(
      listScreen,
      files: [
        "home/data.json": Self.data,
        "env.json": #"{"size":[100,200],"scale":1,"safe_area":[1,2,3,4],"style":"dark"}"#,
      ]
    ) { folder in
      func environment(_ options: String) throws -> RenderedFrame.Environment? {
        try folder.render(options).frames.first?.environment
      }
      #expect(
        try environment("--size 100x200.5 --scale 1.5 --direction rtl")
          == .init(
            size: [100, 200.5], scale: 1.5, direction: "rtl", style: "light",
            safeArea: [0, 0, 0, 0]))
      #expect(
        try environment("--environment env.json")
          == .init(
            size: [100, 200], scale: 1, direction: "ltr", style: "dark", safeArea: [1, 2, 3, 4]))
      // An option of its own wins over the file.
      #expect(try environment("--environment env.json --style light")?.style == "light")
      let piped = try folder.run(
        "home --environment - --frame 0", input: #"{"device":"ipad_11","direction":"rtl"}"#)
      let frame = try #require(try RenderedFrame.lines(piped.output).first)
      #expect(frame.environment.device == "ipad_11")
      #expect(frame.environment.direction == "rtl")
    }
  }

  @Test func modulesAreFoundOnThePath() throws {
    let script = """
      local ui = require "tessellua"
      return ui.screen {
        api_version = 1, snapshot = ui.snapshot {}, sections = {}, name = require "a.name",
      }
      """
    try withScreen(script, files: ["one/x": "", "two/a/name.lua": "return 'found'"]) { folder in
      let result = try folder.run("home --path one --path two --frame 0")
      #expect(result.output.hasPrefix(#"{"schema":"tessellua/frame/1","screen":"found","#))
      #expect(try folder.run("home --path one").status == 2)
      // The screen's own folder comes first.
      try folder.write("return 'own'", to: "home/a/name.lua")
      #expect(try folder.run("home --path two").output.contains(#""screen":"own""#))
    }
  }

  @Test func strictCountsWarnings() throws {
    let events =
      #"{"send":{"input":"list","value":[{"id":1}]}}"# + "\n"
      + #"{"event":{"name":"hold","item":"x:1"}}"#
    try withScreen(listScreen) { folder in
      let lax = try folder.render(events: events)
      #expect(lax.errors == "home: warning: nobody handles \"hold\" of x:1 [unhandled_event]\n")
      #expect(lax.status == 0)
      let strict = try folder.render("--strict", events: events)
      #expect(strict.errors == lax.errors)
      #expect(strict.status == 1)
      // An error counts also in a frame that is not shown.
      let hidden = try folder.run("home --frame 0 --strict")
      #expect(hidden.status == 1)
    }
  }

  @Test func limitsHoldFromTheFirstStep() throws {
    try withScreen("local n = 0 for i = 1, 1e5 do n = n + i end\n" + listScreen) { folder in
      let slow = try folder.run("home --max-steps 20000")
      #expect(
        slow.errors == """
          home/screen.lua:1: error: the script ran more than its 20000 steps
          hint: give it more with --max-steps N

          """)
      #expect(slow.status == 2)
      // A few steps are a limit too.
      let few = try folder.run("home --max-steps 100")
      #expect(few.errors.contains("error: the script ran more than its 100 steps\n"))
      #expect(few.status == 2)
      #expect(try folder.run("home").status == 0)
    }
    try withScreen("local t = {} for i = 1, 1e5 do t[i] = {} end\n" + listScreen) { folder in
      let large = try folder.run("home --max-memory 2")
      #expect(
        large.errors == """
          home/screen.lua:1: error: the script needs more than its 2 MB of memory
          hint: give it more with --max-memory MB

          """)
      #expect(try folder.run("home --max-memory 32").status == 0)
    }
  }

  /// The guard against steps that take long leaves alone who takes many ordinary ones.
  @Test func whoeverAllowsMoreStepsAllowsTheirTime() throws {
    let work = """
      local rows, sum = {}, 0
      for i = 1, 600000 do
        local row = { i, name = "row " .. i % 100 }
        rows[i % 50 + 1] = row
        sum = sum + #row.name + select("#", row[1], sum)
      end

      """
    try withScreen(work + listScreen) { folder in
      let few = try folder.run("home")
      #expect(few.errors.contains(": error: the script ran more than its 10000000 steps\n"))
      let enough = try folder.run("home --max-steps 100000000")
      #expect(enough.errors == "")
      #expect(enough.status == 0)
    }
  }
}
