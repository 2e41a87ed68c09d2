import TestSupport
import Testing

/// A layout is asked again when something that it read has changed, and only then.
@Suite struct EnvironmentReadTests {
  /// What a layout reads, what happens, and how often it is asked in all.
  struct Example: Sendable, CustomTestStringConvertible {
    var reads: String
    var event: String
    var count: Int

    var testDescription: String { "\(reads) \(event)" }
  }

  private static let resize = #""resize":[500,800]"#
  private static let taller = #""resize":[400,900]"#
  private static let dark = #""environment":{"style":"dark"}"#
  private static let insets = #""environment":{"safe_area":[0,20,0,20]}"#

  @Test(arguments: [
    Example(reads: "nil", event: resize, count: 1),
    Example(reads: "env.container.effective_width", event: resize, count: 2),
    Example(reads: "env.container.effective_width", event: taller, count: 1),
    Example(reads: "env.container.effective_width", event: insets, count: 2),
    Example(reads: "env.container.width", event: insets, count: 1),
    Example(reads: "env.container.width", event: resize, count: 2),
    Example(reads: "env.container.height", event: taller, count: 2),
    Example(reads: "env.container.content_insets.leading", event: insets, count: 2),
    Example(reads: "env.container", event: resize, count: 1),
    Example(reads: "env.safe_area_insets.leading", event: insets, count: 2),
    Example(reads: "env.safe_area_insets.leading", event: resize, count: 1),
    Example(reads: "env.traits.user_interface_style", event: dark, count: 2),
    Example(reads: "env.traits.user_interface_style", event: resize, count: 1),
    Example(
      reads: "env.traits.layout_direction", event: #""environment":{"direction":"rtl"}"#, count: 2),
    Example(reads: "env.traits.display_scale", event: #""environment":{"scale":3}"#, count: 2),
    Example(
      reads: "env.traits.font_scale",
      event: #""environment":{"content_size_category":"extra_large"}"#, count: 2),
    Example(reads: "env.section.count", event: resize, count: 1),
    Example(reads: "env.section.items[1].id", event: resize, count: 1),
    Example(reads: "env.container.width", event: #""scroll":{"to":[0,100]}"#, count: 1),
  ])
  func asks(_ example: Example) throws {
    var script = LayoutScript(
      body: """
        print("asked", \(example.reads)) \
        return { group = \(LayoutPlace.row()) }
        """, itemCount: 60)
    script.events = ["{\"at\":1,\(example.event)}"]
    let (frames, result) = try script.render()
    #expect(result.status == 0, "\(result.errors)")
    #expect(frames.count == 2)
    #expect(result.errors.split(separator: "\n").count == example.count, "\(result.errors)")
  }

  /// The new answer is shown.
  @Test func theNewAnswerIsShown() throws {
    var script = LayoutScript(
      body: """
        local columns = env.container.effective_width > 450 and 2 or 1 \
        return ui.section { group = ui.horizontal_group { width = ui.fractional_width(1), \
        height = 40, count = columns, subitems = { ui.item { width = 1, height = 40 } } } }
        """)
    script.events = [#"{"at":1,"resize":[500,800]}"#]
    let frames = try script.render().frames
    #expect(frames.first?["sections"][0]["items"][0]["frame"].numbers == [0, 0, 400, 40])
    #expect(frames.last?["sections"][0]["items"][0]["frame"].numbers == [0, 0, 250, 40])
  }
}
