-- expect: not loaded: a string of the script takes more than
local s = "x"
while true do s = s .. s end
