import Foundation
import LayoutScripting
import Testing

@testable import DumpCommand

/// What is written where the process ends while a test runs.
@Suite struct ClosingTests {
  private static let passed = TestRecord(
    file: "a_test.lua", test: "first", line: 1, outcome: .passed)
  private static let running = TestRecord(
    file: "a_test.lua", test: "second", line: 2, outcome: .passed)

  /// The texts that must follow the results, in the order in which they were said.
  private static func closings(
    _ form: TestOptions.Reporter, _ work: (TestOutput) throws -> Void
  ) throws -> [String] {
    let pipe = Pipe()
    let descriptor = FileDescriptor(
      number: pipe.fileHandleForWriting.fileDescriptor, name: "pipe")
    var options = TestOptions()
    options.reporter = form
    try work(TestOutput(options, console: Console(guardian: descriptor)))
    try pipe.fileHandleForWriting.close()
    var bytes = Array(try pipe.fileHandleForReading.readToEnd() ?? Data())[...]
    var texts: [String] = []
    while let (kind, length) = ConsoleRecord.read(Array(bytes.prefix(ConsoleRecord.headerLength))) {
      let text = bytes.dropFirst(ConsoleRecord.headerLength).prefix(length)
      if kind == .closing { texts.append(String(decoding: text, as: UTF8.self)) }
      bytes = bytes.dropFirst(ConsoleRecord.headerLength + length)
    }
    return texts
  }

  @Test("The test that runs is told as failed, and a whole run leaves nothing to say")
  func lines() throws {
    for (form, text) in [
      (
        TestOptions.Reporter.plain, "failed   a_test.lua: second\n1 passed, 1 failed\n"
      ),
      (
        .tap,
        """
        not ok 2 - a_test.lua: second
        # a_test.lua:2: error: its process ended
        # 1 passed, 1 failed

        """
      ),
    ] {
      let closings = try Self.closings(form) { output in
        try output.begin(count: 2)
        try output.willRun(Self.passed)
        try output.add(Self.passed)
        try output.willRun(Self.running)
        try output.add(Self.running)
        try output.finish()
      }
      #expect(closings.count == 3)
      #expect(closings[1] == text)
      #expect(closings[2] == "")
    }
  }

  @Test("A document is whole, with the file that was at work")
  func document() throws {
    let closings = try Self.closings(.junit) { output in
      try output.begin(count: 2)
      try output.willRun(Self.passed)
      try output.add(Self.passed)
      try output.willRun(Self.running)
    }
    #expect(
      closings == [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="1" failures="1" errors="0" skipped="0">
          <testsuite name="a_test.lua" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="a_test.lua" name="runs to its end" file="a_test.lua">
              <failure message="its process ended">a_test.lua: error: its process ended</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """
      ])
  }
}
