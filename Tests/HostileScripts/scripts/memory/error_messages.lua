-- expect: layout_failed memory_exceeded
return {
  layout = function()
    local message = ("x"):rep(1000000)
    while true do
      local _, caught = pcall(error, message .. message, 0)
      message = caught
    end
  end,
}
