-- expect: nothing
for _, time in ipairs { 1e300, -1e300, math.maxinteger, math.mininteger, 0 / 0 } do
  pcall(os.date, "*t", time)
  pcall(os.date, "!%c", time)
  pcall(os.time, { year = time, month = 1, day = 1 })
  pcall(os.time, { year = 1970, month = time, day = time })
end
return {}
