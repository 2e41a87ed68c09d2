-- expect: nothing
local ui = require "tessellua"
local most = 1 << 53
ui.replay(most):send(1)
local s = ui.from { 1, 2, 3 }
for _, made in ipairs {
  s:take(most), s:skip(most), s:take_last(most), s:element_at(most), s:buffer(1, most),
  s:window(1, most), s:retry(most), s:share_replay(most), ui.just(s):merge(most),
} do made:subscribe(function() end, function() end) end
return {}
