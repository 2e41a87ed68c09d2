-- expect: not loaded: snapshot
return { snapshot = function() return { 1 } end }
