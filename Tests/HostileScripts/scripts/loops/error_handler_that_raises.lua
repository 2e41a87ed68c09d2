-- expect: layout_failed budget_exceeded
return {
  layout = function()
    while true do xpcall(error, function() error("again") end) end
  end,
}
