extension Stream {
  /// Makes the stream anew for each subscriber.
  @inlinable
  public static func deferred(
    _ makeStream: @escaping () throws -> Stream<Element>
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let stream: Stream<Element>
      do { stream = try makeStream() } catch {
        return subscription.fail(error, observer.end)
      }
      stream.connect(observer, subscription)
    }
  }
}
