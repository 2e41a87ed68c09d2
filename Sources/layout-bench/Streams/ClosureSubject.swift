/// The least that a subject can be, a list of closures: what streams are measured against.
final class ClosureSubject<Element> {
  private var subscribers: [(id: Int, receive: (Element) -> Void)] = []
  private var lastID = 0

  @discardableResult
  func subscribe(_ receive: @escaping (Element) -> Void) -> Int {
    lastID += 1
    subscribers.append((lastID, receive))
    return lastID
  }

  func unsubscribe(_ id: Int) {
    if let index = subscribers.firstIndex(where: { $0.id == id }) { subscribers.remove(at: index) }
  }

  func send(_ value: Element) {
    for index in subscribers.indices { subscribers[index].receive(value) }
  }
}

/// A place that subscribers add to: a captured variable would be checked for overlapping access at
/// each event, which costs as much as an operator.
final class Sum {
  @exclusivity(unchecked) var value = 0
}
