import Foundation
import TestSupport
import Testing

/// `layout-dump devices`, as the built program answers.
@Suite struct DevicesTests {
  private struct Listed: Decodable {
    struct Orientation: Decodable, Equatable {
      var size: [Double]
      var safe_area: [Double]
      var layout_margins: [Double]
      var horizontal_size_class: String
      var vertical_size_class: String
    }

    var name: String
    var title: String
    var idiom: String
    var scale: Double
    var portrait: Orientation
    var landscape: Orientation
    var source: String
  }

  private func run(_ words: String) throws -> ProcessResult {
    try runProcess(
      builtProduct("layout-dump"), words.split(separator: " ").map(String.init),
      directory: packageRoot)
  }

  private func listed() throws -> [Listed] {
    let result = try run("devices --format json")
    #expect(result.errors == "")
    #expect(result.status == 0)
    return try JSONDecoder().decode([Listed].self, from: Data(result.output.utf8))
  }

  @Test(
    "The devices that must be there have their known sizes and insets",
    arguments: [
      ("iphone_se", "phone", [375, 667], 2, [20, 0, 0, 0], [0, 0, 0, 0]),
      ("iphone_14", "phone", [390, 844], 3, [47, 0, 34, 0], [0, 47, 21, 47]),
      ("iphone_15", "phone", [393, 852], 3, [59, 0, 34, 0], [0, 59, 21, 59]),
      ("iphone_15_pro_max", "phone", [430, 932], 3, [59, 0, 34, 0], [0, 59, 21, 59]),
      ("ipad_11", "pad", [834, 1194], 2, [24, 0, 20, 0], [24, 0, 20, 0]),
      ("ipad_mini", "pad", [744, 1133], 2, [24, 0, 20, 0], [24, 0, 20, 0]),
    ] as [(String, String, [Double], Double, [Double], [Double])])
  func known(
    name: String, idiom: String, size: [Double], scale: Double, safeArea: [Double],
    landscape: [Double]
  ) throws {
    let device = try #require(try listed().first { $0.name == name })
    #expect(device.idiom == idiom)
    #expect(device.scale == scale)
    #expect(device.portrait.size == size)
    #expect(device.portrait.safe_area == safeArea)
    #expect(device.landscape.safe_area == landscape)
  }

  @Test func everyRowIsWhole() throws {
    let devices = try listed()
    #expect(devices.count >= 30)
    #expect(Set(devices.map(\.name)).count == devices.count)
    #expect(Set(devices.map(\.title)).count == devices.count)
    for device in devices {
      #expect(device.landscape.size == device.portrait.size.reversed(), "\(device.name)")
      #expect(device.portrait.size[0] < device.portrait.size[1], "\(device.name)")
      #expect(device.source.contains("size and scale: "), "\(device.name)")
      #expect(device.source.contains("safe area: "), "\(device.name)")
      let isPad = device.idiom == "pad"
      #expect(device.scale == (isPad || device.name == "iphone_se" ? 2 : 3), "\(device.name)")
      #expect(device.portrait.horizontal_size_class == (isPad ? "regular" : "compact"))
      #expect(device.portrait.vertical_size_class == "regular")
      #expect(device.landscape.vertical_size_class == (isPad ? "regular" : "compact"))
      for orientation in [device.portrait, device.landscape] {
        #expect(orientation.layout_margins[0] == orientation.safe_area[0])
        #expect(orientation.layout_margins[1] > orientation.safe_area[1])
      }
    }
  }

  @Test("Only the widest phones are regular on their side, as Apple's table says")
  func widePhones() throws {
    let wide = try listed().filter {
      $0.idiom == "phone" && $0.landscape.horizontal_size_class == "regular"
    }
    for device in wide {
      let isWide = ["max", "plus", "air"].contains { device.name.hasSuffix($0) }
      #expect(isWide, "\(device.name)")
    }
    #expect(wide.count == 10)
  }

  @Test(
    "A frame has what the list says", arguments: ["iphone_16_pro", "ipad_pro_13", "iphone_air"])
  func frames(name: String) throws {
    let device = try #require(try listed().first { $0.name == name })
    for (suffix, orientation) in [("", device.portrait), (":landscape", device.landscape)] {
      let result = try run("layouts/push_settings --frame 0 --device \(name)\(suffix)")
      let frame = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let environment = try #require(frame["environment"] as? [String: Any])
      #expect(environment["device"] as? String == name + suffix)
      #expect(environment["size"] as? [Double] == orientation.size)
      #expect(environment["safe_area"] as? [Double] == orientation.safe_area)
      #expect(environment["scale"] as? Double == device.scale)
    }
  }

  @Test func theTableHasALineForEachOrientation() throws {
    let result = try run("devices")
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    let count = try listed().count
    #expect(lines.count == 1 + 2 * count)
    #expect(
      lines.contains {
        $0.split(separator: " ")
          == [
            "iphone_14:landscape", "844x390", "3", "0", "47", "21", "47", "compact", "compact",
            "phone",
          ]
      })
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test(arguments: [
    (
      "devices --format xml",
      "option '--format': expected text or json, not 'xml'"
    ), ("devices iphone", "unexpected argument 'iphone'"),
    (
      "devices --fromat json",
      "unknown option '--fromat'\nhint: did you mean '--format'?\nlayout-dump: error: unexpected argument 'json'"
    ),
  ])
  func wrong(words: String, report: String) throws {
    #expect(
      try run(words)
        == ProcessResult(output: "", errors: "layout-dump: error: \(report)\n", status: 2))
  }
}
