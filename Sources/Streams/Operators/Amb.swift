extension Stream {
  /// All events of the stream that sends anything first, an end included; the others are let go at
  /// that moment.
  @inlinable
  public static func amb(_ streams: [Stream<Element>]) -> Stream<Element> {
    Stream { observer, subscription in
      let winner = Box<Int?>(nil)
      let join = Join(count: streams.count, observer.end, subscription)
      let wins = { (index: Int) -> Bool in
        if let winner = winner.value { return winner == index }
        winner.value = index
        for (other, source) in join.sources.enumerated() where other != index { source.dispose() }
        return true
      }
      for (index, stream) in streams.enumerated() {
        let sink = Observer<Element>(
          next: { value in
            if wins(index) { observer.next(value) }
          },
          end: { termination in
            if wins(index) { observer.end(termination) }
          })
        stream.connect(sink, join.sources[index])
      }
    }
  }

  /// All events of this stream or of another one, whichever sends anything first.
  @inlinable
  public final func amb(_ other: Stream<Element>) -> Stream<Element> {
    .amb([self, other])
  }
}
