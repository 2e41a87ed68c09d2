import Foundation
import TestSupport

/// A pipe through which a program that goes on writes its frames, one a line.
final class FramePipe {
  let pipe = Pipe()
  private var received: [UInt8] = []

  /// Waits for the next frame; nil where none comes before the program ends or for too long.
  func frame(milliseconds: CInt) throws -> RenderedFrame? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeFirst(end + 1)
        return try RenderedFrame.lines(line).first
      }
      guard pipe.waits(milliseconds: milliseconds) else { return nil }
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      received += more
    }
  }

  /// Whether nothing has been written; a moment is enough for what has no reason to come.
  func isSilent() -> Bool { received.isEmpty && !pipe.waits(milliseconds: 150) }
}

extension Pipe {
  /// Waits until something can be read, or nothing will come any more; false where it takes too long.
  func waits(milliseconds: CInt) -> Bool {
    var request = pollfd(
      fd: fileHandleForReading.fileDescriptor, events: CShort(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}
