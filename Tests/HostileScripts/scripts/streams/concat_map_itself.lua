-- expect: not loaded: the script ran more than its
local ui = require "tessellua"
local function again(x) return ui.just(x + 1):concat_map(again) end
ui.just(1):concat_map(again):subscribe(function() end)
return {}
