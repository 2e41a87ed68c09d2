/// What a stream sends: any number of values, then at most one end (streams 1.1).
public enum Event<Element> {
  /// A value.
  case next(Element)
  /// The stream failed; nothing follows.
  case error(any Error)
  /// The stream is done; nothing follows.
  case completed
}

/// How a stream ends.
public enum Termination {
  /// The stream is done.
  case completed
  /// The stream failed.
  case error(any Error)
}

extension Event {
  /// The event of an end.
  @inlinable
  public init(_ termination: Termination) {
    switch termination {
    case .completed: self = .completed
    case .error(let error): self = .error(error)
    }
  }

  /// The value, unless the event is an end.
  @inlinable public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }
}

extension Event: Sendable where Element: Sendable {}
extension Termination: Sendable {}
