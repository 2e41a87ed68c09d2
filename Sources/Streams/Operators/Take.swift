extension Stream {
  /// The first `count` values; completes right after the last of them, before the source sends on.
  ///
  /// With 0 it completes at once and the source is never subscribed.
  @inlinable
  public final func take(_ count: Int) -> Stream<Element> {
    precondition(count >= 0, "the count of values to take is not negative")
    guard count > 0 else { return .empty() }
    return Stream { observer, subscription in
      let remaining = Box(count)
      let sink = Observer<Element>(
        next: { value in
          guard remaining.value > 0 else { return }
          remaining.value -= 1
          let isLast = remaining.value == 0
          observer.next(value)
          if isLast, !subscription.isClosed { observer.end(.completed) }
        },
        end: { termination in
          guard remaining.value > 0 else { return }
          remaining.value = 0
          observer.end(termination)
        })
      self.connect(sink, subscription)
    }
  }

  /// The last `count` values, sent when the source completes.
  @inlinable
  public final func takeLast(_ count: Int) -> Stream<Element> {
    precondition(count >= 0, "the count of values to take is not negative")
    return Stream { observer, subscription in
      let last = Box(Queue<Element>())
      let sink = Observer<Element>(
        next: { value in
          guard count > 0 else { return }
          if last.value.count == count { _ = last.value.popFirst() }
          last.value.append(value)
        },
        end: { termination in
          if case .completed = termination {
            while !subscription.isClosed, let value = last.value.popFirst() {
              observer.next(value)
            }
            if subscription.isClosed { return }
          }
          observer.end(termination)
        })
      self.connect(sink, subscription)
    }
  }

  /// The values of the first `duration` after subscribing.
  @inlinable
  public final func take(for duration: Double, on scheduler: any Scheduler) -> Stream<Element> {
    Stream { observer, subscription in
      let source = subscription.makeChild()
      let timer = scheduler.schedule(after: duration) {
        source.dispose()
        observer.end(.completed)
      }
      subscription.onDispose { timer.dispose() }
      self.connect(observer, source)
    }
  }
}
