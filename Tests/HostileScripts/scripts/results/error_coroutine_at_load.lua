-- expect: not loaded: the error is
error(coroutine.create(print))
