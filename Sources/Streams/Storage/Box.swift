/// A place for the state of one subscription to an operator.
///
/// Access is not checked for overlap at run time: every use is a single read or write, and the
/// check would cost as much as the operator.
@usableFromInline
final class Box<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
