extension Stream {
  /// Only the end; the type stays, so that the stream fits where the others do.
  @inlinable
  public final func ignoreElements() -> Stream<Element> {
    Stream<Element> { observer, subscription in
      self.connect(Observer<Element>(next: { _ in }, end: observer.end), subscription)
    }
  }
}
