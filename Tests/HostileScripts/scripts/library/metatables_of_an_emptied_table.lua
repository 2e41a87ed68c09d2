-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local t = {}
    for i = 1, 200000 do t["k" .. i] = i end
    for i = 1, 200000 do t["k" .. i] = nil end
    local one = {}
    while true do setmetatable(one, t) end
  end,
}
