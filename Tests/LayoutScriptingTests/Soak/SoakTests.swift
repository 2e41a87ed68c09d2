import Foundation
import TestSupport
import Testing

/// Everything that can happen to a screen, in any order, for a long time.
@Suite("Soak")
struct SoakTests {
  private static let screens = [
    "home", "photo_upload", "push_settings", "search", "chat", "reservations", "wishlist",
  ].filter(SampleScreen.exists)

  /// How many things happen to each screen, and what of it is played twice.
  private static let count = isLongRun ? 1_000_000 / screens.count : 3_000

  @Test("Whatever happens, every frame holds together, and nothing is left", arguments: screens)
  func anything(_ name: String) throws {
    let sample = try SampleScreen(name)
    let seed = UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) })
    print("soak: \(name), seed \(seed), \(Self.count) actions")
    let run = try SoakRun(sample, seed: seed)
    try run.run(Self.count / 3)
    let early = (subscriptions: run.mostSubscriptions, bytes: run.mostBytes, Self.residentKilobytes)
    try run.run(Self.count - Self.count / 3)
    run.close()
    #expect(run.problems == [], "seed \(seed)")
    #expect(run.frames > Self.count / 4)
    // What a screen holds depends on what it shows, and not on how long it has lived.
    #expect(run.mostSubscriptions <= early.subscriptions + 8)
    #expect(run.mostBytes <= early.bytes * 2)
    if isLongRun { #expect(Self.residentKilobytes < early.2 + 40_000) }
  }

  @Test("The same things give the same bytes", arguments: screens)
  func repeatable(_ name: String) throws {
    let sample = try SampleScreen(name)
    let runs = try (0..<2).map { _ in
      let run = try SoakRun(sample, seed: 99, writes: true)
      try run.run(200)
      run.close()
      return run
    }
    #expect(runs[0].problems == [])
    #expect(runs[0].digest == runs[1].digest)
    #expect(runs[0].frames == runs[1].frames)
  }

  /// Kilobytes of memory that the process has in use.
  private static var residentKilobytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4
  }
}
