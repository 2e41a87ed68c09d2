-- expect: unknown_cell_kind
return { items = { { kind = "nobody", id = 1 } } }
