import Glibc
import LayoutScripting

/// Where results and messages go: straight to the standard files, or as whole records to the
/// process that guards this one.
struct Console: Sendable {
  /// The pipe to the guarding process; nil where there is none.
  private let guardian: FileDescriptor?
  /// Whether anybody sees how far long work has come.
  let showsProgress: Bool

  /// Writes to the standard files.
  static let direct = Console(guardian: nil)

  /// Writes records into a pipe.
  init(guardian: FileDescriptor?, showsProgress: Bool = false) {
    self.guardian = guardian
    self.showsProgress = showsProgress
  }

  /// Writes a result, whole or not at all.
  func output(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try send(.output, bytes) { bytes throws(FileError) in
      try FileDescriptor.standardOutput.write(bytes)
    }
  }

  /// Writes a text as a result, whole or not at all.
  func output(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in try output(bytes) }
  }

  /// Writes all that a command gives, to a file where one is named; that nobody reads it is no error.
  func result(_ text: String, to path: String? = nil) throws(PlacedError) {
    do throws(FileError) {
      if let path { try WholeFile.write(text, to: path) } else { try output(text) }
    } catch {
      if error.problem == .brokenPipe { return }
      throw PlacedError(path: error.path, message: error.message)
    }
  }

  /// Writes a message; where nobody reads it there is nobody to tell.
  func message(_ text: String) {
    let bytes = Array(text.utf8)
    bytes.span.bytes.withUnsafeBytes { bytes in
      try? send(.message, bytes) { bytes throws(FileError) in
        try FileDescriptor.standardError.write(bytes)
      }
    }
  }

  /// Says what must follow the results if this process ends before it has written it.
  func setClosing(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in
      try send(.closing, bytes) { _ throws(FileError) in }
    }
  }

  /// Says how far long work has come, where somebody looks on; only a guarding process shows it.
  func progress(_ text: String) { tell(.progress, text) }

  /// The same of work that may be short, which is shown once it has gone on for a while.
  ///
  /// An empty text says that it is over.
  func stage(_ text: String) { tell(.stage, text) }

  private func tell(_ kind: ConsoleRecord.Kind, _ text: String) {
    guard showsProgress else { return }
    let bytes = Array(text.utf8)
    bytes.span.bytes.withUnsafeBytes { bytes in
      try? send(kind, bytes) { _ throws(FileError) in }
    }
  }

  private func send(
    _ kind: ConsoleRecord.Kind, _ bytes: UnsafeRawBufferPointer,
    direct: (UnsafeRawBufferPointer) throws(FileError) -> Void
  ) throws(FileError) {
    guard let guardian else { return try direct(bytes) }
    var header = ConsoleRecord.header(kind, length: bytes.count)
    header.append(contentsOf: bytes)
    try header.span.bytes.withUnsafeBytes { record throws(FileError) in
      try guardian.write(record)
    }
  }
}

/// What goes through the pipe: a byte for the kind, eight for the length, and the bytes.
enum ConsoleRecord {
  enum Kind: UInt8 {
    case output = 1
    case message
    case closing
    case progress
    case stage
  }

  static let headerLength = 9

  static func header(_ kind: Kind, length: Int) -> [UInt8] {
    var header = [kind.rawValue]
    withUnsafeBytes(of: UInt64(length)) { header.append(contentsOf: $0) }
    return header
  }

  /// The kind and the length that a header says; nil for what is no header.
  static func read(_ header: [UInt8]) -> (kind: Kind, length: Int)? {
    guard header.count == headerLength, let kind = Kind(rawValue: header[0]) else { return nil }
    var length: UInt64 = 0
    withUnsafeMutableBytes(of: &length) { $0.copyBytes(from: header[1...]) }
    return (kind, Int(truncatingIfNeeded: length))
  }
}
