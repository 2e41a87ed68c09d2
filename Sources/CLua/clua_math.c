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
    // What the manual names; Debian's library also has functions of older versions.
    static const char *const names[] = {
        "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log",
        "max", "maxinteger", "min", "mininteger", "modf", "pi", "rad", "random", "sin", "sqrt",
        "tan", "tointeger", "type", "ult", NULL};
    lua_createtable(lua, 0, 32);
    lua_pushcfunction(lua, luaopen_math);
    lua_call(lua, 0, 1);
    for (const char *const *name = names; *name; name++) {
        lua_getfield(lua, -1, *name);
        lua_setfield(lua, -3, *name);
    }
    lua_getfield(lua, -1, "randomseed");
    lua_pushcclosure(lua, seed, 1);
    lua_pushvalue(lua, -1);
    lua_call(lua, 0, 0);
    lua_setfield(lua, -3, "randomseed");
    lua_pop(lua, 1);
}
