-- expect: layout_failed runtime_error
return { layout = function() return coroutine.yield() end }
