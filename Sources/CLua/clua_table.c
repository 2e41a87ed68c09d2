// The table library of scripts.
#include "internal.h"

void push_table_library(lua_State *lua) {
    lua_pushcfunction(lua, luaopen_table);
    lua_call(lua, 0, 1);
}
