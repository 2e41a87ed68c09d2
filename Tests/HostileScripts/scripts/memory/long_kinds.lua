-- expect: nothing
return { entry = { id = ("x"):rep(1000000), kind = "hostile", items = { { kind = "hostile", id = ("y"):rep(1000000) } } } }
