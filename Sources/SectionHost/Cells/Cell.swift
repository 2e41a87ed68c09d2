public import Streams

/// A pooled view that shows one item (or header, footer, badge, background) after another.
///
/// What it is bound to lives in its bag and ends with its binding.
public final class Cell {
  /// Which pool it belongs to.
  public let reuseIdentifier: String
  /// Its own number, from 1 in order of creation.
  public let number: Int
  /// The subscriptions of its binding.
  public let bag = DisposeBag()
  /// What it shows, to be set by whoever configures it; emptied before it is configured again.
  public var content: any CellContent = FieldContent()
  /// The control events of what it shows now.
  public internal(set) var events: ControlEvents?

  /// Why the first stream that failed of those it is bound to did so.
  private(set) var streamFailure: ScreenFailure?

  init(reuseIdentifier: String, number: Int) {
    self.reuseIdentifier = reuseIdentifier
    self.number = number
  }

  /// Notes that a stream that it is bound to ended with an error; frames carry the first such error
  /// as `stream_failed` until the binding ends.
  public func fail(_ error: any Error) {
    streamFailure = streamFailure ?? ScreenFailure(describing: error)
  }

  /// Ends what the cell was bound to and empties it.
  func unbind() {
    bag.clear()
    streamFailure = nil
    events = nil
    content.clear()
  }
}

/// The fields that a cell shows.
public protocol CellContent: AnyObject {
  /// The fields as a frame shows them, an object.
  func read() throws(ScreenFailure) -> FrameValue
  /// Removes all fields.
  func clear()
}

/// Fields that Swift code sets.
public final class FieldContent: CellContent {
  private var fields: [String: FrameValue] = [:]

  /// Makes content without a field.
  public init() {}

  /// The field of a name.
  public subscript(name: String) -> FrameValue? {
    get { fields[name] }
    set { fields[name] = newValue }
  }

  /// The fields, in the order of their names' bytes.
  public func read() -> FrameValue {
    .object(
      fields.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { FrameValue.Field($0.key, $0.value) })
  }

  /// Removes all fields.
  public func clear() { fields.removeAll(keepingCapacity: true) }
}
