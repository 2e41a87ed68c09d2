-- file native.so: x
-- expect: not loaded: there is no module "native"
return require "native"
