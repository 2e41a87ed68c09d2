// Lists that say their length in the field n, because nil may be among their values.
#include "internal.h"

/// Whether nothing but named values is in the table on top.
static bool has_names_only(lua_State *lua) {
    lua_pushnil(lua);
    while (lua_next(lua, -2)) {
        lua_pop(lua, 1);
        if (lua_type(lua, -1) == LUA_TSTRING) continue;
        lua_pop(lua, 1);
        return false;
    }
    return true;
}

void set_count(lua_State *lua, lua_Integer count) {
    lua_pushinteger(lua, count);
    lua_setfield(lua, -2, "n");
    if (!has_names_only(lua)) return;
    // Nothing in it tells it from a table with the one name n, so it is remembered.
    lua_rawgeti(lua, LUA_REGISTRYINDEX, COUNTED);
    lua_pushvalue(lua, -2);
    lua_pushboolean(lua, true);
    lua_rawset(lua, -3);
    lua_pop(lua, 1);
}

bool is_counted(lua_State *lua, int index) {
    index = lua_absindex(lua, index);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, COUNTED);
    lua_pushvalue(lua, index);
    bool is_counted = lua_rawget(lua, -2) == LUA_TBOOLEAN;
    lua_pop(lua, 2);
    return is_counted;
}
