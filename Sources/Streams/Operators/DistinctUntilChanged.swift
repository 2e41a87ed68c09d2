extension Stream {
  /// The values whose key differs from the key of the last value sent.
  /// - Parameters:
  ///   - key: what is compared.
  ///   - areEqual: compares the last key with the new one.
  @inlinable
  public final func distinctUntilChanged<Key>(
    by key: @escaping (Element) throws -> Key,
    _ areEqual: @escaping (Key, Key) throws -> Bool
  ) -> Stream<Element> {
    Stream { observer, subscription in
      let last = Box<Key?>(nil)
      let sink = Observer<Element>(
        next: { value in
          do {
            let key = try key(value)
            if let last = last.value, try areEqual(last, key) { return }
            if subscription.isClosed { return }
            last.value = key
          } catch {
            return subscription.fail(error, observer.end)
          }
          observer.next(value)
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }

  /// The values whose key differs from the key of the last value sent.
  @inlinable
  public final func distinctUntilChanged<Key: Equatable>(
    by key: @escaping (Element) throws -> Key
  ) -> Stream<Element> {
    distinctUntilChanged(by: key) { $0 == $1 }
  }

  /// The values that differ from the last value sent.
  @inlinable
  public final func distinctUntilChanged(
    _ areEqual: @escaping (Element, Element) throws -> Bool
  ) -> Stream<Element> {
    distinctUntilChanged(by: { $0 }, areEqual)
  }
}

extension Stream where Element: Equatable {
  /// The values that differ from the last value sent.
  @inlinable
  public final func distinctUntilChanged() -> Stream<Element> {
    Stream { observer, subscription in
      let last = Box<Element?>(nil)
      let sink = Observer<Element>(
        next: { value in
          if let last = last.value, last == value { return }
          last.value = value
          observer.next(value)
        }, end: observer.end)
      self.connect(sink, subscription)
    }
  }
}
