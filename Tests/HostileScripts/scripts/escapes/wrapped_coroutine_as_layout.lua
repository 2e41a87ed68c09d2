-- expect: layout_failed type_error
return { layout = coroutine.wrap(function() while true do coroutine.yield(coroutine.running()) end end) }
