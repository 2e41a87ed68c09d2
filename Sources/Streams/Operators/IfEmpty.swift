extension Stream {
  /// The source's values, or a default when it completes without any.
  @inlinable
  public final func ifEmpty(default value: Element) -> Stream<Element> {
    ifEmpty(switchTo: .just(value))
  }

  /// The source's values, or those of another stream when it completes without any.
  @inlinable
  public final func ifEmpty(switchTo other: Stream<Element>) -> Stream<Element> {
    Stream { observer, subscription in
      let isEmpty = Box(true)
      let source = subscription.makeChild()
      let sink = Observer<Element>(
        next: { value in
          isEmpty.value = false
          observer.next(value)
        },
        end: { termination in
          guard case .completed = termination, isEmpty.value else {
            return observer.end(termination)
          }
          source.dispose()
          other.start(observer, subscription)
        })
      self.connect(sink, source)
    }
  }
}
