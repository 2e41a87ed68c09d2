-- whole budget
-- expect: layout_failed memory_exceeded
return {
  layout = function()
    local t = {}
    local co = coroutine.wrap(function() while true do t[#t + 1] = ("x"):rep(1000) .. #t end end)
    while true do pcall(co) end
  end,
}
