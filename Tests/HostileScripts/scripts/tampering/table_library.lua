-- expect: not loaded: the libraries cannot be changed
table.concat = nil
return {}
