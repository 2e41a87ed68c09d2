// The forms for streams of different types and for an array differ in one rule (streams 3): the
// first complete only when all streams have; the array completes early, at a value that can never
// be paired because every other stream has completed. Values that wait are kept without bound.

extension Join {
  /// Takes note of a value of an array form that cannot be paired yet.
  @usableFromInline
  func waitForPair(at index: Int) {
    if allOthersCompleted(index) { complete() }
  }
}

extension Stream {
  /// Subscribes to this stream as one source of a zip.
  @inlinable
  final func connect(
    to waiting: Box<Queue<Element>>, _ join: Join, _ index: Int, emit: @escaping () -> Void
  ) {
    let sink = Observer<Element>(
      next: { value in
        waiting.value.append(value)
        if waiting.value.count == 1 {
          join.missing -= 1
          if join.missing == 0 { emit() }
        }
      }, end: { join.end($0, ofMerged: index) })
    connect(sink, join.sources[index])
  }

  /// Pairs the values of any number of streams, the first with the first, into one array.
  ///
  /// Without streams it completes at once.
  @inlinable
  public static func zip<Source>(
    _ streams: [Stream<Source>]
  ) -> Stream<[Source]> where Element == [Source] {
    zip(streams) { $0 }
  }

  /// Pairs the values of any number of streams, the first with the first.
  @inlinable
  public static func zip<Source>(
    _ streams: [Stream<Source>], resultSelector: @escaping ([Source]) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: streams.count, observer.end, subscription)
      let waiting = streams.map { _ in Box(Queue<Source>()) }
      let emit = join.emitter(observer) {
        try resultSelector(waiting.compactMap { join.take($0) })
      }
      if streams.isEmpty { join.complete() }
      for (index, stream) in streams.enumerated() {
        let own = waiting[index]
        let sink = Observer<Source>(
          next: { value in
            own.value.append(value)
            if own.value.count == 1 { join.missing -= 1 }
            if join.missing == 0 { emit() } else { join.waitForPair(at: index) }
          }, end: { join.end($0, ofMerged: index) })
        stream.connect(sink, join.sources[index])
      }
    }
  }
}

extension Join {
  /// Takes the value that waits longest.
  @inlinable
  func take<Value>(_ waiting: Box<Queue<Value>>) -> Value? {
    let value = waiting.value.popFirst()
    if waiting.value.isEmpty { missing += 1 }
    return value
  }
}
