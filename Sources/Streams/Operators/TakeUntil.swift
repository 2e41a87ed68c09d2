extension Stream {
  /// The values until another stream sends its first, then completes.
  ///
  /// The other stream's completion is ignored, its error is sent. It is subscribed first, so that
  /// one that sends at once gives an empty stream.
  @inlinable
  public final func take<Other>(until other: Stream<Other>) -> Stream<Element> {
    Stream { observer, subscription in
      let hasEnded = Box(false)
      let end = { (termination: Termination) in
        guard !hasEnded.value else { return }
        hasEnded.value = true
        observer.end(termination)
      }
      let until = subscription.makeChild()
      let stop = Observer<Other>(
        next: { _ in end(.completed) },
        end: { termination in
          if case .error = termination { end(termination) } else { until.dispose() }
        })
      other.connect(stop, until)
      let sink = Observer<Element>(
        next: { value in
          if !hasEnded.value { observer.next(value) }
        }, end: end)
      self.connect(sink, subscription)
    }
  }
}
