-- whole budget
-- expect: layout_failed memory_exceeded
return {
  layout = function()
    local t = {}
    for i = 1, math.huge do
      local a, b, c, d = i, i, i, i
      t[#t + 1] = function() a, b, c, d = d, c, b, a end
    end
  end,
}
