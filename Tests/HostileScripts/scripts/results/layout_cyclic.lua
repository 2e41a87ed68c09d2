-- expect: layout_failed type_error
return {
  layout = function()
    local group = { group = "horizontal", width = 1, height = 1 }
    group.subitems = { group }
    return { group = group }
  end,
}
