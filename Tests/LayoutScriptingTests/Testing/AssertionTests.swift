import Testing

@testable import LayoutScripting

/// What assertions accept, and what they say where they do not hold.
@Suite struct AssertionTests {
  @Test(
    "Assertions that hold",
    arguments: [
      "assert(true)", "assert.equal(1, assert(1))", "assert.equal(1, 1.0)",
      "assert.equals('a', 'a')",
      "assert.are.equal(1, 1)", "assert.are_equal(1, 1)", "assert.is.equal(1, 1)",
      "assert.is_not.equal(1, 2)", "assert.are_not.equal(1, '1')", "assert.not_equal(1, 2)",
      "assert.are.no.equal(1, 2)", "assert.is_not_equal({}, {})", "assert.no.no.equal(1, 1)",
      "assert.same({ a = { 1, 2 } }, { a = { 1, 2 } })", "assert.are.same({}, {})",
      "assert.are_not.same({ 1 }, { 1, 2 })", "assert.same(1, 1.0)", "assert.same(nil, nil)",
      "local t = {}; t.t = t; local u = {}; u.t = u; assert.same(t, u)",
      "assert.near(1, 1.4, 0.5)", "assert.is_not.near(1, 2, 0.5)", "assert.near(1, 1.5, 0.5)",
      "assert.is_true(true)", "assert.True(true)", "assert.is_false(false)",
      "assert.is_not_true(1)",
      "assert.is_nil(nil)", "assert.is_not_nil(false)", "assert.is.Nil(nil)",
      "assert.truthy(0)", "assert.is.truthy('')", "assert.falsy(nil)", "assert.is_falsy(false)",
      "assert.is_table({})", "assert.is_string('')", "assert.is_number(1)",
      "assert.is_function(print)", "assert.is_boolean(false)", "assert.is_not_table('')",
      "assert.is_userdata(ui.subject())", "assert.is_thread(coroutine.create(print))",
      "assert.has_error(function() error('x') end)", "assert.has.errors(function() error() end)",
      "assert.has_error(function() error('x') end, 'x')", "assert.has_no.errors(function() end)",
      "assert.has_error(function() error({ 1 }) end, { 1 })",
      "assert.has_error(function() error('x', 0) end, 'x')",
      "assert.has_error(function() ui.item { widht = 1 } end, 'unknown field \"widht\" of item')",
      "assert.has_no_error(function() error('x') end, 'y')",
      "assert.error_matches(function() error('a 12') end, '%d+')",
      "assert.has_error(setmetatable({}, { __call = function() error('x') end }), 'x')",
      "assert.matches('^a.c$', 'abc')", "assert.match('b', 'abc', 2)",
      "assert.is_not.matches('d', 'abc')",
      "assert.matches('.', 'a.c', 1, true)", "assert.matches('12', 3.12)",
      "assert.unique({ 1, 2, '1' })", "assert.unique({ {}, {} })",
      "assert.is_not.unique({ {}, {} }, true)", "assert.is_not_unique({ 1, 1 })",
      "assert.greater_than(1, 2)", "assert.is_greater_than(1, 2)", "assert.less_than(2, 1)",
      "assert.at_least(2, 2)", "assert.at_most(2, 2)", "assert.is_not.greater_than(2, 2)",
      "assert.returned_arguments(2, 1, nil)", "assert.message('why').is_true(true)",
      "assert.equal(2, (select(2, assert.equal(1, 1))) + 1)",
    ])
  func holds(assertion: String) throws {
    #expect(try Self.outcome(assertion) == "passed")
  }

  @Test(
    "Assertions that do not hold say what they expected and what they got",
    arguments: [
      ("assert(false)", "assertion failed!"), ("assert(nil, 'why')", "why"),
      ("assert.equal(1, 2)", "equal: expected 1, got 2"),
      ("assert.equal('a\\n\"', 1)", "equal: expected \"a\\n\\\"\", got 1"),
      ("assert.are.equal(1, 2, 'sum')", "sum: equal: expected 1, got 2"),
      ("assert.message('sum').equal(1, 2)", "sum: equal: expected 1, got 2"),
      ("assert.message('sum').is_not.equal(1, 1)", "sum: equal: expected anything but 1, got 1"),
      ("assert.is_not.equal(1, 1)", "equal: expected anything but 1, got 1"),
      (
        "assert.equal({ 1 }, { 1 })",
        "equal: expected the same table, got another one that holds the same "
          + "(assert.same compares what they hold)"
      ),
      (
        "assert.equal({ 1, a = 'b', [7] = true }, { 'c' })",
        "equal: expected { 1, [7] = true, a = \"b\" }, got { \"c\" }"
      ),
      ("assert.equal({}, ui.subject)", "equal: expected {}, got function: 1"),
      ("assert.same(1, 2)", "same: expected 1, got 2"),
      (
        "assert.same({ a = { 1, 2 } }, { a = { 1, 3 } })",
        "same: 1 difference\n  a[2]: expected 2, got 3"
      ),
      (
        "assert.same({ a = { b = 1 }, c = 2, e = 1 }, { a = { b = '1' }, d = 3, e = 1 })",
        """
        same: 3 differences
          a.b: expected 1, got "1"
          c: expected 2, got nil
          d: expected nil, got 3
        """
      ),
      (
        "assert.same({ ['a b'] = { [true] = 1 } }, { ['a b'] = { [true] = 2 } })",
        "same: 1 difference\n  [\"a b\"][true]: expected 1, got 2"
      ),
      (
        "local t = {} for i = 1, 12 do t[i] = i end assert.same(t, {})",
        "same: 12 differences\n"
          + (1...10).map { "  [\($0)]: expected \($0), got nil\n" }.joined() + "  and 2 more"
      ),
      ("assert.are_not.same({ 1 }, { 1 })", "same: expected anything but { 1 }, got { 1 }"),
      ("assert.near(1, 2, 0.5)", "near: expected 1 within 0.5, got 2"),
      ("assert.near(1, 'a', 0.5)", "near: expected 1 within 0.5, got \"a\""),
      ("assert.near('a', 1, 1)", "near: expected a number and a tolerance to compare with"),
      ("assert.is_true(1)", "true: expected true, got 1"),
      ("assert.is_true(nil, 'flag')", "flag: true: expected true, got nil"),
      ("assert.is_not_nil(nil)", "nil: expected anything but nil, got nil"),
      ("assert.truthy(false)", "truthy: expected a value that is true, got false"),
      ("assert.is_table('t')", "table: expected a table, got \"t\""),
      ("assert.is_not.string('t')", "string: expected anything but a string, got \"t\""),
      ("assert.has_error(function() end)", "error: expected an error, but nothing was raised"),
      (
        "assert.has_error(function() end, 'x')",
        "error: expected the error \"x\", but nothing was raised"
      ),
      (
        "assert.has_error(function() error('y') end, 'x')",
        "error: expected the error \"x\", got \"y\""
      ),
      ("assert.has_no.errors(function() error('y') end)", "errors: expected no error, got \"y\""),
      ("assert.has_error(5)", "expected a function to call, got 5"),
      ("assert.has_no.errors(nil)", "expected a function to call, got nil"),
      (
        "assert.error_matches(function() error('y') end, '%d')",
        "error_matches: expected an error that matches \"%d\", got \"y\""
      ),
      ("assert.matches('^b', 'abc')", "matches: expected a text that matches \"^b\", got \"abc\""),
      (
        "assert.unique({ 1, 2, 1 })",
        "unique: expected a list without equal entries, but [1] and [3] are 1"
      ),
      ("assert.unique(1)", "unique: expected a list, got 1"),
      ("assert.greater_than(2, 2)", "greater_than: expected a number above 2, got 2"),
      ("assert.at_most(2, 3)", "at_most: expected a number of at most 2, got 3"),
      ("assert.less_than(2, 'a')", "less_than: expected a number below 2, got \"a\""),
      ("assert.returned_arguments(2, 1)", "returned_arguments: expected 2 values, got 1"),
      ("assert.equal(1)", "assert.equal: expected 2 arguments, got 1"),
      ("assert.eqal(1, 1)", "there is no assertion \"eqal\" (did you mean \"equal\"?)"),
      ("assert.is_not.tabel({})", "there is no assertion \"tabel\" (did you mean \"table\"?)"),
      ("assert.frame({}, 'golden/x.json')", "golden: expected a frame, got a table"),
      ("assert.frame(1, 'golden/x.json')", "golden: expected a frame, got 1"),
    ])
  func fails(assertion: String, message: String) throws {
    #expect(try Self.outcome(assertion) == "3: \(message)")
  }

  @Test("A failure stands at the line of the test, also in a function that it calls")
  func places() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      local function check(value)
        assert.equal(1, value)
      end
      it("calls", function()
        check(2)
      end)
      """)
    #expect(outcomes["calls"] == "2: equal: expected 1, got 2")
  }

  @Test("A failure may be caught, and shows its place")
  func caught() throws {
    let outcomes = try ScriptTestProbe.outcomes(
      """
      it("catches", function()
        local ok, message = pcall(assert.equal, 1, 2)
        assert.is_false(ok)
        assert.matches("equal: expected 1, got 2$", message)
      end)
      """)
    #expect(outcomes["catches"] == "passed")
  }

  private static func outcome(_ assertion: String) throws -> String? {
    try ScriptTestProbe.outcomes(
      """
      local ui = require "tessellua"
      it("asserts", function()
        \(assertion)
        return ui
      end)
      """)["asserts"]
  }
}
