-- file folder.lua/x: 1
-- expect: not loaded
return require "folder"
