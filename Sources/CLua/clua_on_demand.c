// Tables whose fields are made when a script first asks for them: a screen uses few of the things
// that it is given, and a state is made for each screen.
#include "internal.h"
#include <string.h>

/// Under this the metatable of such a table keeps what makes the rest.
static const char complete_mark = 0;

bool is_name(const char *known, const char *name, size_t length) {
    return known[0] == name[0] && strlen(known) == length && memcmp(known, name, length) == 0;
}

void make_on_demand(lua_State *lua, lua_CFunction find, lua_CFunction complete) {
    lua_createtable(lua, 0, 2);
    lua_pushcfunction(lua, find);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, complete);
    lua_rawsetp(lua, -2, &complete_mark);
    lua_setmetatable(lua, -2);
}

void complete_table(lua_State *lua) {
    if (!lua_getmetatable(lua, -1)) return;
    bool is_incomplete = lua_rawgetp(lua, -1, &complete_mark) == LUA_TFUNCTION;
    if (is_incomplete) {
        lua_pushvalue(lua, -3);
        lua_call(lua, 1, 0);
        lua_pushnil(lua);
        lua_setmetatable(lua, -3);
        lua_pop(lua, 1);
    } else {
        lua_pop(lua, 2);
    }
}

int keep_found(lua_State *lua) {
    lua_pushvalue(lua, 2);
    lua_pushvalue(lua, -2);
    lua_rawset(lua, 1);
    return 1;
}
