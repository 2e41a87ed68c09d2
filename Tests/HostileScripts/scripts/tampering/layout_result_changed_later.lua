-- events: {"at":1,"resize":[500,800]}
-- expect: layout_failed type_error
local ui = require "tessellua"
local section = ui.section { group = ui.horizontal_group { width = 1, height = 1, subitems = { { width = 1, height = 1 } } } }
return {
  layout = function(env)
    local _ = env.container.width
    section.group = section.visited and "broken" or section.group
    rawset(section, "visited", nil)
    if section.group ~= "broken" then section.group.width = env.container.width > 400 and "broken" or 1 end
    return section
  end,
}
