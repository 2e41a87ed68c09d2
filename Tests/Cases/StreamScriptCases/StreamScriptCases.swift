import Testing

/// The recorded cases once more, each said in Lua and run as a screen.
@Suite struct StreamScriptCases {
  @Test(arguments: ScriptedCase.all)
  func agrees(scripted: ScriptedCase) throws {
    let test = scripted.test
    let result = try scripted.run()
    // The same streams in Swift, by the rules of scripts, must agree in any case.
    let decided = try test.run(by: .scripts)
    #expect(result.events == decided.events)
    #expect(result.subscriptions == decided.subscriptions)
    #expect(result.log == decided.log)
    if test.script != nil { #expect(result.order == decided.order) }
    #expect(result.left == 0, "subscriptions are still live")
    if scripted.isDecidedOtherwise { return }
    let expected = test.decided
    #expect(result.events == expected["events"])
    #expect(result.subscriptions == expected["subscriptions"])
    #expect(result.log == expected["log"] ?? .list([]))
    if let order = test.decidedOrder { #expect(result.order == order) }
  }

  /// A translation that gave up more than it should would otherwise go unnoticed.
  @Test func mostCasesCanBeSaidInLua() {
    let asRecorded = ScriptedCase.all.count { !$0.isDecidedOtherwise }
    let reasons = Dictionary(grouping: ScriptedCase.leftOut.values, by: \.self).mapValues(\.count)
    print(
      "\(ScriptedCase.all.count) cases run as scripts, \(asRecorded) with the recorded result; "
        + "scripts have no words for \(reasons)")
    #expect(ScriptedCase.faults == [])
    #expect(asRecorded >= 660)
    #expect(ScriptedCase.all.count >= 700)
  }
}
