import Testing

/// The cases recorded from RxSwift, run through the public API.
@Suite struct StreamCases {
  @Test(arguments: StreamCase.all)
  func agrees(test: StreamCase) throws {
    let result = try test.run()
    let expected = test.decided
    #expect(result.events == expected["events"])
    #expect(result.subscriptions == expected["subscriptions"])
    #expect(result.log == expected["log"] ?? .list([]))
    if let order = test.decidedOrder { #expect(result.order == order) }
    #expect(result.left == 0, "closures are still alive")
  }
}
