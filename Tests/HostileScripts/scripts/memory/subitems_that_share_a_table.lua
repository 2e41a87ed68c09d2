-- expect: layout_failed type_error
return {
  layout = function()
    local group = { width = 1, height = 1 }
    for _ = 1, 60 do group = { group = "horizontal", width = 1, height = 1, subitems = { group, group } } end
    return { group = group }
  end,
}
