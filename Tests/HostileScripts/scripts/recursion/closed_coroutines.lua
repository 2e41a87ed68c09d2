-- whole budget
-- expect: nothing
local last
for _ = 1, 20000 do
  local before = last
  last = coroutine.create(function() coroutine.yield() if before then coroutine.close(before) end end)
  coroutine.resume(last)
end
coroutine.close(last)
return {}
