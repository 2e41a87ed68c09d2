// The math library of scripts.
#include "internal.h"

void push_math_library(lua_State *lua) {
    lua_pushcfunction(lua, luaopen_math);
    lua_call(lua, 0, 1);
}
