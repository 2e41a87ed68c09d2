-- expect: not loaded: snapshot: expected
return { snapshot = function() return {} end }
