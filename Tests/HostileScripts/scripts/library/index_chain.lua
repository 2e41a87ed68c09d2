-- expect: layout_failed budget_exceeded
return {
  layout = function()
    local t = {}
    for _ = 1, 1900 do t = setmetatable({}, { __index = t }) end
    while true do local _ = t.x end
  end,
}
