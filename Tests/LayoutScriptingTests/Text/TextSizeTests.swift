import TestSupport
import Testing

@testable import LayoutScripting

/// `ui.text_size` as scripts call it.
@Suite struct TextSizeTests {
  @Test(
    arguments: [
      ("'a'", "9.45458984375 20.0"), ("'a', {}", "9.45458984375 20.0"), ("''", "0.0 20.0"),
      ("'aa', { size = 2048, weight = 'bold' }", "2278.0 2355.0"),
      ("'aa aa', { size = 20, width = 30 }", "22.24609375 46.0"),
      ("'aa aa', { size = 20, width = 30, lines = 1 }", "20.0 23.0"),
      ("'aa', { size = 0 }", "0.0 0.0"),
    ])
  func measures(_ arguments: String, _ size: String) throws {
    #expect(try told("tell(ui.text_size(\(arguments)))") == [size])
  }

  @Test(
    arguments: [
      ("7", "text_size: expected a text, got 7", nil),
      ("nil", "text_size: expected a text, got nothing", nil),
      ("'a', 7", "text_size: expected a table {size=, weight=, width=, lines=}, got 7", nil),
      ("'a', { size = -1 }", "size: expected a number that is not negative, got -1", nil),
      (
        "'a', { size = 'big' }",
        #"size: expected a number that is not negative, got the string "big""#, nil
      ),
      ("'a', { width = -1 }", "width: expected a number that is not negative, got -1", nil),
      ("'a', { width = 0/0 }", "width: expected a finite number, got nan", nil),
      ("'a', { lines = 1.5 }", "lines: expected a whole number that is not negative, got 1.5", nil),
      (
        "'a', { weight = 'bolt' }", #"weight: expected a weight, got the string "bolt""#,
        #"did you mean "bold"?"#
      ),
      (
        "'a', { weigth = 'bold' }", #"unknown field "weigth" of text_size"#,
        #"did you mean "weight"?"#
      ),
    ] as [(String, String, String?)])
  func refuses(_ arguments: String, _ message: String, _ hint: String?) throws {
    let error = try #require(try loadingError("ui.text_size(\(arguments))"))
    #expect(error.message == message)
    #expect(error.hint == hint)
    #expect(error.line == 2)
  }

  @Test func longTextsAreChargedFor() throws {
    let error = try #require(
      try loadingError("local t = ('a '):rep(1000000) for _ = 1, 100 do pcall(ui.text_size, t) end")
    )
    // A slow machine ends it by its time.
    #expect(error.code == "budget_exceeded")
  }
}
