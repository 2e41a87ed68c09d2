extension Stream {
  /// The newest value since the last tick of another stream, once for each of its values and for
  /// its completion.
  ///
  /// Completes when the source has completed and the sampler then sends or completes.
  /// - Parameters:
  ///   - defaultValue: sent at a tick without a new value.
  @inlinable
  public final func sample<Sampler>(
    _ sampler: Stream<Sampler>, default defaultValue: Element? = nil
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let newest = Box<Element?>(nil)
      let hasCompleted = Box(false)
      let source = subscription.makeChild()
      let ticks = subscription.makeChild()
      let sink = Observer<Element>(
        next: { newest.value = $0 },
        end: { termination in
          if case .error(let error) = termination {
            return subscription.fail(error, observer.end)
          }
          hasCompleted.value = true
          source.dispose()
        })
      self.connect(sink, source)
      let tick = {
        if !subscription.isClosed, let value = newest.value ?? defaultValue {
          newest.value = nil
          observer.next(value)
        }
        if hasCompleted.value, !subscription.isClosed { observer.end(.completed) }
      }
      let sampled = Observer<Sampler>(
        next: { _ in tick() },
        end: { termination in
          if case .error(let error) = termination {
            return subscription.fail(error, observer.end)
          }
          tick()
          ticks.dispose()
        })
      sampler.connect(sampled, ticks)
    }
  }
}
