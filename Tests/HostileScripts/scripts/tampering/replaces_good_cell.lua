-- expect: nothing
-- events: {"at":1,"reload_data":true}
local old
return { screen = function(s) old = s end, configure = function() old.cells.good.configure = function(c) error("stolen") end end }
