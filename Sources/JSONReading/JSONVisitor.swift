/// What takes the values of a text as they are read, in the order in which they stand there.
///
/// Every offset is the byte at which the token begins, counted from the start of the text; the
/// offset of an end is that of its bracket. Texts are UTF-8 with their escapes resolved, and are
/// only valid during the call. A visitor that throws ends the reading at that place.
package protocol JSONVisitor: AnyObject {
  /// Takes `null`.
  func null(at offset: Int) throws(JSONRefusal)
  /// Takes `true` or `false`.
  func boolean(_ value: Bool, at offset: Int) throws(JSONRefusal)
  /// Takes a number without point and exponent that fits in 64 bits.
  func integer(_ value: Int64, at offset: Int) throws(JSONRefusal)
  /// Takes any other number; always finite.
  func number(_ value: Double, at offset: Int) throws(JSONRefusal)
  /// Takes a string that is no key.
  func string(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) throws(JSONRefusal)
  /// Takes the start of an array.
  func beginArray(at offset: Int) throws(JSONRefusal)
  /// Takes the end of the innermost array.
  func endArray(at offset: Int) throws(JSONRefusal)
  /// Takes the start of an object.
  func beginObject(at offset: Int) throws(JSONRefusal)
  /// Takes a key of the innermost object; never the same one twice.
  func key(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) throws(JSONRefusal)
  /// Takes the end of the innermost object.
  func endObject(at offset: Int) throws(JSONRefusal)
}

/// A visitor's own reason to stop.
package struct JSONRefusal: Error, Hashable {
  /// What is wrong, in a sentence without a full stop.
  package var message: String
  /// The byte at fault; nil means the value that the visitor was given.
  package var offset: Int?

  /// Makes a reason from what is wrong.
  package init(_ message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
