-- whole budget
-- expect: layout_failed memory_exceeded
return {
  layout = function()
    local t, s = {}, ("x"):rep(1000000)
    for i = 1, 100 do t[i] = s end
    return table.concat(t)
  end,
}
