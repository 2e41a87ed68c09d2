// The string library of scripts.
#include "internal.h"

void push_string_library(lua_State *lua) {
    lua_pushcfunction(lua, luaopen_string);
    lua_call(lua, 0, 1);
    lua_pushnil(lua);
    lua_setfield(lua, -2, "dump");
    // "text":method() goes through the string metatable; its own table is out of reach.
    lua_pushliteral(lua, "");
    if (lua_getmetatable(lua, -1)) {
        lua_pushboolean(lua, 0);
        lua_setfield(lua, -2, "__metatable");
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}
