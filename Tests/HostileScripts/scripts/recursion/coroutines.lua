-- expect: layout_failed runtime_error
local function deeper(n)
  local ok, result = coroutine.resume(coroutine.create(deeper), n + 1)
  return ok and result or error(result, 0)
end
return { layout = function() return deeper(1) end }
