-- events: {"at":1,"reload_data":true}
-- expect: nothing
return {
  configure = function(cell)
    local bag = cell.bag
    cell:on("tap", function() end)
    bag:clear()
    bag:dispose()
    cell:on("tap", function() end)
  end,
}
