import Testing

/// The recorded cases once more, each said in Lua and run as a screen.
@Suite struct StreamScriptCases {
  @Test(arguments: ScriptedCase.all)
  func agrees(scripted: ScriptedCase) throws {
    let result = try scripted.run()
    let expected = scripted.test.decided
    #expect(result.events == expected["events"])
    #expect(result.subscriptions == expected["subscriptions"])
    #expect(result.log == expected["log"] ?? .list([]))
    if let order = scripted.test.decidedOrder { #expect(result.order == order) }
    #expect(result.left == 0, "subscriptions are still live")
  }

  /// A translation that gave up more than it should would otherwise go unnoticed.
  @Test func mostCasesCanBeSaidInLua() {
    let reasons = Dictionary(grouping: ScriptedCase.leftOut, by: \.reason).mapValues(\.count)
    print("\(ScriptedCase.all.count) cases run as scripts; left out: \(reasons)")
    #expect(ScriptedCase.faults == [])
    #expect(ScriptedCase.all.count >= 660)
  }
}
