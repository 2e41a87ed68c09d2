// The math library of scripts: the stock one, but every state begins with the same seed.
#include "internal.h"

enum { SEED = 0x7E55 };

/// Without arguments the stock function seeds by the clock; here it begins again.
static int seed(lua_State *lua) {
    int count = lua_gettop(lua);
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    if (count == 0) {
        lua_pushinteger(lua, SEED);
        count = 1;
    }
    lua_call(lua, count, 0);
    return 0;
}

void push_math_library(lua_State *lua) {
    lua_pushcfunction(lua, luaopen_math);
    lua_call(lua, 0, 1);
    lua_getfield(lua, -1, "randomseed");
    lua_pushcclosure(lua, seed, 1);
    lua_pushvalue(lua, -1);
    lua_call(lua, 0, 0);
    lua_setfield(lua, -2, "randomseed");
}
