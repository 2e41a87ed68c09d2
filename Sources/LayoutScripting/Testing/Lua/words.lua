-- The words of a test file: describe, it and their kin. They note what there is; the host runs each
-- test by itself, in a state of its own.
local assertions = ...

local function new_suite(name, outer)
  return { name = name, outer = outer, setup = {}, before_each = {}, after_each = {}, teardown = {} }
end

local suite = new_suite("")
local tests = {}
-- What the host asks for; `reason` is why the test that runs is pending, `finally` what must follow it.
local run = { finally = {} }

local function expect(word, position, value, kind)
  if type(value) == kind then return end
  error(("%s: expected a %s as argument %d, got %s"):format(word, kind, position, type(value)), 3)
end

local function refuse_inside_test(word)
  if run.is_running then error(("%s: a test cannot hold another one"):format(word), 3) end
end

local function full_name(name)
  local names, outer = { name }, suite
  while outer do
    if outer.name ~= "" then table.insert(names, 1, outer.name) end
    outer = outer.outer
  end
  return table.concat(names, " ")
end

local function describe(name, body)
  expect("describe", 1, name, "string")
  expect("describe", 2, body, "function")
  refuse_inside_test("describe")
  suite = new_suite(name, suite)
  body()
  suite = suite.outer
end

local function it(name, body)
  expect("it", 1, name, "string")
  if body ~= nil then expect("it", 2, body, "function") end
  refuse_inside_test("it")
  tests[#tests + 1] = { name = full_name(name), body = body, suite = suite, reason = not body and "" or nil }
end

local function pending(name, body)
  if name ~= nil then expect("pending", 1, name, "string") end
  if run.is_running then
    run.reason = name or ""
    error("pending", 0)
  end
  expect("pending", 1, name, "string")
  local reason = type(body) == "string" and body or ""
  tests[#tests + 1] = { name = full_name(name), suite = suite, reason = reason }
end

local function finally(body)
  expect("finally", 1, body, "function")
  if not run.is_running then error("finally: only a running test has an end", 2) end
  table.insert(run.finally, 1, body)
end

local function hook(word, list)
  return function(body)
    expect(word, 1, body, "function")
    refuse_inside_test(word)
    table.insert(suite[list], body)
  end
end

-- The functions of a suite and those around it: those around come first, or with `is_end` last.
local function gather(from, list, is_end)
  local gathered = from.outer and gather(from.outer, list, is_end) or {}
  table.move(gathered, 1, #gathered, is_end and #from[list] + 1 or 1)
  table.move(from[list], 1, #from[list], is_end and 1 or #gathered + 1, gathered)
  return gathered
end

local function join(first, second) return table.move(second, 1, #second, #first + 1, first) end

-- All tests in the order of the file, each with what runs before and after it.
function run.tests()
  if suite.outer then error("describe: its function did not come to its end", 0) end
  local list = {}
  for i, test in ipairs(tests) do
    list[i] = {
      name = test.name, reason = test.reason, body = test.body,
      before = join(gather(test.suite, "setup"), gather(test.suite, "before_each")),
      after = join(gather(test.suite, "after_each", true), gather(test.suite, "teardown", true)),
    }
  end
  return list
end

-- Whether a name holds a text, or matches it as a pattern.
function run.matches(name, filter)
  local is_pattern, place = pcall(string.find, name, filter)
  return name:find(filter, 1, true) ~= nil or is_pattern and place ~= nil
end

function run.begin() run.is_running = true end

run.globals = {
  assert = assertions, describe = describe, context = describe, insulate = describe, expose = describe,
  it = it, spec = it, test = it, pending = pending, finally = finally,
  before_each = hook("before_each", "before_each"), after_each = hook("after_each", "after_each"),
  setup = hook("setup", "setup"), lazy_setup = hook("lazy_setup", "setup"),
  strict_setup = hook("strict_setup", "setup"), teardown = hook("teardown", "teardown"),
  lazy_teardown = hook("lazy_teardown", "teardown"), strict_teardown = hook("strict_teardown", "teardown"),
}

return run
