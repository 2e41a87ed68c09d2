-- expect: not loaded: give it more with --max-steps
while true do end
