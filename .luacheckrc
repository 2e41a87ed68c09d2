-- What scripts may use is what the sandbox gives them, and nothing else.
stds.tessellua = {
  read_globals = {
    "_G", "_VERSION", "assert", "error", "getmetatable", "ipairs", "load", "next", "pairs", "pcall",
    "print", "rawequal", "rawget", "rawlen", "rawset", "require", "select", "setmetatable",
    "tonumber", "tostring", "type", "xpcall",
    coroutine = {
      fields = {
        "close", "create", "isyieldable", "resume", "running", "status", "wrap", "yield",
      },
    },
    math = {
      fields = {
        "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
        "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "random", "randomseed",
        "sin", "sqrt", "tan", "tointeger", "type", "ult",
      },
    },
    os = { fields = { "clock", "date", "time" } },
    string = {
      fields = {
        "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack",
        "packsize", "rep", "reverse", "sub", "unpack", "upper",
      },
    },
    table = { fields = { "concat", "insert", "move", "pack", "remove", "sort", "unpack" } },
    utf8 = { fields = { "char", "charpattern", "codepoint", "codes", "len", "offset" } },
  },
}

-- The words of a test: busted's.
stds.tessellua_test = {
  read_globals = {
    "after_each", "before_each", "context", "describe", "expose", "finally", "insulate", "it",
    "lazy_setup", "lazy_teardown", "pending", "setup", "spec", "strict_setup", "strict_teardown",
    "teardown", "test",
    assert = { other_fields = true },
  },
}

std = "tessellua"
files["**/*_test.lua"] = { std = "tessellua+tessellua_test" }
