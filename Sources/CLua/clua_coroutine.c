// The coroutine library of scripts.
#include "internal.h"

void push_coroutine_library(lua_State *lua) {
    lua_pushcfunction(lua, luaopen_coroutine);
    lua_call(lua, 0, 1);
}
