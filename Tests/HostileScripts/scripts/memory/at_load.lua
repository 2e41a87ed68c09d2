-- expect: not loaded: the script needs more than its
local s = "x"
while true do s = s .. s end
