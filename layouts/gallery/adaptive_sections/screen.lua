-- Sections that count their columns by the room there is: turn the device, and they have twice as many.
local ui = require "tessellua"
local numbers = require "numbers"

local WIDE = 800

-- Columns in a narrow container, and in a wide one.
local function columns(narrow, wide)
  return function(env)
    local count = env.container.effective_width > WIDE and wide or narrow
    local height = count <= 2 and ui.absolute(44) or ui.fractional_width(0.2)
    return ui.section {
      group = ui.horizontal_group {
        width = ui.fractional_width(1), height = height,
        subitems = {
          ui.item { width = ui.fractional_width(1), height = ui.fractional_height(1), content_insets = 2 },
        },
        count = count,
      },
      content_insets = 20,
    }
  end
end

return ui.screen {
  api_version = 1,
  snapshot = ui.snapshot {
    { id = "list", items = numbers.list(0, 10) },
    { id = "grid5", items = numbers.list(10, 10) },
    { id = "grid3", items = numbers.list(20, 10) },
  },
  sections = {
    list = { layout = columns(1, 2) },
    grid5 = { layout = columns(5, 10) },
    grid3 = { layout = columns(3, 6) },
  },
  cells = { number = ui.cell { reuse_identifier = "TextCell", configure = numbers.show } },
}
