-- events: {"at":1,"scroll":{"to":[0,5]}}
-- events: {"at":2,"reload_data":true}
-- expect: configure_failed runtime_error
local co
return {
  configure = function(cell)
    if co then
      coroutine.resume(co)
    else
      co = coroutine.create(function() cell.title = "one" coroutine.yield() cell.title = "late" end)
      coroutine.resume(co)
    end
    coroutine.yield()
  end,
}
