-- file endless.lua: while true do end
-- expect: not loaded: give it more with --max-steps
return { layout = require "endless" }
