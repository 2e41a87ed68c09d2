/// The globals that scripts have: what the sandbox gives them, and nothing else.
enum ScriptGlobals {
  /// Those that are no libraries.
  static let values = [
    "_G", "_VERSION", "assert", "error", "getmetatable", "ipairs", "load", "next", "pairs",
    "pcall", "print", "rawequal", "rawget", "rawlen", "rawset", "require", "select",
    "setmetatable", "tonumber", "tostring", "type", "xpcall",
  ]

  /// The libraries, each with what it has.
  static let libraries: [(name: String, fields: [String])] = [
    (
      "coroutine",
      ["close", "create", "isyieldable", "resume", "running", "status", "wrap", "yield"]
    ),
    (
      "math",
      [
        "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge",
        "log", "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "random",
        "randomseed", "sin", "sqrt", "tan", "tointeger", "type", "ult",
      ]
    ),
    ("os", ["clock", "date", "time"]),
    (
      "string",
      [
        "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "pack",
        "packsize", "rep", "reverse", "sub", "unpack", "upper",
      ]
    ),
    ("table", ["concat", "insert", "move", "pack", "remove", "sort", "unpack"]),
    ("utf8", ["char", "charpattern", "codepoint", "codes", "len", "offset"]),
  ]

  /// The words of a script test, besides `assert`, which has fields of its own there.
  static let testWords = [
    "after_each", "before_each", "context", "describe", "expose", "finally", "insulate", "it",
    "lazy_setup", "lazy_teardown", "pending", "setup", "spec", "strict_setup", "strict_teardown",
    "teardown", "test",
  ]
}
