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

/// When one buffer or window ends and the next begins.
@usableFromInline
final class Windows {
  private let duration: Double
  private let size: Int
  private let scheduler: any Scheduler
  private let subscription: Subscription
  private let next: () -> Void
  private let timer = SerialSubscription()
  private var count = 0

  @usableFromInline
  init(
    _ duration: Double, _ size: Int, _ scheduler: any Scheduler, _ subscription: Subscription,
    next: @escaping () -> Void
  ) {
    self.duration = duration
    self.size = size
    self.scheduler = scheduler
    self.subscription = subscription
    self.next = next
    subscription.onDispose { [timer] in timer.dispose() }
  }

  @usableFromInline
  func countValue() {
    count += 1
    if count == size { beginNext() }
  }

  @usableFromInline
  func startTimer() {
    timer.set(scheduler.schedule(after: duration) { self.beginNext() })
  }

  private func beginNext() {
    count = 0
    next()
    if !subscription.isClosed { startTimer() }
  }
}
