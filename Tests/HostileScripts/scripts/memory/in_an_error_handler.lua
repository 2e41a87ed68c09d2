-- expect: layout_failed memory_exceeded
return {
  layout = function()
    xpcall(error, function() local s = "x" while true do s = s .. s end end)
  end,
}
