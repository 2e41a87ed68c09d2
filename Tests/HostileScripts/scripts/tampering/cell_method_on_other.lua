-- expect: nothing
local ui = require "tessellua"
return { configure = function(cell) local on, bind, events = cell.on, cell.bind, cell.events for _, v in ipairs { 1, "x", {}, ui.subject(), ui.bag(), print, true, cell.bag } do assert(not pcall(on, v, "tap", print)) assert(not pcall(bind, v, ui.just(1), print)) assert(not pcall(events, v, "tap")) end assert(not pcall(on)) assert(not pcall(on, cell)) assert(not pcall(on, cell, 5, 5)) assert(not pcall(on, cell, "tap", "x", "y")) assert(not pcall(bind, cell, 5, print)) end }
