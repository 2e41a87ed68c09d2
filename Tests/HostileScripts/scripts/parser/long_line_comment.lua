-- padding: 60000
-- expect: nothing
return {}
