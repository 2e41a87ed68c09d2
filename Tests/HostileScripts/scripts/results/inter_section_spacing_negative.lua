-- expect: nothing
return { screen = function(s) s.configuration = { inter_section_spacing = -1e4, scroll_direction = "vertical" } s.initial_scroll = "end" end }
