-- expect: layout_failed budget_exceeded
return {
  layout = function()
    return table.move({}, 1, 1e18, 2, setmetatable({}, { __newindex = function() end }))
  end,
}
