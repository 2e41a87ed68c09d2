-- expect: nothing
return {
  layout = function(env)
    pcall(function() env.section.items[1].id = "stolen" end)
    pcall(function() env.section.items[#env.section.items + 1] = {} end)
    pcall(function() env.section.index = 1 end)
    pcall(function() env.container.width = 1 end)
    return { group = { group = "horizontal", width = 10, height = 10, subitems = { { width = 10, height = 10 } } } }
  end,
}
