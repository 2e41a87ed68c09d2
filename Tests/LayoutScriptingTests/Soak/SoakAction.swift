import LayoutGeometry
import SectionHost
import TestSupport

/// Something that happens to a screen in a soak test.
enum SoakAction {
  case send(input: String, FrameValue)
  case end(input: String, fails: Bool)
  case action(ScreenAction)
  case reloadScript
  case wait(Double)

  /// Any action, chosen by a generator, for a screen that shows a frame.
  static func random(
    _ screen: SampleScreen, _ frame: Frame?, _ generator: inout SplitMix64
  ) -> SoakAction {
    let section = frame?.sections.randomElement(using: &generator)
    switch Int.random(in: 0..<1000, using: &generator) {
    case 0..<230:
      guard let input = screen.values.randomElement(using: &generator),
        let value = input.values.randomElement(using: &generator)
      else { return .wait(1) }
      return .send(input: input.input, value.varied(&generator))
    case 230..<232:
      guard let input = screen.values.randomElement(using: &generator) else { return .wait(1) }
      return .end(input: input.input, fails: Bool.random(using: &generator))
    case 232..<420:
      // Mostly an item that is seen.
      let items = section?.items ?? []
      let seen = items.filter { $0.cell != nil }
      let some = Int.random(in: 0..<10, using: &generator) == 0 ? items : seen
      guard let item = some.randomElement(using: &generator),
        let event = screen.controlEvents.randomElement(using: &generator)
      else { return .wait(1) }
      return .action(.itemEvent(event, item: item.identifier))
    case 420..<440:
      guard let view = section?.supplementaries.randomElement(using: &generator) else {
        return .wait(1)
      }
      return .action(
        .viewEvent(
          ControlEvent(name: "tap"), section: section?.id, kind: view.kind, index: view.index))
    case 440..<600:
      let length = frame?.contentSize.height ?? 0
      return .action(
        .scroll(
          to: Point(x: 0, y: Double(Int.random(in: -50...Int(length) + 50, using: &generator))),
          clamp: Int.random(in: 0..<8, using: &generator) > 0))
    case 600..<640:
      guard let item = section?.items.randomElement(using: &generator) else { return .wait(1) }
      return .action(
        .scrollToItem(
          item.identifier,
          ScreenAction.ItemPosition.allCases.randomElement(using: &generator) ?? .top))
    case 640..<700:
      guard
        let section = frame?.sections.filter({ $0.scrolling != nil })
          .randomElement(using: &generator)
      else { return .wait(1) }
      let length = Int(section.scrolling?.contentLength ?? 0)
      let target = Double(Int.random(in: -20...length + 20, using: &generator))
      if Bool.random(using: &generator) {
        return .action(.scrollSection(section.id, offset: target))
      }
      return .action(
        .drag(
          section: section.id, from: nil, to: target,
          velocity: Double(Int.random(in: -3...3, using: &generator)) / 2))
    case 700..<790: return .action(.environment(.random(&generator)))
    case 790..<820: return .action(.reloadData)
    case 820..<830: return .reloadScript
    default: return .wait(Double(Int.random(in: 1...400, using: &generator)))
    }
  }
}

extension EnvironmentChange {
  /// Another size, device, style, direction, size of text or safe area.
  fileprivate static func random(_ generator: inout SplitMix64) -> EnvironmentChange {
    var change = EnvironmentChange()
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      change.size = Size(
        width: Double(Int.random(in: 200...1200, using: &generator)),
        height: Double(Int.random(in: 200...1200, using: &generator)))
    case 1:
      change.device = Device.all.randomElement(using: &generator)
      change.isLandscape = Bool.random(using: &generator)
    case 2: change.style = Bool.random(using: &generator) ? .dark : .light
    case 3: change.direction = Bool.random(using: &generator) ? .rightToLeft : .leftToRight
    case 4:
      change.contentSizeCategory = ContentSizeCategory.allCases.randomElement(using: &generator)
    default:
      let top = Double(Int.random(in: 0...60, using: &generator))
      change.safeArea = EdgeInsets(top: top, bottom: top / 2)
      change.adjustedContentInsets = EdgeInsets(top: top)
    }
    return change
  }
}

extension FrameValue {
  /// The value with some of the entries of its lists, in any order; entries with a date stay in
  /// theirs, which screens rely on.
  fileprivate func varied(_ generator: inout SplitMix64) -> FrameValue {
    switch self {
    case .array(let values):
      guard case .object(let first)? = values.first else { return self }
      let isOrdered = first.contains {
        $0.key.hasSuffix("_at") || $0.key.hasSuffix("date") || $0.key.hasSuffix("day")
      }
      let least = values.count / 2
      let count = max(Int.random(in: 0...values.count, using: &generator), least)
      var kept = Array((isOrdered ? values : values.shuffled(using: &generator)).prefix(count))
      for index in kept.indices { kept[index] = kept[index].touched(&generator) }
      return .array(kept)
    case .object(let fields):
      return .object(fields.map { Field($0.key, $0.value.varied(&generator)) })
    default: return self
    }
  }

  /// The object, now and then with a text that people read, or a truth value, changed.
  private func touched(_ generator: inout SplitMix64) -> FrameValue {
    guard case .object(var fields) = self, Int.random(in: 0..<4, using: &generator) == 0,
      let index = fields.indices.randomElement(using: &generator)
    else { return self }
    switch fields[index].value {
    case .string(let text) where ["title", "name", "text"].contains(fields[index].key):
      fields[index].value = .string(text + "!")
    case .boolean(let flag): fields[index].value = .boolean(!flag)
    default: break
    }
    return .object(fields)
  }
}
