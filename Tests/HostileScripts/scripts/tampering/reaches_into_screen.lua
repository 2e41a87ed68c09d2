-- expect: configure_failed runtime_error
local ui = require "tessellua"
local old
return { screen = function(s) old = s end, configure = function() old.sections.good.layout = function() error("broken") end old.cells.good = nil old.sections = nil old.supplementaries.header = nil old.snapshot = nil end }
