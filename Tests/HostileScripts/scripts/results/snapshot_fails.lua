-- expect: stream_failed
local ui = require "tessellua"
return { snapshot = function(sections) return ui.concat { ui.just(ui.snapshot(sections)), ui.fail("gone") } end }
