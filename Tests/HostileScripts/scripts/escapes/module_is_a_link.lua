-- link outside.lua: /etc/passwd
-- expect: not loaded: leads out of its folder
return require "outside"
