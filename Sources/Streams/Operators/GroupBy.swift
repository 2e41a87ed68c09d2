/// The values of a stream that share a key.
public final class GroupedStream<Key, Element>: Stream<Element> {
  /// What its values have in common.
  public let key: Key

  @inlinable
  init(key: Key, _ source: @escaping (Observer<Element>, Subscription) -> Void) {
    self.key = key
    super.init(runsTrampoline: false, source)
  }
}

extension Stream {
  /// One stream for each key, sent when its first value comes; all end with the source.
  /// - Parameters:
  ///   - keyOf: the key of a value.
  @inlinable
  public final func group<Key: Hashable>(
    by keyOf: @escaping (Element) throws -> Key
  ) -> Stream<GroupedStream<Key, Element>> {
    Stream<GroupedStream<Key, Element>> { observer, subscription in
      let users = ReferenceCount(subscription)
      let groups = Box<[(key: Key, subject: PublishSubject<Element>)]>([])
      let indexes = Box<[Key: Int]>([:])
      let sink = Observer<Element>(
        next: { value in
          guard !users.source.isClosed else { return }
          let key: Key
          do { key = try keyOf(value) } catch {
            users.source.isClosed = true
            let error = Termination.error(error)
            for group in groups.value { group.subject.broadcast.end(error) }
            return observer.end(error)
          }
          if let index = indexes.value[key] { return groups.value[index].subject.send(value) }
          let subject = PublishSubject<Element>()
          indexes.value[key] = groups.value.count
          groups.value.append((key, subject))
          let kept = users.keeping(subject)
          observer.next(GroupedStream(key: key) { kept.connect($0, $1) })
          subject.send(value)
        },
        end: { termination in
          for group in groups.value { group.subject.broadcast.end(termination) }
          observer.end(termination)
        })
      self.connect(sink, users.source)
    }
  }
}
