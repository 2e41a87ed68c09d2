import SectionHost
import Testing

@Suite struct NearestNameTests {
  private static let fields = [
    "width", "height", "inter_group_spacing", "content_insets", "z", "layout", "id",
  ]

  @Test(
    "One slip in four letters is near",
    arguments: [
      ("widht", "width"), ("wdth", "width"), ("Width", "width"), ("widthh", "width"),
      ("interGroupSpacing", "inter_group_spacing"), ("inter_item_spacing", "inter_group_spacing"),
      ("contentInsets", "content_insets"), ("heigt", "height"), ("lay_out", "layout"),
      ("di", "id"), ("width", "width"),
    ])
  func near(name: String, nearest: String) {
    #expect(nearestName(to: name, in: Self.fields) == nearest)
  }

  @Test(
    "What is not near is not guessed",
    arguments: ["", "colour", "q", "spacing", "wxyzh", "wiz", "ix_", "hight_x"])
  func far(name: String) {
    #expect(nearestName(to: name, in: Self.fields) == nil)
  }

  @Test("A short name is near only to one that is a single slip away")
  func short() {
    #expect(nearestName(to: "id", in: ["wide", "kind"]) == nil)
    #expect(nearestName(to: "idd", in: ["wide", "id"]) == "id")
    #expect(nearestName(to: "at", in: ["a", "attribute", "cat"]) == "a")
  }

  @Test("Of equally near names the one that begins most alike wins")
  func beginning() {
    #expect(nearestName(to: "cart", in: ["dart", "care"]) == "care")
    #expect(nearestName(to: "heading", in: ["reading", "heating", "beading"]) == "heating")
  }

  @Test("Each part of a name has to be near by itself")
  func parts() {
    let names = ["album:a1", "album:a11", "track:b2"]
    func nearest(_ name: String) -> String? {
      nearestName(to: name, in: names, partedBy: ":")
    }
    #expect(nearest("albm:a1") == "album:a1")
    #expect(nearest("alubm:a12") == "album:a1")
    #expect(nearest("album:zz") == nil)
    #expect(nearest("album") == nil)
    #expect(nearest("a:album") == nil)
  }

  @Test func theFirstOfEquallyNearNamesWins() {
    #expect(nearestName(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(nearestName(to: "cat", in: ["chat", "cat"]) == "cat")
    #expect(nearestName(to: "cat", in: [String]()) == nil)
  }
}
