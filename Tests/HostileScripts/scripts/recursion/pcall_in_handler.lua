-- expect: layout_failed type_error
return { layout = function() local function h(e) return (xpcall(error, h, e)) end xpcall(error, h) local function g() return select(2, pcall(g)) end g() end }
