public import Streams

/// Something that a person did to a control of a cell or view.
public struct ControlEvent: Sendable, Hashable {
  /// What was done, for example `tap`.
  public var name: String
  /// The control that it was done to; nil for the cell itself.
  public var control: String?
  /// What came with it.
  public var value: FrameValue

  /// Makes an event.
  public init(name: String, control: String? = nil, value: FrameValue = .null) {
    self.name = name
    self.control = control
    self.value = value
  }
}

/// What an event is done to: an item, or a supplementary view.
enum ControlTarget: Hashable {
  case item(ItemIdentifier)
  case view(ViewKey)
}

/// The control events of one item or view, by name and control.
///
/// They belong to what is shown and not to the cell, so a handler that outlives its binding goes on
/// hearing of its own item.
public final class ControlEvents {
  struct Key: Hashable {
    var name: String
    var control: String?
  }

  private var subjects: [Key: PublishSubject<ControlEvent>] = [:]

  init() {}

  /// The events of a name, of one control or of the cell itself.
  public func events(_ name: String, control: String? = nil) -> Stream<ControlEvent> {
    let key = Key(name: name, control: control)
    if let subject = subjects[key] { return subject }
    let subject = PublishSubject<ControlEvent>()
    subjects[key] = subject
    return subject
  }

  /// Whether anybody hears any of them.
  var hasObservers: Bool { subjects.values.contains(where: \.hasObservers) }

  /// The events that more than one handler hears, and how many do.
  var doubleBindings: [(event: Key, count: Int)] {
    subjects.compactMap { $1.observerCount > 1 ? ($0, $1.observerCount) : nil }
  }

  /// Delivers an event; false where nobody hears it.
  func send(_ event: ControlEvent) -> Bool {
    guard let subject = subjects[Key(name: event.name, control: event.control)],
      subject.hasObservers
    else { return false }
    subject.send(event)
    return true
  }
}
