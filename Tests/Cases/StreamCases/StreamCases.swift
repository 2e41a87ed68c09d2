import Foundation
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

  @Test func areAllThere() throws {
    #expect(StreamCase.own.count == 746)
    #expect(Set(StreamCase.own.map(\.id)).count == 746)
    if let folder = StreamCase.folder {
      #expect(try !FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }
}
