-- whole budget
-- expect: configure_failed memory_exceeded
return {
  configure = function(cell)
    local t = { 1 }
    for _ = 1, 60 do t = { t, t } end
    cell.content = t
  end,
}
