extension Stream {
  /// The values of several streams, one stream after the other.
  @inlinable
  public static func concat(_ streams: [Stream<Element>]) -> Stream<Element> {
    guard let first = streams.first else { return .empty() }
    return Stream { observer, subscription in
      var rest = streams.dropFirst()
      let succession = Succession(observer, subscription) { termination in
        if case .completed = termination { rest.popFirst() } else { nil }
      }
      succession.begin(with: first)
    }
  }

  /// The values of several streams, one stream after the other.
  @inlinable
  public static func concat(_ streams: Stream<Element>...) -> Stream<Element> {
    concat(streams)
  }

  /// The values of this stream, then those of another one.
  @inlinable
  public final func concat(with other: Stream<Element>) -> Stream<Element> {
    .concat([self, other])
  }
}
