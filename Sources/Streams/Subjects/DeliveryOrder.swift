/// What happens to a value that is sent while another one is being delivered by the same subject.
public enum DeliveryOrder: Sendable {
  /// It waits until every subscriber has the value before it, so that all see one order and the
  /// last value they see is the newest (streams 2.6, 4.5).
  case queued
  /// It is delivered at once, inside the other delivery, as RxSwift does: later subscribers see
  /// the inner value first.
  case depthFirst
}
