/// What was asked for is not in the frame.
package struct UnknownElement: Error {
  /// What was asked for.
  package var id: String
  /// The nearest that is there.
  package var nearest: String?
}
