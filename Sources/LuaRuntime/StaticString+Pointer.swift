extension StaticString {
  /// The text as C reads it; a literal ends with a zero and lives as long as the program.
  var pointer: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
