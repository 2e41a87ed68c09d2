-- expect: not loaded: require goes in a circle
return require "hostile"
