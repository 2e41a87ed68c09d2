extension Stream {
  /// Goes on with another stream when this one fails.
  /// - Parameters:
  ///   - handler: makes that stream; an error that it throws is sent.
  @inlinable
  public final func `catch`(
    _ handler: @escaping (any Error) throws -> Stream<Element>
  ) -> Stream<Element> {
    Stream { observer, subscription in
      var hasFailed = false
      let succession = Succession(observer, subscription) { termination in
        guard case .error(let error) = termination, !hasFailed else { return nil }
        hasFailed = true
        return try handler(error)
      }
      succession.begin(with: self)
    }
  }

  /// Sends a value and completes when this stream fails.
  @inlinable
  public final func catchAndReturn(_ value: Element) -> Stream<Element> {
    self.catch { _ in .just(value) }
  }

  /// The first of several streams that does not fail; each is tried when the one before failed.
  @inlinable
  public static func catchSequence(_ streams: [Stream<Element>]) -> Stream<Element> {
    guard let first = streams.first else { return .empty() }
    return Stream { observer, subscription in
      var rest = streams.dropFirst()
      let succession = Succession(observer, subscription) { termination in
        if case .error = termination { rest.popFirst() } else { nil }
      }
      succession.begin(with: first)
    }
  }
}
