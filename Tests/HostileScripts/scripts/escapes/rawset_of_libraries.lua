-- expect: nothing
pcall(rawset, string, "upper", function() return "broken" end)
pcall(rawset, table, "concat", function() return "broken" end)
pcall(rawset, _G, "pairs", function() return next, {} end)
pcall(rawset, _G, "require", function() return {} end)
pcall(rawset, require "tessellua", "section", function() return nil end)
return {}
