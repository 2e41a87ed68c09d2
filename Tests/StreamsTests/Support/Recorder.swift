import Streams

/// Writes down what a stream sends.
final class Recorder<Element> {
  private(set) var values: [Element] = []
  private(set) var ends: [String] = []

  /// Subscribes to a stream and writes down its events.
  func record(_ stream: Stream<Element>) -> Subscription {
    stream.subscribe(
      onNext: { self.values.append($0) },
      onError: { self.ends.append("error \($0)") },
      onCompleted: { self.ends.append("completed") })
  }
}

/// The values and the end of a stream that sends at once.
func events<Element>(of stream: Stream<Element>) -> (values: [Element], ends: [String]) {
  let recorder = Recorder<Element>()
  let subscription = recorder.record(stream)
  subscription.dispose()
  return (recorder.values, recorder.ends)
}

/// Counts the objects made by it that are still alive.
final class LifeCounter {
  private(set) var live = 0

  /// An object whose life is counted.
  func token() -> Token {
    Token(self)
  }

  final class Token {
    private let counter: LifeCounter

    init(_ counter: LifeCounter) {
      self.counter = counter
      counter.live += 1
    }

    deinit {
      counter.live -= 1
    }
  }
}

/// An error to send.
struct Failure: Error, Equatable {
  var number = 0
}
