// The rules that all forms share (streams 3, 4). An output needs a value of every source; then each
// value of any source gives one output, never merged. It completes when all sources have, and also
// when a source sends a value that can never be used, because another one completed without any
// and all others have completed.
//
// Two branches of one root give two outputs for each of its values, the first with one old value
// (streams 4.2). `debounce(0, on:)` after it leaves one output, the last, for each instant of a
// clock.

extension Join {
  /// Takes note of a source's end.
  @usableFromInline
  func end(_ termination: Termination, ofLatest index: Int) {
    switch termination {
    case .error(let error): fail(error)
    case .completed where complete(index): complete()
    case .completed: sources[index].dispose()
    }
  }

  /// Takes note of a value that cannot be used yet.
  @usableFromInline
  func wait(at index: Int) {
    if allOthersCompleted(index) { complete() }
  }
}

extension Stream {
  /// Subscribes to this stream as one source of a combination.
  @inlinable
  final func connect(
    to latest: Box<Element?>, _ join: Join, _ index: Int, emit: @escaping () -> Void
  ) {
    let sink = Observer<Element>(
      next: { value in
        if latest.value == nil { join.missing -= 1 }
        latest.value = value
        if join.missing == 0 { emit() } else { join.wait(at: index) }
      }, end: { join.end($0, ofLatest: index) })
    connect(sink, join.sources[index])
  }
}

extension Stream {
  /// Combines the newest values of any number of streams into one array (streams 3, 4).
  ///
  /// Without streams it sends one empty array and completes. The array is the operator's own until
  /// somebody keeps it, so that no event allocates.
  @inlinable
  public static func combineLatest<Source>(
    _ streams: [Stream<Source>]
  ) -> Stream<[Source]> where Element == [Source] {
    combineLatest(streams) { $0 }
  }

  /// Combines the newest values of any number of streams.
  @inlinable
  public static func combineLatest<Source>(
    _ streams: [Stream<Source>], resultSelector: @escaping ([Source]) throws -> Element
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let join = Join(count: streams.count, observer.end, subscription)
      let latest = Box<[Source]>([])
      let emit = join.emitter(observer) { try resultSelector(latest.value) }
      guard !streams.isEmpty else {
        emit()
        return join.complete()
      }
      let first = Box<[Source?]>(Array(repeating: nil, count: streams.count))
      for (index, stream) in streams.enumerated() {
        let sink = Observer<Source>(
          next: { value in
            if join.missing == 0 {
              latest.value[index] = value
              return emit()
            }
            if first.value[index] == nil { join.missing -= 1 }
            first.value[index] = value
            guard join.missing == 0 else { return join.wait(at: index) }
            latest.value = first.value.compactMap { $0 }
            first.value = []
            emit()
          }, end: { join.end($0, ofLatest: index) })
        stream.connect(sink, join.sources[index])
      }
    }
  }
}
