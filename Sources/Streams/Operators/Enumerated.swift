extension Stream {
  /// Each value with its number, from 0.
  @inlinable
  public final func enumerated() -> Stream<(index: Int, element: Element)> {
    Stream<(index: Int, element: Element)> { observer, subscription in
      let count = Box(0)
      let sink = Observer<Element>(
        next: { value in
          let index = count.value
          count.value = index + 1
          observer.next((index, value))
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }
}
