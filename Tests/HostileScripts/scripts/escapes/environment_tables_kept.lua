-- events: {"at":1,"environment":{"style":"dark"}}
-- expect: layout_failed runtime_error
local kept
return {
  layout = function(env)
    if kept then
      assert(kept.traits)
      for k in pairs(kept) do assert(k) end
    end
    kept = env
    assert(not pcall(function() env.traits.display_scale = 7 end))
    assert(not pcall(function() env.section = nil end))
    rawset(env, "container", { width = 1 })
    error("done")
  end,
}
