// The utf8 library of scripts.
#include "internal.h"

void push_utf8_library(lua_State *lua) {
    lua_pushcfunction(lua, luaopen_utf8);
    lua_call(lua, 0, 1);
}
