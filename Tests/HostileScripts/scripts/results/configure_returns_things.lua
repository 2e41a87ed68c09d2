-- expect: nothing
return { configure = function() return print, {}, coroutine.create(print) end }
