-- expect: layout_failed memory_exceeded
return {
  layout = function()
    while true do
      pcall(function() local s = ("x"):rep(1000000) while true do s = s .. s end end)
    end
  end,
}
