extension Double {
  /// The shortest text that reads back to the number, as frames write it.
  package var shortestText: String {
    String(unsafeUninitializedCapacity: ByteBuffer.longestNumber) { bytes in
      bytes.baseAddress.map { NumberText.put(self, at: $0) } ?? 0
    }
  }

  /// The number as people read it: to a thousandth, or in full where that would be 0.
  package var readableText: String {
    let rounded = (self * 1000).rounded() / 1000
    return (rounded == 0 || !rounded.isFinite ? self : rounded).shortestText
  }
}
