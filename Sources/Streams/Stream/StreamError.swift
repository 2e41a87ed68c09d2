/// The errors that the streams themselves send.
public enum StreamError: Error, Equatable {
  /// The subject was disposed before this subscription (streams 2).
  case disposed
  /// Nothing came in time (`timeout`).
  case timeout
  /// The source ended without the value asked for (`single`).
  case noElements
  /// A second value came where one was expected (`single`).
  case moreThanOneElement
  /// The source ended before the index asked for (`element(at:)`).
  case argumentOutOfRange
}
