extension Stream {
  /// Completes at once.
  @inlinable
  public static func empty() -> Stream<Element> {
    Stream { observer, subscription in
      if !subscription.isClosed { observer.end(.completed) }
    }
  }

  /// Sends nothing and does not end.
  @inlinable
  public static func never() -> Stream<Element> {
    Stream { _, _ in }
  }

  /// Fails at once.
  @inlinable
  public static func fail(_ error: any Error) -> Stream<Element> {
    Stream { observer, subscription in
      if !subscription.isClosed { observer.end(.error(error)) }
    }
  }
}
