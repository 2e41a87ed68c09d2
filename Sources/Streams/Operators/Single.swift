extension Stream {
  /// The value with a number, from 0, after which it completes.
  ///
  /// A source that ends before fails with `StreamError.argumentOutOfRange`.
  @inlinable
  public final func element(at index: Int) -> Stream<Element> {
    precondition(index >= 0, "the index of a value is not negative")
    return Stream { observer, subscription in
      let remaining = Box(index)
      let sink = Observer<Element>(
        next: { value in
          remaining.value -= 1
          guard remaining.value == -1 else { return }
          observer.next(value)
          if !subscription.isClosed { observer.end(.completed) }
        },
        end: { termination in
          guard remaining.value >= 0 else { return }
          remaining.value = -1
          if case .error = termination { return observer.end(termination) }
          observer.end(.error(StreamError.argumentOutOfRange))
        })
      self.connect(sink, subscription)
    }
  }

  /// The only value; `StreamError.noElements` or `.moreThanOneElement` when that is not so.
  @inlinable
  public final func single() -> Stream<Element> {
    single { _ in true }
  }

  /// The only value that satisfies the predicate, sent when it comes; `StreamError.noElements` or
  /// `.moreThanOneElement` when that is not so.
  @inlinable
  public final func single(
    where predicate: @escaping (Element) throws -> Bool
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let found = Box(false)
      let sink = Observer<Element>(
        next: { value in
          do {
            guard try predicate(value), !subscription.isClosed else { return }
          } catch {
            return subscription.fail(error, observer.end)
          }
          if found.value {
            return subscription.fail(StreamError.moreThanOneElement, observer.end)
          }
          found.value = true
          observer.next(value)
        },
        end: { termination in
          if case .completed = termination, !found.value {
            observer.end(.error(StreamError.noElements))
          } else {
            observer.end(termination)
          }
        })
      self.connect(sink, subscription)
    }
  }
}
