-- expect: nothing
local ui = require "tessellua"
return {
  snapshot = function(sections)
    local s = ui.snapshot(sections)
    return ui.just(s):do_on { completed = function() s:delete_all_items() end }
  end,
  configure = function(cell) cell.title = "x" end,
}
