-- What Apple's sample shows in its cells: numbers.
local function numbers(first, count)
  local items = {}
  for i = 1, count do items[i] = { kind = "number", id = first + i - 1 } end
  return items
end

local function show(cell, model) cell.text = model.id end

return { list = numbers, show = show }
