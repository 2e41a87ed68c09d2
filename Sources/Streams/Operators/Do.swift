extension Stream {
  /// Runs closures beside the events, which pass unchanged.
  ///
  /// `onNext`, `onError` and `onCompleted` run before the event is sent on; what they throw becomes
  /// the stream's error, in place of the event. `onDispose` runs when the subscription is over,
  /// after the source was let go.
  @inlinable
  public final func `do`(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Stream<Element> {
    Stream { observer, subscription in
      onSubscribe?()
      let sink = Observer<Element>(
        next: { value in
          do { try onNext?(value) } catch {
            return subscription.fail(error, observer.end)
          }
          if !subscription.isClosed { observer.next(value) }
        },
        end: { termination in
          var termination = termination
          do {
            switch termination {
            case .error(let error): try onError?(error)
            case .completed: try onCompleted?()
            }
          } catch {
            termination = .error(error)
          }
          if !subscription.isDisposed { observer.end(termination) }
        })
      self.connect(sink, subscription)
      onSubscribed?()
      if let onDispose { subscription.onDispose(onDispose) }
    }
  }
}
