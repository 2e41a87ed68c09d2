-- expect: nothing
local ui = require "tessellua"
local subject, bag = ui.subject(), ui.bag()
for _ = 1, 100 do bag:add(subject:subscribe(function() bag:clear() bag:dispose() subject:complete() end)) end
subject:send(1)
bag:add(subject:subscribe(function() end)):dispose()
return {}
