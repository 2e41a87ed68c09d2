-- padding: 70000
-- expect: not loaded: the script is larger than the limit
return {}
