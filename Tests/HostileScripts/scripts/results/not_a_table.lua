-- expect: not loaded
return 5
