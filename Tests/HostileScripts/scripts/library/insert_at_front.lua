-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local t = {}
    while true do table.insert(t, 1, 1) end
  end,
}
