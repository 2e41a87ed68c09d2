-- expect: layout_failed runtime_error
-- expect: handler_failed runtime_error
local ui = require "tessellua"
local function deeper() ui.just(1):subscribe(deeper) error("deep") end
local function around() ui.create(function() around() end):subscribe(function() end) end
return { layout = function() around() deeper() end }
