extension Stream {
  /// Collects values and sends them as an array when there are `count`, or when `duration` has
  /// passed since the last array, whichever comes first; empty arrays are sent too.
  ///
  /// Completion sends what is left, an error drops it.
  @inlinable
  public final func buffer(
    _ duration: Double, count: Int, on scheduler: any Scheduler
  ) -> Stream<[Element]> {
    Stream<[Element]> { observer, subscription in
      let collected = Box<[Element]>([])
      let send = {
        let elements = collected.value
        collected.value = []
        observer.next(elements)
      }
      let windows = Windows(duration, count, scheduler, subscription, next: send)
      windows.startTimer()
      let sink = Observer<Element>(
        next: { value in
          collected.value.append(value)
          windows.countValue()
        },
        end: { termination in
          if case .completed = termination {
            send()
            if subscription.isClosed { return }
          }
          observer.end(termination)
        })
      self.connect(sink, subscription)
    }
  }
}
