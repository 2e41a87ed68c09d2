import LayoutGeometry
import LuaRuntime
import SectionHost

extension ScriptRuntime {
  /// A script's function as the screen calls it for the visible items.
  func visibleItemsHandler(_ function: LuaReference) -> VisibleItemsHandler {
    { [unowned self] (items, offset, context) throws(ScreenFailure) in
      isTellingVisibleItems = true
      defer { isTellingVisibleItems = false }
      do throws(LuaError) { try tell(function, &items, offset, context) } catch {
        throw ScreenFailure(error)
      }
    }
  }

  private func tell(
    _ function: LuaReference, _ items: inout [VisibleLayoutItem], _ offset: Point,
    _ context: LayoutContext
  ) throws(LuaError) {
    let script: VisibleItemsScript
    if let visibleItems {
      script = visibleItems
    } else {
      script = try VisibleItemsScript(in: state)
      visibleItems = script
    }
    let told = try state.build { write(items, into: &$0) }
    let place = try state.build { Self.write([offset.x, offset.y], into: &$0) }
    let kept = try state.call(script.prepare, label: "visible items", values: [told, place])
    let environment = try self.kept(context.environment)
    try state.call(function, label: Self.label) { writer in
      writer.write(told)
      writer.write(place)
      environment.write(section: context.section, into: &writer)
    }
    let set = try state.call(script.collect, label: "visible items", values: [kept])
    guard let set = set.reference else { return }
    let types = interface.geometry
    let read = try state.decode(
      set, as: types.visibleItems, definition: function, label: Self.label
    ) { decoder in
      decoder.list(Self.change)
    }
    for (index, change) in zip(items.indices, read) { change.apply(to: &items[index]) }
  }

  private static let label: StaticString = "visible_items_invalidation_handler"

  private func write(_ items: [VisibleLayoutItem], into writer: inout LuaWriter) {
    writer.list(count: items.count) { writer in
      for item in items {
        writer.table(count: 6) { writer in
          writer.key("kind")
          writer.write(item.identifier.kind)
          writer.key("id")
          writer.write(item.identifier.id)
          writer.key("index")
          writer.write(Int64(item.index + 1))
          writer.key("frame")
          let frame = item.frame
          Self.write([frame.x, frame.y, frame.width, frame.height], into: &writer)
          writer.key("center")
          Self.write([item.center.x, item.center.y], into: &writer)
          writer.key("z_index")
          writer.write(Int64(item.zIndex))
        }
      }
    }
  }

  private static func write(_ numbers: [Double], into writer: inout LuaWriter) {
    writer.list(count: numbers.count) { writer in
      for number in numbers { writer.write(number) }
    }
  }

  /// What a handler left of an item.
  private struct Change {
    var center: Point
    var zIndex: Int
    var alpha: Double?
    var isHidden: Bool?
    var transform: AffineTransform?

    func apply(to item: inout VisibleLayoutItem) {
      item.center = center
      item.zIndex = zIndex
      item.alpha = alpha.map { min(max($0, 0), 1) }
      item.isHidden = isHidden
      item.transform = transform
    }
  }

  private static func change(_ decoder: inout LuaDecoder) -> Change {
    var fields = decoder.fields()
    var change = Change(center: .zero, zIndex: 0)
    if fields.next() { change.center = GeometryDecoder(keepFunction: { _ in 0 }).point(&decoder) }
    if fields.next() { change.zIndex = decoder.integer() }
    if fields.next() { change.alpha = decoder.number() }
    if fields.next() { change.isHidden = decoder.boolean() }
    if fields.next() {
      let numbers = decoder.list { $0.number() }
      change.transform = AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
        ty: numbers[5])
    }
    return change
  }
}
