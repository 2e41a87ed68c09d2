// pcall and xpcall that cannot catch the end of a budget.
#include "internal.h"

/// What a protected call gives back, or the kill again.
static int finish_pcall(lua_State *lua, int status, lua_KContext extra) {
    if (state_of(lua)->killed) raise_kill(lua);
    if (status == LUA_ERRMEM) kill_for_memory(lua);
    if (status != LUA_OK && status != LUA_YIELD) {
        lua_pushboolean(lua, 0);
        lua_pushvalue(lua, -2);
        return 2;
    }
    return lua_gettop(lua) - (int)extra;
}

int script_pcall(lua_State *lua) {
    luaL_checkany(lua, 1);
    lua_pushboolean(lua, 1);
    lua_insert(lua, 1);
    int status =
        lua_pcallk(lua, lua_gettop(lua) - 2, LUA_MULTRET, 0, 0, finish_pcall);
    return finish_pcall(lua, status, 0);
}

/// Runs a script's message handler, but not after a kill.
static int handle_unless_killed(lua_State *lua) {
    if (state_of(lua)->killed) return 1;
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, lua_gettop(lua) - 1, 1);
    return 1;
}

int script_xpcall(lua_State *lua) {
    int count = lua_gettop(lua);
    luaL_checktype(lua, 2, LUA_TFUNCTION);
    lua_pushvalue(lua, 2);
    lua_pushcclosure(lua, handle_unless_killed, 1);
    lua_replace(lua, 2);
    lua_pushboolean(lua, 1);
    lua_pushvalue(lua, 1);
    lua_rotate(lua, 3, 2);
    int status = lua_pcallk(lua, count - 2, LUA_MULTRET, 2, 2, finish_pcall);
    return finish_pcall(lua, status, 2);
}
