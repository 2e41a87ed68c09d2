-- Values as messages show them, and where two of them differ.
local MOST_TEXT <const>, MOST_ENTRIES <const>, MOST_DEPTH <const> = 200, 8, 3

local values = {}

local function is_name(key) return type(key) == "string" and key:find("^[%a_][%w_]*$") ~= nil end

local function quoted(text)
  if #text > MOST_TEXT then text = text:sub(1, MOST_TEXT) .. "…" end
  text = text:gsub('[%c"\\]', { ["\n"] = "\\n", ["\t"] = "\\t", ["\r"] = "\\r", ['"'] = '\\"', ["\\"] = "\\\\" })
  return '"' .. text .. '"'
end

local show

local function show_table(value, depth, open)
  if next(value) == nil then return "{}" end
  if open[value] or depth > MOST_DEPTH then return "{…}" end
  open[value] = true
  local parts, length = {}, #value
  for key, entry in pairs(value) do
    if #parts == MOST_ENTRIES then
      parts[#parts + 1] = "…"
      break
    end
    local text = show(entry, depth + 1, open)
    if math.type(key) == "integer" and key >= 1 and key <= length then
      parts[#parts + 1] = text
    else
      parts[#parts + 1] = (is_name(key) and key or "[" .. show(key) .. "]") .. " = " .. text
    end
  end
  open[value] = nil
  return "{ " .. table.concat(parts, ", ") .. " }"
end

function show(value, depth, open)
  if type(value) == "string" then return quoted(value) end
  if type(value) ~= "table" then return tostring(value) end
  local metatable = getmetatable(value)
  if type(metatable) == "table" and metatable.__tostring then return tostring(value) end
  return show_table(value, depth or 1, open or {})
end

-- A value in a line or a little more.
function values.show(value) return show(value) end

local function child(path, key)
  if not is_name(key) then return path .. "[" .. show(key) .. "]" end
  return path == "" and key or path .. "." .. key
end

local function compare(expected, actual, path, found, seen)
  if rawequal(expected, actual) or expected == actual then return end
  if type(expected) ~= "table" or type(actual) ~= "table" then
    found[#found + 1] = { path = path, expected = expected, actual = actual }
    return
  end
  local partners = seen[expected] or {}
  if partners[actual] then return end
  seen[expected] = partners
  partners[actual] = true
  for key, value in pairs(expected) do compare(value, actual[key], child(path, key), found, seen) end
  for key, value in pairs(actual) do
    if expected[key] == nil then found[#found + 1] = { path = child(path, key), actual = value } end
  end
end

-- Where two values differ by what they hold: a list of {path=, expected=, actual=}.
function values.differences(expected, actual)
  local found = {}
  compare(expected, actual, "", found, {})
  return found
end

return values
