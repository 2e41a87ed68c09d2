import LayoutGeometry
import LuaRuntime
import SectionHost

/// Writes the parts of `env` as a layout function sees them: tables that remember which fields were
/// read.
struct EnvironmentWriter {
  var environment: ScreenEnvironment
  var configuration: LayoutConfiguration

  /// The parts of `env` that do not depend on a section, in the order in which they are written.
  static let parts: [(name: String, part: EnvironmentParts?)] = [
    ("container", nil), ("traits", nil), ("safe_area_insets", .safeArea),
    ("layout_margins", .layoutMargins),
  ]

  /// Writes one of those parts.
  func write(part position: Int, into writer: inout LuaWriter) {
    switch position {
    case 0: writeContainer(&writer)
    case 1: writeTraits(&writer)
    case 2: Self.write(environment.safeArea, &writer)
    default: Self.write(environment.layoutMargins, &writer)
    }
  }

  /// Writes what the function of a custom group is told: the group as its container.
  static func write(
    _ environment: CustomFrames.Environment, into writer: inout LuaWriter
  ) {
    writer.table(count: 1) { writer in
      writer.key("container")
      writer.table(count: 5) { writer in
        writer.key("width")
        writer.write(environment.container.width)
        writer.key("height")
        writer.write(environment.container.height)
        writer.key("content_insets")
        EnvironmentWriter.write(environment.contentInsets, &writer)
        writer.key("effective_width")
        writer.write(environment.effectiveContainer.width)
        writer.key("effective_height")
        writer.write(environment.effectiveContainer.height)
      }
    }
  }

  /// Begins a field that is remembered as a part when it is read.
  static func key(_ name: String, _ part: EnvironmentParts?, _ writer: inout LuaWriter) {
    writer.trackedKey(name, bit: part?.position)
  }

  private func writeContainer(_ writer: inout LuaWriter) {
    let insets = environment.containerInsets(for: configuration)
    let effective = environment.effectiveSize(for: configuration)
    writer.tracked(count: 5) { writer in
      Self.key("width", .containerWidth, &writer)
      writer.write(environment.size.width)
      Self.key("height", .containerHeight, &writer)
      writer.write(environment.size.height)
      Self.key("content_insets", .containerInsets, &writer)
      Self.write(insets, &writer)
      Self.key("effective_width", .effectiveWidth, &writer)
      writer.write(effective.width)
      Self.key("effective_height", .effectiveHeight, &writer)
      writer.write(effective.height)
    }
  }

  private func writeTraits(_ writer: inout LuaWriter) {
    writer.tracked(count: 8) { writer in
      Self.key("user_interface_idiom", .idiom, &writer)
      writer.write(environment.idiom.rawValue)
      Self.key("user_interface_style", .style, &writer)
      writer.write(environment.style.rawValue)
      Self.key("horizontal_size_class", .horizontalSizeClass, &writer)
      writer.write(environment.horizontalSizeClass.rawValue)
      Self.key("vertical_size_class", .verticalSizeClass, &writer)
      writer.write(environment.verticalSizeClass.rawValue)
      Self.key("display_scale", .displayScale, &writer)
      writer.write(environment.scale)
      Self.key("layout_direction", .layoutDirection, &writer)
      writer.write(environment.direction.rawValue)
      Self.key("preferred_content_size_category", .contentSizeCategory, &writer)
      writer.write(environment.contentSizeCategory.rawValue)
      Self.key("font_scale", .fontScale, &writer)
      writer.write(environment.contentSizeCategory.bodySize / 17)
    }
  }

  /// The fields of `env.section`, in the order in which they are written.
  static let sectionFields: [(name: String, part: EnvironmentParts?)] = [
    ("id", nil), ("kind", nil), ("index", .sectionIndex), ("count", .sectionCount),
    ("model", .sectionModel), ("items", .sectionItems),
  ]

  /// Writes the values of the fields of `env.section`.
  static func write(_ section: SectionContext, _ writer: inout LuaWriter) {
    let models = section.models as? ScriptModels
    writer.write(section.id)
    writer.write(section.kind)
    writer.write(Int64(section.index + 1))
    writer.write(Int64(section.count))
    if let model = models?.sectionModels[section.index] {
      writer.write(model)
    } else {
      writer.writeNil()
    }
    if let items = models?.list(ofSection: section.index) {
      writer.write(items)
    } else {
      writer.list(count: 0) { _ in }
    }
  }

  private static func write(_ insets: EdgeInsets, _ writer: inout LuaWriter) {
    writer.readOnlyTable(count: 4) { writer in
      writer.key("top")
      writer.write(insets.top)
      writer.key("leading")
      writer.write(insets.leading)
      writer.key("bottom")
      writer.write(insets.bottom)
      writer.key("trailing")
      writer.write(insets.trailing)
    }
  }
}
