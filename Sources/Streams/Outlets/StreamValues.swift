extension Stream {
  /// The values as an asynchronous sequence, for `for try await`.
  ///
  /// The stream is subscribed when the iteration begins and let go when its iterator is. What
  /// nobody waits for yet is kept, without bound. The stream stays synchronous and on its own
  /// thread: iterate in the isolation that sends to it.
  @inlinable public final var values: StreamValues<Element> { StreamValues(self) }
}

/// The values of a stream as an asynchronous sequence; it ends when the stream completes and throws
/// when it fails.
public struct StreamValues<Element>: AsyncSequence {
  private let stream: Stream<Element>

  @usableFromInline
  init(_ stream: Stream<Element>) {
    self.stream = stream
  }

  /// Subscribes to the stream.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(stream)
  }

  /// One subscription to the stream and what it has sent so far.
  public final class AsyncIterator: AsyncIteratorProtocol {
    private let inbox = Inbox()
    private let subscription: Subscription
    private var signals: AsyncStream<Void>.Iterator

    fileprivate init(_ stream: Stream<Element>) {
      // The stream itself cannot be handed to another task; all that wakes the waiting one is an
      // empty signal, which cancellation ends.
      let (signals, signal) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      self.signals = signals.makeAsyncIterator()
      subscription = stream.subscribe { [inbox] event in
        inbox.events.append(event)
        signal.yield()
      }
    }

    deinit {
      subscription.dispose()
    }

    /// The next value; nil when the stream has completed or the task was cancelled.
    public func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> Element? {
      while true {
        switch inbox.events.popFirst() {
        case .next(let value): return value
        case .error(let error): throw error
        case .completed: return nil
        case nil: break
        }
        guard !subscription.isDisposed, await signals.next(isolation: actor) != nil else {
          subscription.dispose()
          return nil
        }
      }
    }
  }

  private final class Inbox {
    var events = Queue<Event<Element>>()
  }
}
