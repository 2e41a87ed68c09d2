-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local t = {}
    for i = 1, 300000 do t["k" .. i] = i end
    for i = 1, 300000 do t["k" .. i] = nil end
    while true do next(t) end
  end,
}
