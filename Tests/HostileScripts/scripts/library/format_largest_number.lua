-- expect: nothing
assert(#("%f"):format(1.7976931348623157e308) == 316)
assert(#("%.99f"):format(-1.7976931348623157e308) == 410)
return {}
