-- whole budget
-- expect: layout_failed memory_exceeded
return {
  layout = function()
    local s = ("x"):rep(1000000)
    while true do s = ("%s%s"):format(s, s) end
  end,
}
