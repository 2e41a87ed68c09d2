import Foundation
import TestSupport
import Testing

/// What `layout-dump test` writes, in each form.
@Suite struct ReporterTests {
  private static let script = """
    describe("numbers", function()
      it("agree", function() assert.equal(1, 1) end)
      it("differ & <more>", function()
        print("seen", 1)
        assert.same({ a = 1 }, { a = "2" })
      end)
      pending("come #later", "no numbers yet")
    end)

    """
  private static let broken = "local x ="
  private static let files = [
    "layouts/home/a_test.lua": script, "layouts/home/b_test.lua": broken,
    "layouts/home/c_test.lua": "it('runs', function() end)\n",
  ]
  private static let errors = """
    layouts/home/a_test.lua:4: seen\t1
    layouts/home/a_test.lua:5: error: same: 1 difference
      a: expected 1, got "2"
    layouts/home/b_test.lua:1: error: unexpected symbol near <eof>

    """
  private static let plain = """
    passed   layouts/home/a_test.lua: numbers agree
    failed   layouts/home/a_test.lua: numbers differ & <more>
    pending  layouts/home/a_test.lua: numbers come #later (no numbers yet)
    failed   layouts/home/b_test.lua: is loaded
    passed   layouts/home/c_test.lua: runs
    2 passed, 2 failed, 1 pending

    """
  private static let junit = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites tests="5" failures="2" errors="0" skipped="1">
      <testsuite name="layouts/home/a_test.lua" tests="3" failures="1" errors="0" skipped="1">
        <testcase classname="layouts/home/a_test.lua" name="numbers agree" file="layouts/home/a_test.lua" line="2"/>
        <testcase classname="layouts/home/a_test.lua" name="numbers differ &amp; &lt;more&gt;" file="layouts/home/a_test.lua" line="3">
          <failure message="same: 1 difference&#10;  a: expected 1, got &quot;2&quot;">layouts/home/a_test.lua:5: error: same: 1 difference&#10;  a: expected 1, got &quot;2&quot;</failure>
        </testcase>
        <testcase classname="layouts/home/a_test.lua" name="numbers come #later" file="layouts/home/a_test.lua">
          <skipped message="no numbers yet"/>
        </testcase>
      </testsuite>
      <testsuite name="layouts/home/b_test.lua" tests="1" failures="1" errors="0" skipped="0">
        <testcase classname="layouts/home/b_test.lua" name="is loaded" file="layouts/home/b_test.lua">
          <failure message="unexpected symbol near &lt;eof&gt;">layouts/home/b_test.lua:1: error: unexpected symbol near &lt;eof&gt;</failure>
        </testcase>
      </testsuite>
      <testsuite name="layouts/home/c_test.lua" tests="1" failures="0" errors="0" skipped="0">
        <testcase classname="layouts/home/c_test.lua" name="runs" file="layouts/home/c_test.lua" line="1"/>
      </testsuite>
    </testsuites>

    """

  @Test(
    "A line a test, what is wrong on standard error, and a summary",
    arguments: ["", "--reporter plain"])
  func plain(words: String) throws {
    try withTests(Self.files) { (folder) throws in
      #expect(
        try folder.test(words) == ProcessResult(output: Self.plain, errors: Self.errors, status: 1))
    }
  }

  @Test("Without a failure the status is 0, and nothing but results is written")
  func allPass() throws {
    try withTests(["layouts/home/c_test.lua": "it('runs', function() end)"]) { (folder) throws in
      #expect(
        try folder.test()
          == ProcessResult(
            output: "passed   layouts/home/c_test.lua: runs\n1 passed, 0 failed\n", errors: "",
            status: 0))
    }
  }

  @Test("TAP has what is wrong in comments")
  func tap() throws {
    try withTests(Self.files) { (folder) throws in
      let result = try folder.test("--reporter tap")
      #expect(
        result.output == """
          TAP version 13
          1..5
          ok 1 - layouts/home/a_test.lua: numbers agree
          not ok 2 - layouts/home/a_test.lua: numbers differ & <more>
          # layouts/home/a_test.lua:5: error: same: 1 difference
          #   a: expected 1, got "2"
          ok 3 - layouts/home/a_test.lua: numbers come \\#later # SKIP no numbers yet
          not ok 4 - layouts/home/b_test.lua: is loaded
          # layouts/home/b_test.lua:1: error: unexpected symbol near <eof>
          ok 5 - layouts/home/c_test.lua: runs
          # 2 passed, 2 failed, 1 pending

          """)
      #expect(result.errors == "layouts/home/a_test.lua:4: seen\t1\n")
      #expect(result.status == 1)
    }
  }

  @Test("JUnit's XML is one document, the same on every run")
  func junit() throws {
    try withTests(Self.files) { (folder) throws in
      let result = try folder.test("--reporter junit")
      #expect(result.output == Self.junit)
      #expect(result.errors == "layouts/home/a_test.lua:4: seen\t1\n")
      #expect(result.status == 1)
      #expect(try folder.test("--reporter junit") == result)
      let document = XMLCounter(Data(result.output.utf8))
      #expect(document.counts["testcase"] == 5)
      #expect(document.counts["failure"] == 2)
    }
  }

  @Test("With -o the report goes to a file, and lines for people to standard output")
  func file() throws {
    try withTests(Self.files) { (folder) throws in
      let result = try folder.test("--reporter junit -o report.xml")
      #expect(result == ProcessResult(output: Self.plain, errors: Self.errors, status: 1))
      #expect(folder.read("report.xml") == Self.junit)
      let unwritable = try folder.test("-o none/report.xml")
      #expect(unwritable.status == 2)
      #expect(unwritable.errors.hasSuffix("none: error: no such folder\n"))
    }
  }

  @Test("Colours stand around the first words, on wish")
  func colors() throws {
    try withTests(Self.files) { (folder) throws in
      let result = try folder.test("--color always")
      #expect(
        result.output.hasPrefix(
          "\u{1B}[32mpassed\u{1B}[0m   layouts/home/a_test.lua: numbers agree\n\u{1B}[31mfailed"))
      #expect(result.errors.contains(":5: \u{1B}[1;31merror:\u{1B}[0m same"))
      #expect(try folder.test("--color never").output == Self.plain)
    }
  }

  @Test("Nobody who reads is no error")
  func brokenPipe() throws {
    try withTests(Self.files) { (folder) throws in
      let program = try builtProduct("layout-dump")
      let result = try runProcess(
        "/bin/bash",
        ["-c", "set -o pipefail; '\(program)' test 2>/dev/null | true; exit ${PIPESTATUS[0]}"],
        directory: folder.path)
      #expect([0, 1].contains(result.status))
      #expect(result.errors == "")
    }
  }
}

/// Counts the elements of an XML document; none where it is not well formed.
private final class XMLCounter {
  var counts: [String: Int] = [:]

  init(_ data: Data) { if !read(data) { counts = [:] } }

  /// Whether the document is well formed.
  private func read(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    var open: [String] = []
    for piece in text.split(separator: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      if tag.hasPrefix("?") { continue }
      let name = String(tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" })
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return false }
        continue
      }
      counts[name, default: 0] += 1
      if !tag.hasSuffix("/") { open.append(name) }
    }
    return open.isEmpty
  }
}
