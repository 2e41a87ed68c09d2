-- expect: not loaded: the libraries cannot be changed
string.format = function() return "broken" end
return {}
