-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local s = ("a"):rep(1000000)
    while true do s:find(("a"):rep(500) .. "b", 1, true) end
  end,
}
