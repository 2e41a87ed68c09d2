-- expect: not loaded: the script ran more than its
while true do end
