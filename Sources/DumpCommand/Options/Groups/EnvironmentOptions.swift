import LayoutGeometry
import LayoutScripting
import SectionHost

/// What a screen is shown in: a device, a size or a file, and what is changed of it.
struct EnvironmentOptions: OptionGroup {
  /// Which way the layout runs.
  enum Direction: String, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// How the screen is lit.
  enum Style: String, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }

  /// A width and a height, in points, both above 0.
  struct Size: Sendable, Hashable {
    /// The width, in points.
    var width: Double
    /// The height, in points.
    var height: Double
  }

  /// An offset into the content, in points.
  struct Offset: Sendable, Hashable {
    /// Points from the left.
    var x: Double
    /// Points from the top.
    var y: Double
  }

  /// A device's name, which may end in `:landscape`; not checked here.
  var device: String?
  /// The view's size, instead of a device.
  var size: Size?
  /// Pixels to a point, above 0; only with a size.
  var scale: Double?
  /// A file with an environment, instead of a device.
  var file: String?
  /// Which way the layout runs; nil leaves it to the environment.
  var direction: Direction?
  /// How the screen is lit; nil leaves it to the environment.
  var style: Style?
  /// Where the content is scrolled to before the first frame.
  var scroll: Offset?

  static var options: [Option<Self>] {
    [
      .text(
        "--device", "NAME", "the device, for example ipad_11:landscape; default iphone_14",
        \.device
      ).suggesting({ Device.all.map(\.name) }).common(),
      .parsed("--size", "WxH", "the view's size in points, instead of a device", \.size) {
        (text) throws(BadValue) in
        guard let (width, height) = OptionNumbers.pair(text, separator: "x"), width > 0, height > 0
        else {
          throw BadValue(expected: "a width and a height above 0, such as 390x844")
        }
        return Size(width: width, height: height)
      }.common(),
      .parsed("--scale", "S", "pixels to a point, with --size", \.scale) {
        (text) throws(BadValue) in try OptionNumbers.positiveNumber(text)
      },
      .text(
        "--environment", "FILE", "a JSON object with the environment, instead of a device", \.file),
      .choice("--direction", "which way the layout runs", \.direction),
      .choice("--style", "how the screen is lit", \.style),
      .parsed("--scroll", "X,Y", "where the content is scrolled to, in points", \.scroll) {
        (text) throws(BadValue) in
        guard let (x, y) = OptionNumbers.pair(text, separator: ",") else {
          throw BadValue(expected: "two numbers, such as 0,400")
        }
        return Offset(x: x, y: y)
      },
    ]
  }

  var problems: [UsageError] {
    let sources = [
      ("--device", device != nil), ("--size", size != nil), ("--environment", file != nil),
    ].filter(\.1).map(\.0)
    var problems = sources.dropFirst().map { UsageError.conflict($0, sources[0]) }
    if scale != nil, size == nil { problems.append(.needs("--scale", other: "--size")) }
    return problems
  }

  // MARK: The environment

  /// The environment that the options say.
  func environment() throws(PlacedError) -> ScreenEnvironment {
    var result = try base()
    if let direction {
      result.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let style { result.style = style == .dark ? .dark : .light }
    return result
  }

  private func base() throws(PlacedError) -> ScreenEnvironment {
    let standard = ScreenEnvironment(device: .standard)
    if let size {
      return ScreenEnvironment(
        size: LayoutGeometry.Size(width: size.width, height: size.height),
        scale: scale ?? standard.scale)
    }
    if let file {
      let text: [UInt8]
      do throws(FileError) { text = try WholeFile.read(file) } catch {
        throw PlacedError(error, named: file)
      }
      return standard.applying(try EnvironmentChange(json: text, path: WholeFile.name(of: file)))
    }
    guard let device else { return standard }
    do throws(UnknownDevice) {
      return standard.applying(try EnvironmentChange(device: device))
    } catch {
      throw PlacedError(path: "layout-dump", message: error.message, hint: error.hint)
    }
  }
}
