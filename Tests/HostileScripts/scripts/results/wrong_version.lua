-- expect: not loaded: expected the version 1
return { screen = function(screen) screen.api_version = 2^53 end }
