extension Stream {
  /// Sends the values as a stream of streams: a new one begins when the one before has sent `count`
  /// values, or when `duration` has passed, whichever comes first.
  @inlinable
  public final func window(
    _ duration: Double, count: Int, on scheduler: any Scheduler
  ) -> Stream<Stream<Element>> {
    Stream<Stream<Element>> { observer, subscription in
      let users = ReferenceCount(subscription)
      let window = Box(PublishSubject<Element>())
      if !subscription.isClosed { observer.next(users.keeping(window.value)) }
      let next = {
        window.value.complete()
        window.value = PublishSubject()
        if !subscription.isClosed { observer.next(users.keeping(window.value)) }
      }
      let windows = Windows(duration, count, scheduler, users.source, next: next)
      windows.startTimer()
      let sink = Observer<Element>(
        next: { value in
          window.value.send(value)
          windows.countValue()
        },
        end: { termination in
          window.value.broadcast.end(termination)
          observer.end(termination)
        })
      self.connect(sink, users.source)
    }
  }
}
