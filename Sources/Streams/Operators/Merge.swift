extension Stream {
  /// The values of several streams as they come; completes when all have, fails when one does.
  @inlinable
  public static func merge(_ streams: [Stream<Element>]) -> Stream<Element> {
    Stream { observer, subscription in
      guard !streams.isEmpty else {
        if !subscription.isClosed { observer.end(.completed) }
        return
      }
      let join = Join(count: streams.count, observer.end, subscription)
      for (index, stream) in streams.enumerated() {
        let sink = Observer<Element>(
          next: observer.next, end: { join.end($0, ofMerged: index) })
        stream.connect(sink, join.sources[index])
      }
    }
  }

  /// The values of several streams as they come; completes when all have, fails when one does.
  @inlinable
  public static func merge(_ streams: Stream<Element>...) -> Stream<Element> {
    merge(streams)
  }

  /// The values of this stream and of another one as they come.
  @inlinable
  public final func merge(with other: Stream<Element>) -> Stream<Element> {
    .merge([self, other])
  }

  /// The values of the streams that this stream sends, as they come.
  /// - Parameters:
  ///   - maxConcurrent: how many of them are subscribed at a time; the others wait.
  @inlinable
  public final func merge<Inner>(
    maxConcurrent: Int = .max
  ) -> Stream<Inner> where Element == Stream<Inner> {
    precondition(maxConcurrent > 0, "at least one stream runs at a time")
    return Stream<Inner> { observer, subscription in
      Merger(observer, subscription, limit: maxConcurrent).connect(to: self) { $0 }
    }
  }

  /// The values of the streams that this stream sends, one stream after the other.
  @inlinable
  public final func concat<Inner>() -> Stream<Inner> where Element == Stream<Inner> {
    merge(maxConcurrent: 1)
  }
}

extension Join {
  /// Takes note of the end of a stream that is merged or zipped.
  @usableFromInline
  func end(_ termination: Termination, ofMerged index: Int) {
    switch termination {
    case .error(let error): fail(error)
    case .completed where complete(index): complete()
    case .completed: sources[index].dispose()
    }
  }
}
