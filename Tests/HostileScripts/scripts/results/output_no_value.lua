-- expect: stream_failed type_error
local ui = require "tessellua"
return { outputs = { wrong = ui.from { 1, print } } }
