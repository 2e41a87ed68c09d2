import TestSupport
import Testing

/// Events that come one by one: each frame is answered as soon as its instant is complete.
@Suite struct LiveEventTests {
  private func list(_ at: Int, _ ids: Int...) -> String {
    let items = ids.map { #"{"id":\#($0)}"# }.joined(separator: ",")
    return #"{"at":\#(at),"send":{"input":"list","value":[\#(items)]}}"# + "\n"
  }

  @Test func anInstantEndsWithALaterTime() throws {
    try withScreen(listScreen) { folder in
      let run = try LiveRun(in: folder)
      try run.send(list(0, 1))
      #expect(run.isSilent())
      try run.send(list(5, 1, 2))
      let first = try #require(try run.frame())
      #expect(first.at == 0)
      #expect(first.items.map(\.name) == ["x:1"])
      // More of the same instant is part of its frame.
      try run.send(list(5, 1, 2, 3))
      #expect(run.isSilent())
      try run.send(#"{"at":6}"# + "\n")
      let second = try #require(try run.frame())
      #expect(second.at == 5)
      #expect(second.sequence == 1)
      #expect(second.items.map(\.name) == ["x:1", "x:2", "x:3"])
      let rest = try run.finish()
      #expect(rest.frames == [])
      #expect(rest.errors == "")
      #expect(rest.status == 0)
    }
  }

  @Test func anInstantEndsWithABlankLine() throws {
    try withScreen(listScreen) { folder in
      let run = try LiveRun(in: folder)
      try run.send("\n")
      #expect(try run.frame()?.causes == ["start"])
      try run.send("\n")
      #expect(run.isSilent())
      // A line may come in pieces.
      let line = list(3, 7)
      try run.send(String(line.prefix(20)))
      #expect(run.isSilent())
      try run.send(line.dropFirst(20) + " \r\n")
      #expect(try run.frame()?.items.map(\.name) == ["x:7"])
      // What a handler writes to a cell is a change too.
      try run.send(#"{"at":4,"event":{"name":"tap","item":"x:7"}}"# + "\n\n")
      let tapped = try #require(try run.frame())
      #expect(tapped.causes == ["event:tap x:7"])
      #expect(tapped.items[0].cell?.content == ["taps": 1])
      #expect(try run.finish().status == 0)
    }
  }

  @Test func aFrameThatIsAskedForComesAtOnce() throws {
    try withScreen(listScreen) { folder in
      let run = try LiveRun(in: folder)
      for sequence in 0..<3 {
        try run.send(#"{"frame":true}"# + "\n")
        let frame = try #require(try run.frame())
        #expect(frame.sequence == sequence)
        #expect(frame.at == 0)
        #expect(frame.causes == (sequence == 0 ? ["start"] : []))
      }
      #expect(try run.finish().frames == [])
    }
  }

  @Test func theEndOfTheInputEndsTheInstant() throws {
    try withScreen(listScreen) { folder in
      let run = try LiveRun(in: folder)
      // Without a line feed behind it.
      try run.send(String(list(0, 1).dropLast()))
      #expect(run.isSilent())
      let rest = try run.finish()
      #expect(rest.frames.map { $0.items.map(\.name) } == [["x:1"]])
      #expect(rest.status == 0)
    }
  }

  @Test func aBadLineEndsItAfterWhatCameBefore() throws {
    try withScreen(listScreen) { folder in
      let run = try LiveRun(in: folder)
      try run.send(list(0, 1) + "\n" + list(2, 1, 2) + "{\n")
      #expect(try run.frame()?.at == 0)
      #expect(try run.frame()?.at == 2)
      #expect(try run.frame() == nil)
      let rest = try run.finish()
      #expect(
        rest.errors
          == "standard input:4:2: error: the text ends inside the object that began at 4:1\n")
      #expect(rest.status == 2)
    }
  }

  @Test func aChosenFrameComesAndTheRestIsRead() throws {
    try withScreen(listScreen) { folder in
      let run = try LiveRun(in: folder, options: "--frame 1")
      try run.send(list(0, 1) + list(1, 2))
      #expect(run.isSilent())
      try run.send("\n")
      #expect(try run.frame()?.at == 1)
      try run.send(list(2, 3))
      let rest = try run.finish()
      #expect(rest.frames == [])
      #expect(rest.status == 0)
    }
  }
}
