import Foundation
import TestSupport
import Testing

@testable import LayoutScripting

@Suite struct FileTests {
  @Test(
    "Files of all sizes come back as they were written",
    arguments: [0, 1, 4095, 4096, 4097, 300_000])
  func roundTrip(size: Int) throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/file"
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try bytes.withUnsafeBytes { try WholeFile.write($0, to: path) }
      #expect(try WholeFile.read(path) == bytes)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }
  }

  @Test func theFilesOfTheSystemAreReadToo() throws {
    #expect(try !WholeFile.read("/proc/self/status").isEmpty)
  }

  @Test func whatIsWrongIsSaid() throws {
    try withTemporaryDirectory { folder in
      #expect(
        report { _ = try WholeFile.read(folder + "/none") } == "\(folder)/none: error: no such file"
      )
      #expect(report { _ = try WholeFile.read(folder) } == "\(folder): error: is a directory")
      #expect(report { try WholeFile.write("", to: folder) } == "\(folder): error: is a directory")
      #expect(
        report { try WholeFile.write("", to: folder + "/none/file") }
          == "\(folder)/none/file: error: no such file")
      try WholeFile.write("", to: folder + "/file")
      #expect(
        report { _ = try WholeFile.read(folder + "/file/below") }
          == "\(folder)/file/below: error: no such file")
    }
    #expect(FileError(path: "a", code: EACCES).description == "a: error: permission denied")
    #expect(FileError(path: "a", code: ENOSPC).description == "a: error: No space left on device")
    #expect(
      report { try WholeFile.write("x", to: "/dev/full") }
        == "/dev/full: error: No space left on device")
  }

  @Test func aFileIsReplacedWholeAndKeepsItsPermissions() throws {
    try withTemporaryDirectory { folder in
      let path = folder + "/file"
      try WholeFile.write("old", to: path)
      #expect(chmod(path, 0o640) == 0)
      // Who has opened the old file goes on seeing it.
      let old = try FileDescriptor.open(path, O_RDONLY)
      defer { old.close() }
      try WholeFile.write("new and longer", to: path)
      #expect(String(decoding: try old.readAll(), as: UTF8.self) == "old")
      #expect(String(decoding: try WholeFile.read(path), as: UTF8.self) == "new and longer")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func aLinkStaysALink() throws {
    try withTemporaryDirectory { folder in
      try WholeFile.write("old", to: folder + "/file")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link", withDestinationPath: "file")
      try WholeFile.write("new", to: folder + "/link")
      #expect(String(decoding: try WholeFile.read(folder + "/file"), as: UTF8.self) == "new")
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "file")
    }
  }

  @Test func aWriteThatFailsLeavesNothingBehind() throws {
    try withTemporaryDirectory { folder in
      let limited = folder + "/file"
      try WholeFile.write("old", to: limited)
      // The name is too long for the temporary file's, but not for the file's own.
      let long = folder + "/" + String(repeating: "n", count: 254)
      #expect(report { try WholeFile.write("x", to: long) } == "\(long): error: File name too long")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }
  }

  @Test func aBrokenPipeIsAnErrorOfItsOwn() throws {
    FileDescriptor.ignoreWriteSignals()
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    let writing = FileDescriptor(number: ends[1], name: "standard output")
    close(ends[0])
    defer { writing.close() }
    #expect(throws: FileError(path: "standard output", problem: .brokenPipe)) {
      try writing.write("text")
    }
  }

  @Test func moreThanAPipeHoldsIsWrittenWhole() async throws {
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    let reading = FileDescriptor(number: ends[0], name: "pipe")
    let writing = FileDescriptor(number: ends[1], name: "pipe")
    let text = String(repeating: "0123456789", count: 50_000)
    async let written: Void = {
      defer { writing.close() }
      try writing.write(text)
    }()
    let read = try reading.readAll()
    try await written
    reading.close()
    #expect(String(decoding: read, as: UTF8.self) == text)
  }

  @Test func whatIsNotOpenIsNoTerminal() {
    #expect(!FileDescriptor(number: -1, name: "").isTerminal)
  }

  private func report(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
