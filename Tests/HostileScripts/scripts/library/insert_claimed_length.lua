-- expect: layout_failed budget_exceeded
return {
  layout = function()
    table.insert(setmetatable({}, { __len = function() return 1 << 60 end }), 1, 1)
  end,
}
