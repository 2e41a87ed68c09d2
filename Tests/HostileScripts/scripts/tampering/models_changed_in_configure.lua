-- expect: nothing
local items = {}
for i = 1, 3 do items[i] = { kind = "hostile", id = i, model = { n = i } } end
return {
  items = items,
  configure = function(cell, model)
    model.n = nil
    model.id = "other"
    for i = 1, #items do items[i].id = 7 items[i].kind = "good" end
    cell.title = "x"
  end,
}
