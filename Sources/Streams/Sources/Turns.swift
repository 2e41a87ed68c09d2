/// The elements of one subscription to an array source, one a turn.
@usableFromInline
final class Turns<Elements: IteratorProtocol> {
  @exclusivity(unchecked) @usableFromInline var elements: Elements
  @usableFromInline let observer: Observer<Elements.Element>
  @usableFromInline let subscription: Subscription
  @usableFromInline let trampoline: Trampoline?

  @inlinable
  init(
    _ elements: Elements, _ observer: Observer<Elements.Element>, _ subscription: Subscription,
    _ trampoline: Trampoline?
  ) {
    self.elements = elements
    self.observer = observer
    self.subscription = subscription
    self.trampoline = trampoline
  }

  /// Sends one element, and more while nobody else on the trampoline waits, or the end; true when
  /// there may be another element.
  @inlinable
  func takeTurns() -> Bool {
    var elements = elements
    while !subscription.isClosed {
      guard let element = elements.next() else {
        observer.end(.completed)
        return false
      }
      observer.next(element)
      if trampoline?.isFree != true {
        self.elements = elements
        return true
      }
    }
    return false
  }
}
