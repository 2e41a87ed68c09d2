import FrameWriting
import LayoutGeometry
import SectionHost

/// The devices that are known by name, as text and as JSON.
enum DeviceList {
  /// A table, a line for each orientation of each device.
  static var text: String {
    var table = TextTable(
      ["name", "size", "scale", "safe area", "size classes", "idiom", "device"])
    for device in Device.all {
      for isLandscape in [false, true] {
        let environment = ScreenEnvironment(device: device, isLandscape: isLandscape)
        let size = environment.size
        table.add([
          environment.device ?? device.name, "\(short(size.width))x\(short(size.height))",
          short(device.scale), short(environment.safeArea),
          "\(environment.horizontalSizeClass.rawValue) \(environment.verticalSizeClass.rawValue)",
          environment.idiom.rawValue, isLandscape ? "" : device.title,
        ])
      }
    }
    return table.text
  }

  /// An array, an object a device.
  static var json: String {
    var writer = JSONWriter(style: .indented)
    writer.beginArray()
    for device in Device.all { write(device, to: &writer) }
    writer.endArray()
    writer.endLine()
    var text = ""
    writer.drain { text = String(decoding: $0, as: UTF8.self) }
    return text
  }

  private static func write(_ device: Device, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.write(device.name)
    writer.key("title")
    writer.write(device.title)
    writer.key("idiom")
    writer.write(ScreenEnvironment(device: device).idiom.rawValue)
    writer.key("scale")
    writer.write(device.scale)
    writer.key("portrait")
    write(ScreenEnvironment(device: device), to: &writer)
    writer.key("landscape")
    write(ScreenEnvironment(device: device, isLandscape: true), to: &writer)
    writer.key("source")
    writer.write(device.source)
    writer.endObject()
  }

  private static func write(_ environment: ScreenEnvironment, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("size")
    writer.write(environment.size)
    writer.key("safe_area")
    writer.write(environment.safeArea)
    writer.key("layout_margins")
    writer.write(environment.layoutMargins)
    writer.key("horizontal_size_class")
    writer.write(environment.horizontalSizeClass.rawValue)
    writer.key("vertical_size_class")
    writer.write(environment.verticalSizeClass.rawValue)
    writer.endObject()
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func short(_ insets: EdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(short).joined(separator: " ")
  }
}
