-- expect: stream_failed budget_exceeded
local ui = require "tessellua"
return {
  outputs = {
    flood = ui.create(function(observer) while true do observer:send(1) end end),
  },
}
