-- expect: layout_failed budget_exceeded
return {
  layout = function()
    while true do coroutine.wrap(function() for _ = 1, 900 do end end)() end
  end,
}
