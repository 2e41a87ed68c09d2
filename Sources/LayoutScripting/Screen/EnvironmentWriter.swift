import LayoutGeometry
import LuaRuntime
import SectionHost

/// Writes `env` as a layout function sees it: a table that remembers which parts were read.
struct EnvironmentWriter {
  var environment: ScreenEnvironment
  var configuration: LayoutConfiguration

  /// Writes the table; without a section there is no `env.section`.
  func write(section: SectionContext?, into writer: inout LuaWriter) {
    writer.tracked(count: section == nil ? 4 : 5) { writer in
      key("container", nil, &writer)
      writeContainer(&writer)
      key("traits", nil, &writer)
      writeTraits(&writer)
      key("safe_area_insets", .safeArea, &writer)
      Self.write(environment.safeArea, &writer)
      key("layout_margins", .layoutMargins, &writer)
      Self.write(environment.layoutMargins, &writer)
      if let section {
        key("section", nil, &writer)
        write(section, &writer)
      }
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

  private func key(_ name: String, _ part: EnvironmentParts?, _ writer: inout LuaWriter) {
    writer.trackedKey(name, bit: part?.position)
  }

  private func writeContainer(_ writer: inout LuaWriter) {
    let insets = environment.containerInsets(for: configuration)
    let effective = environment.effectiveSize(for: configuration)
    writer.tracked(count: 5) { writer in
      key("width", .containerWidth, &writer)
      writer.write(environment.size.width)
      key("height", .containerHeight, &writer)
      writer.write(environment.size.height)
      key("content_insets", .containerInsets, &writer)
      Self.write(insets, &writer)
      key("effective_width", .effectiveWidth, &writer)
      writer.write(effective.width)
      key("effective_height", .effectiveHeight, &writer)
      writer.write(effective.height)
    }
  }

  private func writeTraits(_ writer: inout LuaWriter) {
    writer.tracked(count: 8) { writer in
      key("user_interface_idiom", .idiom, &writer)
      writer.write(environment.idiom.rawValue)
      key("user_interface_style", .style, &writer)
      writer.write(environment.style.rawValue)
      key("horizontal_size_class", .horizontalSizeClass, &writer)
      writer.write(environment.horizontalSizeClass.rawValue)
      key("vertical_size_class", .verticalSizeClass, &writer)
      writer.write(environment.verticalSizeClass.rawValue)
      key("display_scale", .displayScale, &writer)
      writer.write(environment.scale)
      key("layout_direction", .layoutDirection, &writer)
      writer.write(environment.direction.rawValue)
      key("preferred_content_size_category", .contentSizeCategory, &writer)
      writer.write(environment.contentSizeCategory.rawValue)
      key("font_scale", .fontScale, &writer)
      writer.write(environment.contentSizeCategory.bodySize / 17)
    }
  }

  private func write(_ section: SectionContext, _ writer: inout LuaWriter) {
    let models = section.models as? ScriptModels
    writer.tracked(count: 6) { writer in
      key("id", nil, &writer)
      writer.write(section.id)
      key("kind", nil, &writer)
      writer.write(section.kind)
      key("index", .sectionIndex, &writer)
      writer.write(Int64(section.index + 1))
      key("count", .sectionCount, &writer)
      writer.write(Int64(section.count))
      key("model", .sectionModel, &writer)
      if let model = models?.sectionModels[section.index] {
        writer.write(readOnly: model)
      } else {
        writer.writeNil()
      }
      key("items", .sectionItems, &writer)
      if let items = models?.list(ofSection: section.index) {
        writer.write(readOnly: items)
      } else {
        writer.list(count: 0) { _ in }
      }
    }
  }

  private static func write(_ insets: EdgeInsets, _ writer: inout LuaWriter) {
    writer.table(count: 4) { writer in
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
