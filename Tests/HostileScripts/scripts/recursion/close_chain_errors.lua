-- whole budget
-- expect: layout_failed runtime_error
return { layout = function() local last for i = 1, 5000 do local b = last last = coroutine.create(function() local ok = pcall(coroutine.yield) if b then coroutine.close(b) end end) coroutine.resume(last) end coroutine.close(last) coroutine.close(last) coroutine.close(coroutine.running()) end }
