-- expect: nothing
load("\xEF\xBB\xBFreturn 1")
return {}
