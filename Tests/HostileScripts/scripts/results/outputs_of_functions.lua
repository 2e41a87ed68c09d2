-- expect: stream_failed type_error
local ui = require "tessellua"
return { outputs = { a = ui.just(print), b = ui.just(0/0), c = ui.just("\xff"), d = ui.just({ [{}] = 1 }), e = ui.just(ui.subject()) } }
