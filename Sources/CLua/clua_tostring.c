// tostring without addresses: what has no text of its own is numbered in the order in which it is
// first shown, so that two runs print the same.
#include "internal.h"

void push_text(lua_State *lua, int index) {
    index = lua_absindex(lua, index);
    luaL_checkstack(lua, 6, NULL);
    int type = lua_type(lua, index);
    bool has_address =
        type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TTHREAD || type == LUA_TUSERDATA;
    if (!has_address || luaL_getmetafield(lua, index, "__tostring") != LUA_TNIL) {
        if (has_address) lua_pop(lua, 1);
        luaL_tolstring(lua, index, NULL);
        return;
    }
    clua_state *state = state_of(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, NUMBERED);
    lua_pushvalue(lua, index);
    if (lua_rawget(lua, -2) != LUA_TNUMBER) {
        lua_pop(lua, 1);
        lua_pushinteger(lua, ++state->last_number);
        lua_pushvalue(lua, index);
        lua_pushvalue(lua, -2);
        lua_rawset(lua, -4);
    }
    lua_Integer number = lua_tointeger(lua, -1);
    lua_pop(lua, 2);
    bool has_name = luaL_getmetafield(lua, index, "__name") == LUA_TSTRING;
    lua_pushfstring(
        lua, "%s: %I", has_name ? lua_tostring(lua, -1) : lua_typename(lua, type),
        (LUAI_UACINT)number);
    if (has_name) lua_remove(lua, -2);
}

int script_tostring(lua_State *lua) {
    luaL_checkany(lua, 1);
    push_text(lua, 1);
    return 1;
}
