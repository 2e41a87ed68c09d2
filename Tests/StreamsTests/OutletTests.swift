import Streams
import Testing

/// What leaves the streams: bindings to an owner, and asynchronous sequences.
@Suite struct OutletTests {
  private final class Screen: DisposeBagOwner {
    let disposeBag = DisposeBag()
    var titles: [String] = []
  }

  private final class Label {
    var texts: [String] = []
  }

  @Test func aBindingEndsWithItsOwnersBag() {
    let title = BehaviorRelay("a")
    var screen: Screen? = Screen()
    weak let weakScreen = screen
    if let screen { title.bind(to: screen) { $0.titles.append($1) } }
    title.accept("b")
    #expect(screen?.titles == ["a", "b"])
    screen = nil
    #expect(weakScreen == nil)
    #expect(!title.hasObservers)
  }

  @Test func aBindingToAnyObjectEndsAtTheFirstEventAfterIt() {
    let title = BehaviorRelay("a")
    var label: Label? = Label()
    weak let weakLabel = label
    var subscription: Subscription?
    if let label { subscription = title.bind(to: label) { $0.texts.append($1) } }
    #expect(label?.texts == ["a"])
    label = nil
    #expect(weakLabel == nil)
    #expect(subscription?.isDisposed == false)
    title.accept("b")
    #expect(subscription?.isDisposed == true)
    #expect(!title.hasObservers)
  }

  @Test func valuesKeepWhatIsSentBeforeSomebodyWaits() async throws {
    let subject = PublishSubject<Int>()
    let iterator = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(2)
    subject.complete()
    #expect(try await iterator.next() == 1)
    #expect(try await iterator.next() == 2)
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test func valuesThrowTheStreamsError() async throws {
    let stream = Stream.concat(.of(1, 2), .fail(Failure(number: 3)))
    var seen: [Int] = []
    await #expect(throws: Failure(number: 3)) {
      for try await value in stream.values { seen.append(value) }
    }
    #expect(seen == [1, 2])
  }

  @Test func leavingTheLoopLetsTheStreamGo() async throws {
    let relay = BehaviorRelay(1)
    for try await value in relay.values {
      #expect(value == 1)
      #expect(relay.hasObservers)
      break
    }
    #expect(!relay.hasObservers)
  }

  @Test func cancellationEndsTheWaiting() async throws {
    let task = Task {
      let subject = PublishSubject<Int>()
      let iterator = subject.values.makeAsyncIterator()
      let value = try await iterator.next()
      return value == nil && !subject.hasObservers
    }
    task.cancel()
    #expect(try await task.value)
  }
}
