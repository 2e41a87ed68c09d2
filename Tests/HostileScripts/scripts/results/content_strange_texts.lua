-- expect: nothing
return { configure = function(cell) cell["\n\t\"\\"] = "\0\1\31\127\u{2028}\u{FEFF}\u{10FFFF}" end }
