-- The assertions of luassert: assert.equal, assert.are.equal, assert.is_not.equal, assert.has_no.errors …
local values, host = ...
local show = values.show
local MOST_DIFFERENCES <const> = 10

-- Each takes the arguments of its assertion, says whether it holds, and gives a function for what was
-- expected and found instead. `count` is how many arguments it needs; one more is the reader's message.
local checks = {}

local function define(names, count, check)
  for name in names:gmatch("%S+") do checks[name] = { count = count, check = check } end
end

local function expectation(text, actual)
  return function(is_negated)
    return ("expected %s%s, got %s"):format(is_negated and "anything but " or "", text, show(actual))
  end
end

define("equal equals", 2, function(expected, actual)
  return expected == actual, function(is_negated)
    if not is_negated and type(expected) == "table" and type(actual) == "table"
        and #values.differences(expected, actual) == 0 then
      return "expected the same table, got another one that holds the same (assert.same compares what they hold)"
    end
    return expectation(show(expected), actual)(is_negated)
  end
end)

local function describe(differences)
  local lines = {}
  for i, difference in ipairs(differences) do
    if i > MOST_DIFFERENCES then
      lines[i] = ("  and %d more"):format(#differences - MOST_DIFFERENCES)
      break
    end
    lines[i] = ("  %s: expected %s, got %s"):format(
      difference.path, show(difference.expected), show(difference.actual))
  end
  return table.concat(lines, "\n")
end

define("same", 2, function(expected, actual)
  local differences = values.differences(expected, actual)
  return #differences == 0, function(is_negated)
    if is_negated or differences[1].path == "" then return expectation(show(expected), actual)(is_negated) end
    local count = #differences == 1 and "1 difference" or #differences .. " differences"
    return count .. "\n" .. describe(differences)
  end
end)

define("near", 3, function(expected, actual, tolerance)
  if type(expected) ~= "number" or type(tolerance) ~= "number" then
    return false, function() return "expected a number and a tolerance to compare with" end
  end
  local is_near = type(actual) == "number" and math.abs(expected - actual) <= tolerance
  return is_near, expectation(("%s within %s"):format(show(expected), show(tolerance)), actual)
end)

define("true", 1, function(actual) return actual == true, expectation("true", actual) end)
define("false", 1, function(actual) return actual == false, expectation("false", actual) end)
define("nil", 1, function(actual) return actual == nil, expectation("nil", actual) end)
define("truthy", 1, function(actual)
  return actual ~= nil and actual ~= false, expectation("a value that is true", actual)
end)
define("falsy falsey", 1, function(actual)
  return actual == nil or actual == false, expectation("nil or false", actual)
end)

for _, kind in ipairs { "boolean", "number", "string", "table", "function", "userdata", "thread" } do
  define(kind, 1, function(actual) return type(actual) == kind, expectation("a " .. kind, actual) end)
end

local function define_order(name, words, holds)
  define(name, 2, function(bound, actual)
    local is_number = type(bound) == "number" and type(actual) == "number"
    return is_number and holds(actual, bound), expectation(("a number %s %s"):format(words, show(bound)), actual)
  end)
end
define_order("greater_than", "above", function(actual, bound) return actual > bound end)
define_order("less_than", "below", function(actual, bound) return actual < bound end)
define_order("at_least", "of at least", function(actual, bound) return actual >= bound end)
define_order("at_most", "of at most", function(actual, bound) return actual <= bound end)

define("match matches", 2, function(pattern, actual, start, plain)
  if type(start) ~= "number" then start, plain = 1, false end
  local text = type(actual) == "number" and tostring(actual) or actual
  local is_found = type(text) == "string" and text:find(pattern, start, plain == true) ~= nil
  return is_found, expectation("a text that matches " .. show(pattern), actual)
end)

define("unique", 1, function(list, is_deep)
  local first, second
  for i = 1, type(list) == "table" and #list or 0 do
    for k = i + 1, #list do
      local are_equal = list[i] == list[k]
      if is_deep == true then are_equal = #values.differences(list[i], list[k]) == 0 end
      if are_equal and not first then first, second = i, k end
    end
  end
  return type(list) == "table" and not first, function(is_negated)
    if is_negated then return "expected a list with equal entries, got " .. show(list) end
    if not first then return "expected a list, got " .. show(list) end
    return ("expected a list without equal entries, but [%d] and [%d] are %s"):format(first, second, show(list[first]))
  end
end)

define("returned_arguments", 1, function(count, ...)
  local given = select("#", ...)
  return given == count, function() return ("expected %s values, got %d"):format(show(count), given) end
end)

-- A message without the place at its beginning.
local function without_place(message)
  if type(message) ~= "string" then return message end
  return (message:gsub("^[^\n]-:%d+: ", "", 1))
end

local function is_callable(value)
  local metatable = getmetatable(value)
  return type(value) == "function" or type(metatable) == "table" and metatable.__call ~= nil
end

local function define_error(names, holds, phrase)
  define(names, 1, function(body, wanted)
    if not is_callable(body) then error("expected a function to call, got " .. show(body), 0) end
    local is_fine, message = pcall(body)
    message = without_place(message)
    return not is_fine and (wanted == nil or holds(wanted, message)), function(is_negated)
      local text = wanted == nil and "an error" or phrase .. show(wanted)
      if is_fine then return ("expected %s, but nothing was raised"):format(text) end
      if is_negated and wanted == nil then return "expected no error, got " .. show(message) end
      return expectation(text, message)(is_negated)
    end
  end)
  for name in names:gmatch("%S+") do checks[name].takes_all = true end
end
define_error("error errors", function(wanted, message)
  return #values.differences(wanted, message) == 0
end, "the error ")
define_error("error_matches error_match matches_error match_error", function(pattern, message)
  return type(message) == "string" and message:find(pattern) ~= nil
end, "an error that matches ")

-- MARK: the words between `assert` and the check

local neutral, negating = {}, { ["not"] = true, no = true }
for word in ("is are was has have does be to a an"):gmatch("%a+") do neutral[word] = true end
local chain

local function unknown(key, rest)
  local names = {}
  for name in pairs(checks) do names[#names + 1] = name end
  local nearest = host.nearest(rest, names)
  local hint = nearest and (" (did you mean \"%s\"?)"):format(nearest) or ""
  error(("there is no assertion \"%s\"%s"):format(key, hint), 0)
end

local function callable(name, is_negated, message)
  local check = checks[name]
  return function(...)
    local count = select("#", ...)
    if count < check.count then
      error(("assert.%s: expected %d arguments, got %d"):format(name, check.count, count), 2)
    end
    local holds, say = check.check(...)
    if holds ~= is_negated then return ... end
    local last = select(check.count + 1, ...)
    if not message and not check.takes_all and type(last) == "string" then message = last end
    error((message and message .. ": " or "") .. name .. ": " .. say(is_negated), 2)
  end
end

-- `is_not_nil` is the check `nil`, negated; words alone, such as `are_not`, wait for more.
local function resolve(key, is_negated, message)
  if type(key) ~= "string" then return nil end
  local rest = key:lower()
  while not checks[rest] do
    local word, more = rest:match("^(%a+)_?(.*)$")
    if negating[word] then
      is_negated = not is_negated
    elseif not neutral[word] then
      unknown(key, rest)
    end
    if more == "" then return chain(is_negated, message) end
    rest = more
  end
  return callable(rest, is_negated, message)
end

function chain(is_negated, message)
  return setmetatable({}, { __index = function(_, key) return resolve(key, is_negated, message) end })
end

local assertions = {}

-- assert.message("text").is_true(…): the text stands before what is wrong.
function assertions.message(text) return chain(false, text) end

-- Compares with a golden file, which is written with --update.
function assertions.frame(frame, path)
  local problem = host.golden(frame, path)
  if problem then error("frame: " .. problem, 2) end
  return frame
end

return setmetatable(assertions, {
  __index = function(_, key) return resolve(key, false) end,
  __call = function(_, value, message, ...)
    if value then return value, message, ... end
    if message == nil then message = "assertion failed!" end
    error(message, 2)
  end,
})
