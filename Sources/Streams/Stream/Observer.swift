/// The receiving end of a stream: where a source, or the stage before, sends its events.
///
/// It is a pair of closures, so that each is compiled for the types of its own stage: a method of
/// a generic class that is found through a table would run unspecialised, ten times slower.
public struct Observer<Element> {
  @usableFromInline let next: (Element) -> Void
  @usableFromInline let end: (Termination) -> Void

  @inlinable
  init(next: @escaping (Element) -> Void, end: @escaping (Termination) -> Void) {
    self.next = next
    self.end = end
  }

  /// Takes the place of an observer that was removed.
  @inlinable static var silent: Observer<Element> {
    Observer(next: { _ in }, end: { _ in })
  }

  /// Sends a value.
  @inlinable
  public func send(_ value: Element) {
    next(value)
  }

  /// Ends the stream with an error.
  @inlinable
  public func fail(_ error: any Error) {
    end(.error(error))
  }

  /// Ends the stream.
  @inlinable
  public func complete() {
    end(.completed)
  }

  /// Sends an event.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let value): next(value)
    case .error(let error): end(.error(error))
    case .completed: end(.completed)
    }
  }
}
