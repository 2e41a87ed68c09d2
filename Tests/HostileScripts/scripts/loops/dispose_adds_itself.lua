-- expect: nothing
local ui = require "tessellua"
local bag = ui.bag()
local function make() return ui.create(function() return function() bag:add(make2()) end end):subscribe(function() end) end
local serial = ui.serial()
local function again() return ui.create(function() return function() serial:set(again()) end end):subscribe(function() end) end
serial:set(again()) serial:set(again())
return {}
