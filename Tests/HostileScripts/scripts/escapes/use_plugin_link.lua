-- expect: not loaded: plugin "p": around/plugins/p.lua leads out of its folder
-- link plugins/p.lua: /etc/passwd
-- file plugins/x.lua: return 1
local ui = require "tessellua"
return { section = ui.use("p", {}) }
