extension Stream {
  /// Turns each value into a stream and sends the values of all of them as they come.
  ///
  /// Completes when the source and all inner streams have.
  @inlinable
  public final func flatMap<Result>(
    _ transform: @escaping (Element) throws -> Stream<Result>
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      Merger(observer, subscription, limit: .max).connect(to: self, transform)
    }
  }

  /// Turns each value into a stream and sends their values one stream after the other.
  @inlinable
  public final func concatMap<Result>(
    _ transform: @escaping (Element) throws -> Stream<Result>
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      Merger(observer, subscription, limit: 1).connect(to: self, transform)
    }
  }

  /// Turns a value into a stream and ignores all further values while that one runs; the selector
  /// is not called for them.
  @inlinable
  public final func flatMapFirst<Result>(
    _ transform: @escaping (Element) throws -> Stream<Result>
  ) -> Stream<Result> {
    Stream<Result> { observer, subscription in
      let merger = Merger(observer, subscription, limit: 1)
      let idle = self.filter { _ in merger.active == 0 }
      merger.connect(to: idle, transform)
    }
  }
}
