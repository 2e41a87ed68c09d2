-- expect: layout_failed budget_exceeded
return { layout = function()
  local function spin() while true do end end
  while true do local ok = coroutine.resume(coroutine.create(function() pcall(spin) pcall(spin) end)) if not ok then pcall(spin) end end
end }
