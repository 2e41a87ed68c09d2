-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local other
    local one = coroutine.wrap(function() while true do coroutine.yield(other()) end end)
    other = coroutine.wrap(function() while true do coroutine.yield(1) end end)
    while true do one() end
  end,
}
