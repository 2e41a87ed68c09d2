extension UnsafeBufferPointer<UInt8> {
  /// The first byte that begins no valid UTF-8; nil where all is well.
  var firstInvalidUTF8: Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
