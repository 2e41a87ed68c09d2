-- expect: configure_failed runtime_error
return { configure = function() error(false) end }
