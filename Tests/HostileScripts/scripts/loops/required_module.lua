-- file endless.lua: while true do end
-- expect: not loaded: the script ran more than its
return { layout = require "endless" }
