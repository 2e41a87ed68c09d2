package import Glibc

/// An open file, pipe or terminal.
package struct FileDescriptor: Sendable {
  /// The system's number for it.
  package let number: CInt
  /// What messages call it.
  package let name: String

  /// Takes a file that is open under a number; `name` is what messages call it.
  package init(number: CInt, name: String) {
    self.number = number
    self.name = name
  }

  /// Where events come from.
  package static let standardInput = FileDescriptor(number: STDIN_FILENO, name: "standard input")
  /// Where results go to.
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO, name: "standard output")
  /// Where everything else goes to.
  package static let standardError = FileDescriptor(number: STDERR_FILENO, name: "standard error")

  /// Lets a write into a pipe that nobody reads, or into a file that must not grow, fail with an
  /// error, instead of ending the process.
  package static func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Sees to it that nothing else is opened under the numbers of the standard three: one that is
  /// closed fails as a closed file does, whoever opens files meanwhile.
  package static func reserveStandardFiles() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one; it is open the wrong way round.
      _ = Glibc.open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Opens a file by its path; the permissions are those of a file that is made, less the mask.
  package static func open(_ path: String, _ flags: CInt, permissions: mode_t = 0o666)
    throws(FileError) -> FileDescriptor
  {
    let number = retried { Glibc.open(path, flags | O_CLOEXEC, permissions) }
    guard number >= 0 else { throw FileError(path: path, code: errno) }
    return FileDescriptor(number: number, name: path)
  }

  /// Closes it; not for the standard three.
  package func close() {
    _ = Glibc.close(number)
  }

  /// Whether a person is at the other end.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all bytes, as often as the system takes only a part.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = retried { Glibc.write(number, part.baseAddress, part.count) }
      guard count >= 0 else { throw FileError(path: name, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a text.
  package func write(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    try bytes.span.bytes.withUnsafeBytes { bytes throws(FileError) in try write(bytes) }
  }

  /// Reads what there is, at least one byte and at most so many; none at the end of the input.
  package func read(atMost count: Int) throws(FileError) -> [UInt8] {
    var code: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      let read = retried { Glibc.read(number, buffer.baseAddress, count) }
      if read < 0 { code = errno }
      used = max(read, 0)
    }
    guard code == 0 else { throw FileError(path: name, code: code) }
    return bytes
  }

  /// Reads up to the end of the input; O(n).
  package func readAll() throws(FileError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let part = try read(atMost: 64 * 1024)
      if part.isEmpty { return all }
      all += part
    }
  }
}

/// Repeats a system call for as long as a signal interrupts it.
package func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
  var result = call()
  while result == -1, errno == EINTR { result = call() }
  return result
}
