import Foundation
import TestSupport
import Testing

/// `layout-dump watch`, through the program: what it does at every save, and how it ends.
@Suite struct WatchTests {
  private let data = ["home/data.json": #"{"list": [{"id": 1, "title": "One"}]}"#]

  private func script(height: Int) -> String {
    listScreen.replacingOccurrences(of: "height = 50", with: "height = \(height)")
  }

  @Test func aSavedScriptIsShownAndTheInputsStay() throws {
    try withScreen(listScreen, files: data) { folder in
      let run = try WatchRun(in: folder)
      let first = try #require(try run.frame())
      #expect(first.items.map(\.name) == ["x:1"])
      #expect(first.items[0].frame[3] == 50)
      try folder.write(script(height: 60), to: "home/screen.lua")
      let second = try #require(try run.frame())
      #expect(second.items.map(\.name) == ["x:1"])
      #expect(second.items[0].frame[3] == 60)
      #expect(second.at > first.at)
      #expect(run.says("home/screen.lua saved, frame 1:\n"))
      #expect(run.says("x:1 grew by 10 in height"))
      #expect(run.end() == 0)
    }
  }

  @Test func aBrokenSaveIsToldAndTheLastGoodScriptsStay() throws {
    try withScreen(listScreen, files: data) { folder in
      let run = try WatchRun(in: folder)
      _ = try #require(try run.frame())
      try folder.write("local ui = require \"tessellua\"\nreturn ui.screen {", to: "home/screen.lua")
      let stale = try #require(try run.frame())
      #expect(stale.items[0].frame[3] == 50)
      #expect(stale.diagnostics.map(\.code) == ["stale_script"])
      #expect(run.says("home/screen.lua:2: error: "))
      try folder.write(script(height: 70), to: "home/screen.lua")
      let fixed = try #require(try run.frame())
      #expect(fixed.items[0].frame[3] == 70)
      #expect(fixed.diagnostics.isEmpty)
      #expect(run.end(with: SIGTERM) == 0)
    }
  }

  @Test func aModuleThatIsNewOrComesLaterIsFollowed() throws {
    try withScreen(listScreen, files: data) { folder in
      let run = try WatchRun(in: folder)
      _ = try #require(try run.frame())
      let uses = "local size = require \"parts.size\"\n"
        + listScreen.replacingOccurrences(of: "height = 50", with: "height = size")
      try folder.write(uses, to: "home/screen.lua")
      #expect(try #require(try run.frame()).diagnostics.map(\.code) == ["stale_script"])
      #expect(run.says("there is no module \"parts.size\""))
      // Neither the file nor its folder was there.
      try folder.write("return 33\n", to: "home/parts/size.lua")
      #expect(try #require(try run.frame()).items[0].frame[3] == 33)
      try folder.write("return 44\n", to: "home/parts/size.lua")
      #expect(try #require(try run.frame()).items[0].frame[3] == 44)
      #expect(run.end() == 0)
    }
  }

  @Test func aSavedDataFileIsSentAgain() throws {
    try withScreen(listScreen, files: data) { folder in
      let run = try WatchRun(in: folder)
      _ = try #require(try run.frame())
      try folder.write(#"{"list": [{"id": 2}, {"id": 1}]}"#, to: "home/data.json")
      let second = try #require(try run.frame())
      #expect(second.items.map(\.name) == ["x:2", "x:1"])
      #expect(second.causes.contains("input:list"))
      try folder.write("{\n  \"list\": ]\n}", to: "home/data.json")
      #expect(try #require(try run.frame()).items.map(\.name) == ["x:2", "x:1"])
      #expect(run.says("home/data.json:2:11: error: "))
      try folder.write(#"{"list": []}"#, to: "home/data.json")
      #expect(try #require(try run.frame()).items.isEmpty)
      #expect(run.end() == 0)
    }
  }

  @Test func dataThatWasRefusedIsSentWhenTheScriptTakesIt() throws {
    try withScreen(listScreen, files: data) { folder in
      let run = try WatchRun(in: folder)
      _ = try #require(try run.frame())
      try folder.write(#"{"rows": [{"id": 5}]}"#, to: "home/data.json")
      #expect(try run.frame() != nil)
      #expect(run.says("home/data.json:1:2: error: unknown input \"rows\""))
      try folder.write(
        listScreen.replacingOccurrences(of: "{ list = list,", with: "{ rows = list,"),
        to: "home/screen.lua")
      #expect(try #require(try run.frame()).items.map(\.name) == ["x:5"])
      #expect(run.end() == 0)
    }
  }

  @Test func aSaveByRenamingIsSeen() throws {
    try withScreen(listScreen, files: data) { folder in
      let run = try WatchRun(in: folder)
      _ = try #require(try run.frame())
      for height in [60, 70] {
        try folder.write(script(height: height), to: "home/.screen.lua.swp")
        #expect(rename("\(folder.path)/home/.screen.lua.swp", "\(folder.path)/home/screen.lua") == 0)
        #expect(try #require(try run.frame()).items[0].frame[3] == Double(height))
      }
      #expect(run.end() == 0)
    }
  }

  @Test func eventsArePlayedFromTheirStart() throws {
    let line = #"{"at": 500, "send": {"input": "list", "value": [{"id": 7}]}}"# + "\n"
    try withScreen(listScreen, files: ["home/events.jsonl": line]) { folder in
      let run = try WatchRun(in: folder)
      let first = try #require(try run.frame())
      #expect(first.items.map(\.name) == ["x:7"])
      #expect(first.at == 500)
      try folder.write(
        line + #"{"at": 900, "send": {"input": "list", "value": [{"id": 8}]}}"# + "\n",
        to: "home/events.jsonl")
      let second = try #require(try run.frame())
      #expect(second.items.map(\.name) == ["x:8"])
      #expect(second.at == 900)
      try folder.write("{\"at\": true}\n", to: "home/events.jsonl")
      #expect(run.says("home/events.jsonl:1:8: error: "))
      #expect(run.end() == 0)
    }
  }

  @Test func aSavedEnvironmentIsApplied() throws {
    var files = data
    files["narrow.json"] = #"{"size": [200, 400], "style": "dark"}"#
    try withScreen(listScreen, files: files) { folder in
      let run = try WatchRun(in: folder, options: "--environment narrow.json")
      #expect(try #require(try run.frame()).items[0].frame[2] == 200)
      try folder.write(#"{"size": [300, 400]}"#, to: "narrow.json")
      let wide = try #require(try run.frame())
      #expect(wide.items[0].frame[2] == 300)
      #expect(run.says("narrow.json saved"))
      #expect(run.end() == 0)
    }
  }

  @Test func timersRun() throws {
    let ticking = listScreen.replacingOccurrences(
      of: "return ui.screen {",
      with: """
        ui.interval(20):subscribe(function(count) list:send({ { id = count } }) end)
        return ui.screen {
        """)
    try withScreen(ticking) { folder in
      let run = try WatchRun(in: folder)
      _ = try #require(try run.frame())
      let second = try #require(try run.frame())
      #expect(second.causes == ["timer"])
      #expect(second.at == 20)
      let third = try #require(try run.frame())
      #expect(third.at == 40)
      #expect(run.end() == 0)
    }
  }

  @Test func aFileIsWrittenWholeAtEverySave() throws {
    try withScreen(listScreen, files: data) { folder in
      let run = try WatchRun(in: folder, options: "--format text -o home/shown.txt")
      try folder.wait(for: "home/shown.txt") { $0.contains("x:1") }
      try folder.write(#"{"list": [{"id": 2}]}"#, to: "home/data.json")
      try folder.wait(for: "home/shown.txt") { $0.contains("frame 1 ") && $0.contains("x:2") }
      #expect(run.end() == 0)
      #expect(try run.frame() == nil)
    }
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    try withScreen("return ui.screen {") { folder in
      #expect(try folder.run("watch home").status == 2)
      #expect(try folder.run("watch missing").errors.contains("missing: error: no such file"))
      let live = try folder.run("watch home --events -")
      #expect(live.status == 2)
      #expect(
        live.errors.contains(
          "option '--events': expected a file, for only those can be saved, not '-'"))
    }
  }
}

extension ScreenFolder {
  /// Waits until a file holds what is asked for; fails the test where that takes too long.
  fileprivate func wait(for name: String, until isRight: (String) -> Bool) throws {
    for _ in 0..<1500 {
      if let text = read(name), isRight(text) { return }
      usleep(20_000)
    }
    Issue.record("\(name) is \(read(name) ?? "not there")")
  }
}
