-- expect: not loaded: the text is larger than the limit of a script
load(function() return "x " end)
return {}
