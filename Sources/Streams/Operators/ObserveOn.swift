extension Stream {
  /// Sends each event, the end too, in an action of the scheduler, strictly in order.
  ///
  /// What waits is kept without bound and dropped by disposal.
  @inlinable
  public final func observe(on scheduler: any Scheduler) -> Stream<Element> {
    Stream { observer, subscription in
      let waiting = Box(Queue<Event<Element>>())
      let isScheduled = Box(false)
      let scheduled = SerialSubscription()
      subscription.onDispose { scheduled.dispose() }
      // Of its own, because values are sent after the source has failed.
      let source = subscription.makeChild()
      let enqueue = { (event: Event<Element>) in
        waiting.value.append(event)
        guard !isScheduled.value else { return }
        isScheduled.value = true
        scheduler.repeatAction(scheduled) {
          if let event = waiting.value.popFirst() { observer.on(event) }
          isScheduled.value = !waiting.value.isEmpty
          return isScheduled.value
        }
      }
      let sink = Observer<Element>(
        next: { enqueue(.next($0)) },
        end: { termination in
          source.dispose()
          enqueue(Event(termination))
        })
      self.connect(sink, source)
    }
  }

  /// Subscribes in an action of the scheduler, and lets the source go in one.
  @inlinable
  public final func subscribe(on scheduler: any Scheduler) -> Stream<Element> {
    Stream { observer, subscription in
      let source = Subscription(inheriting: subscription)
      // Nothing passes after disposal, though the source is let go later.
      let sink = Observer<Element>(
        next: { value in
          if !subscription.isClosed { observer.next(value) }
        },
        end: { termination in
          if !subscription.isDisposed { observer.end(termination) }
        })
      let begin = scheduler.schedule(after: 0) {
        if !subscription.isDisposed { self.start(sink, source) }
      }
      subscription.onDispose {
        begin.dispose()
        _ = scheduler.schedule(after: 0) { source.dispose() }
      }
    }
  }
}
