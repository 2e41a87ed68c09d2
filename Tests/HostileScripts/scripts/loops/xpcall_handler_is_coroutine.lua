-- expect: layout_failed budget_exceeded
return { layout = function()
  xpcall(function() error("x") end, coroutine.wrap(function() while true do coroutine.yield() end end))
  xpcall(function() while true do end end, coroutine.wrap(function() while true do end end))
end }
