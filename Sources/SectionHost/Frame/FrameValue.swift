/// A value that a cell, a view or an output shows in a frame, in the shapes that JSON knows.
public indirect enum FrameValue: Sendable, Hashable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A finite number.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([FrameValue])
  /// Fields in the order in which they are written.
  case object([Field])

  /// One named value of an object.
  public struct Field: Sendable, Hashable {
    /// The key.
    public var key: String
    /// What stands under the key.
    public var value: FrameValue

    /// Makes a field of an object.
    public init(_ key: String, _ value: FrameValue) {
      self.key = key
      self.value = value
    }
  }
}
