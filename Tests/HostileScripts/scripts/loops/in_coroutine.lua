-- expect: layout_failed budget_exceeded
return {
  layout = function()
    while true do coroutine.resume(coroutine.create(function() while true do end end)) end
  end,
}
