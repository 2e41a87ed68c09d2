// Tables that scripts may only read: an empty one that reads from the real one, which nobody but
// push_readable gives out.
#include "internal.h"

/// Under this a metatable of such a table keeps the real one, or a function that makes it.
static const char real_mark = 0;

/// Makes an empty table of what stands at the top: the real table, or what makes it, and what answers for
/// it. Its metatable has room for more fields.
static void make(lua_State *lua, lua_CFunction refuse, int more) {
    lua_newtable(lua);
    lua_createtable(lua, 0, 4 + more);
    lua_rotate(lua, -4, 2);
    lua_setfield(lua, -3, "__index");
    lua_rawsetp(lua, -2, &real_mark);
    lua_pushcfunction(lua, refuse);
    lua_setfield(lua, -2, "__newindex");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_setmetatable(lua, -2);
}

void make_read_only(lua_State *lua, lua_CFunction refuse) {
    lua_pushvalue(lua, -1);
    make(lua, refuse, 0);
}

static int refuse_write(lua_State *lua) {
    raise_at_caller(lua, CLUA_RUNTIME_ERROR, "this table can only be read");
}

void make_answering(lua_State *lua) { make(lua, refuse_write, 0); }

bool push_real(lua_State *lua, int index) {
    if (lua_type(lua, index) != LUA_TTABLE || !lua_getmetatable(lua, index)) return false;
    int type = lua_rawgetp(lua, -1, &real_mark);
    if (type == LUA_TFUNCTION) {
        lua_call(lua, 0, 1);
        lua_pushvalue(lua, -1);
        lua_rawsetp(lua, -3, &real_mark);
    }
    bool found = type == LUA_TTABLE || type == LUA_TFUNCTION;
    lua_remove(lua, -2);
    if (!found) lua_pop(lua, 1);
    return found;
}

static int length_of_real(lua_State *lua) {
    lua_Unsigned length = push_real(lua, 1) ? lua_rawlen(lua, -1) : 0;
    lua_pushinteger(lua, (lua_Integer)length);
    return 1;
}

void make_guarded(lua_State *lua) {
    lua_pushvalue(lua, -1);
    make(lua, refuse_write, 1);
    lua_getmetatable(lua, -1);
    lua_pushcfunction(lua, length_of_real);
    lua_setfield(lua, -2, "__len");
    lua_pop(lua, 1);
}

bool is_read_only(lua_State *lua, int index) {
    bool found = push_real(lua, index);
    if (found) lua_pop(lua, 1);
    return found;
}

void push_readable(lua_State *lua, clua_state *state, int index) {
    if (!push_real(lua, index)) {
        lua_pushvalue(lua, index);
        return;
    }
    complete_table(lua);
    // Whoever walks a table that remembers its reads, as a function answers for it, has read all of it.
    lua_getmetatable(lua, index);
    lua_pushliteral(lua, "__index");
    if (lua_rawget(lua, -2) == LUA_TFUNCTION) state->reads |= ~(uint64_t)0;
    lua_pop(lua, 2);
}
