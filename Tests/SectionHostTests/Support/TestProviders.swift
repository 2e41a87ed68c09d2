import LayoutGeometry
import SectionHost
import Streams

/// What the providers of a test were asked, in order.
final class CallLog {
  var calls: [String] = []

  /// The calls since the last time, which are forgotten.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Shows the content of an item's model, and logs what it is asked.
final class TestCellProvider: CellProvider {
  let reuseIdentifier: String
  var measures: Bool { size != nil }
  private let log: CallLog
  /// The size of an item by its content; nil where it is not to be asked.
  var size: ((_ content: String, _ proposed: Size) throws(ScreenFailure) -> MeasuredSize?)?
  /// What else happens while a cell is configured.
  var onConfigure: (Cell, ItemContext) throws(ScreenFailure) -> Void = { _, _ in }
  /// What else happens before a cell is shown.
  var onWillDisplay: (Cell, ItemContext) throws(ScreenFailure) -> Void = { _, _ in }

  init(_ reuseIdentifier: String, log: CallLog = CallLog()) {
    self.reuseIdentifier = reuseIdentifier
    self.log = log
  }

  func configure(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {
    log.calls.append("configure \(cell.number) \(item.identifier)")
    if let fields = cell.content as? FieldContent {
      if fields["text"] != nil { log.calls.append("fields were left in \(cell.number)") }
      fields["text"] = .string(content(of: item))
    }
    try onConfigure(cell, item)
  }

  func measure(_ item: ItemContext, proposed: Size) throws(ScreenFailure) -> MeasuredSize? {
    log.calls.append("measure \(item.identifier) in \(Int(proposed.width))")
    return try size?(content(of: item), proposed)
  }

  func willDisplay(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {
    log.calls.append("show \(cell.number) \(item.identifier)")
    try onWillDisplay(cell, item)
  }

  func didEndDisplaying(_ cell: Cell, for item: ItemContext) throws(ScreenFailure) {
    log.calls.append("end \(cell.number) \(item.identifier)=\(content(of: item))")
  }

  func prepareForReuse(_ cell: Cell) throws(ScreenFailure) {
    let isEmpty = (try? cell.content.read()) == .object([]) && cell.bag.count == 0
    log.calls.append("reuse \(cell.number)\(isEmpty ? "" : ", not emptied")")
  }

  private func content(of item: ItemContext) -> String {
    (item.section.models as? TestModels)?.items[item.position] ?? ""
  }
}

/// Shows a section's model in a view, and logs what it is asked.
final class TestViewProvider: ViewProvider {
  let reuseIdentifier: String?
  var measures: Bool { size != nil }
  private let log: CallLog
  /// The size of a view; nil where it is not to be asked.
  var size: ((_ context: ViewContext, _ proposed: Size) throws(ScreenFailure) -> MeasuredSize?)?
  var onConfigure: (Cell, ViewContext) throws(ScreenFailure) -> Void = { _, _ in }

  init(_ reuseIdentifier: String? = nil, log: CallLog = CallLog()) {
    self.reuseIdentifier = reuseIdentifier
    self.log = log
  }

  func configure(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {
    log.calls.append("configure \(view.number) \(name(context))")
    (view.content as? FieldContent)?["text"] = .string(model(context))
    try onConfigure(view, context)
  }

  func measure(_ context: ViewContext, proposed: Size) throws(ScreenFailure) -> MeasuredSize? {
    log.calls.append("measure \(name(context)) in \(Int(proposed.width))")
    return try size?(context, proposed)
  }

  func willDisplay(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {
    log.calls.append("show \(view.number) \(name(context))")
  }

  func didEndDisplaying(_ view: Cell, for context: ViewContext) throws(ScreenFailure) {
    log.calls.append("end \(view.number) \(name(context))")
  }

  private func name(_ context: ViewContext) -> String {
    let item = context.item.map { " of \($0.identifier)" } ?? ""
    return "\(context.section?.id ?? "layout")/\(context.kind)\(item)"
  }

  private func model(_ context: ViewContext) -> String {
    guard let section = context.section, let models = section.models as? TestModels else {
      return ""
    }
    return models.sections[section.index]
  }
}

/// Gives layouts by a function, and counts how often it was asked.
final class TestLayoutProvider: LayoutProvider {
  private let answer: (LayoutContext) throws(ScreenFailure) -> ProvidedLayout
  /// The sections that it was asked for, in order.
  private(set) var asked: [String] = []

  init(_ answer: @escaping (LayoutContext) throws(ScreenFailure) -> ProvidedLayout) {
    self.answer = answer
  }

  /// Gives one layout that depends on nothing.
  convenience init(_ layout: LayoutSection) {
    self.init { _ in ProvidedLayout(layout, dependsOn: []) }
  }

  func layout(for context: LayoutContext) throws(ScreenFailure) -> ProvidedLayout {
    asked.append(context.section.id)
    return try answer(context)
  }
}
