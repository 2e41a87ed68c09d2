-- expect: layout_failed runtime_error
return { layout = function() for _, r in ipairs { { 1, math.maxinteger }, { math.mininteger, math.maxinteger }, { math.mininteger, math.mininteger + 1 }, { math.maxinteger, math.maxinteger }, { 1, 1e15 // 1 | 0 } } do local ok, e = pcall(function() return select("#", table.unpack({}, r[1], r[2])) end) end error("done") end }
