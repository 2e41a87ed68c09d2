-- expect: nothing
return {
  layout = function()
    return { group = { group = "horizontal", width = 10, height = 10, subitems = { { width = 10, height = 10 } } } }, 1, 2, table.unpack({}, 1, 1000)
  end,
}
