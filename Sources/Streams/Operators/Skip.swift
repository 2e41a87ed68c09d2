extension Stream {
  /// All values but the first `count`.
  @inlinable
  public final func skip(_ count: Int) -> Stream<Element> {
    Stream { observer, subscription in
      let remaining = Box(count)
      let sink = Observer<Element>(
        next: { value in
          if remaining.value > 0 { remaining.value -= 1 } else { observer.next(value) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }

  /// The values from the first on that does not satisfy the predicate.
  @inlinable
  public final func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let isSkipping = Box(true)
      let sink = Observer<Element>(
        next: { value in
          if isSkipping.value {
            do { isSkipping.value = try predicate(value) } catch {
              return subscription.fail(error, observer.end)
            }
            if isSkipping.value || subscription.isClosed { return }
          }
          observer.next(value)
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }

  /// The values after another stream has sent its first.
  ///
  /// A source that completes before lets go of both and leaves this stream silent for good, as in
  /// RxSwift; errors are sent.
  @inlinable
  public final func skip<Other>(until other: Stream<Other>) -> Stream<Element> {
    Stream { observer, subscription in
      let isOpen = Box(false)
      let source = subscription.makeChild()
      let until = subscription.makeChild()
      let sink = Observer<Element>(
        next: { value in
          if isOpen.value { observer.next(value) }
        },
        end: { termination in
          if isOpen.value || termination.isError {
            observer.end(termination)
          } else {
            source.dispose()
            until.dispose()
          }
        })
      self.connect(sink, source)
      let start = Observer<Other>(
        next: { _ in
          isOpen.value = true
          until.dispose()
        },
        end: { termination in
          guard case .error(let error) = termination else { return until.dispose() }
          source.dispose()
          subscription.fail(error, observer.end)
        })
      other.connect(start, until)
    }
  }

  /// The values after the first `duration` since subscribing.
  @inlinable
  public final func skip(for duration: Double, on scheduler: any Scheduler) -> Stream<Element> {
    Stream { observer, subscription in
      let isOpen = Box(false)
      let timer = scheduler.schedule(after: duration) { isOpen.value = true }
      subscription.onDispose { timer.dispose() }
      let sink = Observer<Element>(
        next: { value in
          if isOpen.value { observer.next(value) }
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }
}
