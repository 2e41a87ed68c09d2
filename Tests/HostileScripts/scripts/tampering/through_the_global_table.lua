-- expect: not loaded
_G.string.upper = function() return "broken" end
return {}
