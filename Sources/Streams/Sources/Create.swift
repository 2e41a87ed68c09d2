extension Stream {
  /// A source of your own.
  ///
  /// The closure runs for each subscriber and sends to the observer, at once or later; whatever it
  /// sends after the end or after disposal is dropped (streams 1.1).
  /// - Parameters:
  ///   - subscribe: returns what is to be disposed of when the subscription is over, or nil.
  @inlinable
  public static func create(
    _ subscribe: @escaping (Observer<Element>) -> Subscription?
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let hasEnded = Box(false)
      let guarded = Observer<Element>(
        next: { value in
          if !hasEnded.value, !subscription.isClosed { observer.next(value) }
        },
        end: { termination in
          guard !hasEnded.value, !subscription.isClosed else { return }
          hasEnded.value = true
          observer.end(termination)
        })
      if let resource = subscribe(guarded) { subscription.onDispose { resource.dispose() } }
    }
  }
}
