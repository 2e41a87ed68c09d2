-- expect: layout_failed budget_exceeded
local meta = { __lt = function() while true do end end }
return {
  layout = function()
    table.sort { setmetatable({}, meta), setmetatable({}, meta), setmetatable({}, meta) }
  end,
}
