-- events: {"at":1,"event":{"name":"tap","item":"hostile:1"}}
-- expect: nothing
return {
  configure = function(cell)
    cell:on("tap", function(event) event.name = nil event.item = {} end)
    cell:on("tap", "control", function() end)
  end,
}
