-- expect: not loaded: inputs: expected a table of subjects and relays by name, got
local ui = require "tessellua"
return { inputs = { [1] = ui.relay(1), [true] = ui.relay(2), [print] = ui.relay(3) } }
