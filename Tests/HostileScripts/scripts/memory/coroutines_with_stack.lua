-- whole budget
-- expect: layout_failed memory_exceeded
return { layout = function() local t = {} local function f(n) if n == 0 then coroutine.yield() else return 1 + f(n - 1) end end while true do local co = coroutine.wrap(f) co(190) t[#t + 1] = co end end }
