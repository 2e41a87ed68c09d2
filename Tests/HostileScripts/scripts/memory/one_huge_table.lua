-- whole budget
-- expect: layout_failed memory_exceeded
return { layout = function() return table.pack(load("return {" .. ("0,"):rep(30000) .. "}")(), table.move({}, 1, 1, 1 << 26)), ("x"):rep(1 << 26) end }
