-- expect: nothing
return {
  configure = function(cell)
    pcall(function() cell.on = 1 end)
    pcall(function() cell.bag = 1 end)
    pcall(function() cell[1] = 1 end)
    pcall(function() cell[{}] = 1 end)
    cell.title = nil
    cell[""] = "empty"
    cell["a\0b"] = "zero"
  end,
}
