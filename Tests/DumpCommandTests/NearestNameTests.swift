import SectionHost
import Testing

@Suite struct NearestNameTests {
  private static let fields = [
    "width", "height", "inter_group_spacing", "content_insets", "z", "layout", "id",
  ]

  @Test(
    "One slip in three letters is near",
    arguments: [
      ("widht", "width"), ("wdth", "width"), ("Width", "width"), ("widthh", "width"),
      ("interGroupSpacing", "inter_group_spacing"), ("inter_item_spacing", "inter_group_spacing"),
      ("contentInsets", "content_insets"), ("heigt", "height"), ("lay_out", "layout"),
      ("di", "id"), ("width", "width"),
    ])
  func near(name: String, nearest: String) {
    #expect(nearestName(to: name, in: Self.fields) == nearest)
  }

  @Test("What is not near is not guessed", arguments: ["", "colour", "q", "spacing", "wxyzh"])
  func far(name: String) {
    #expect(nearestName(to: name, in: Self.fields) == nil)
  }

  @Test func theFirstOfEquallyNearNamesWins() {
    #expect(nearestName(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", in: ["chat", "cat"]) == "cat")
    #expect(nearestName(to: "cat", in: [String]()) == nil)
  }
}
