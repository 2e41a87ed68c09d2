// Tables that remember what scripts read of them, and those that answer from one of these and have one
// more field, which is made when it is first asked for: most layouts never read `env.section`.
#include "internal.h"

static int read_tracked(lua_State *lua) {
    clua_state *state = state_of(lua);
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, lua_upvalueindex(2)) == LUA_TNUMBER)
        state->reads |= (uint64_t)1 << (lua_tointeger(lua, -1) & 63);
    lua_pushvalue(lua, 2);
    lua_rawget(lua, lua_upvalueindex(1));
    return 1;
}

void make_tracked(lua_State *lua) {
    lua_pushvalue(lua, -2);
    lua_insert(lua, -2);
    lua_pushcclosure(lua, read_tracked, 2);
    make_answering(lua);
}

/// What an extended table keeps: the table that it extends, its form, the field once that is made, and
/// the values of the field's own fields.
enum { BASE = 1, FORM, FIELD, FIRST_VALUE };
/// A form's entries: the field's name, the bits of its own fields by their names, and these names.
enum { FORM_NAME = 1, FORM_BITS, FORM_FIRST_NAME };

/// Pushes the one more field of an extended table.
static void push_field(lua_State *lua) {
    lua_pushvalue(lua, lua_upvalueindex(FIELD));
    if (!lua_isnil(lua, -1)) return;
    lua_pop(lua, 1);
    int form = lua_upvalueindex(FORM);
    int count = (int)lua_rawlen(lua, form) - FORM_FIRST_NAME + 1;
    lua_createtable(lua, 0, count);
    for (int i = 0; i < count; i++) {
        lua_rawgeti(lua, form, FORM_FIRST_NAME + i);
        lua_pushvalue(lua, lua_upvalueindex(FIRST_VALUE + i));
        if (lua_type(lua, -1) == LUA_TTABLE) make_guarded(lua);
        lua_rawset(lua, -3);
    }
    lua_rawgeti(lua, form, FORM_BITS);
    make_tracked(lua);
    lua_pushvalue(lua, -1);
    lua_replace(lua, lua_upvalueindex(FIELD));
}

/// Answers for an extended table; without arguments, which no script can leave out, it gives the whole.
static int read_extended(lua_State *lua) {
    bool gives_whole = lua_gettop(lua) == 0;
    lua_settop(lua, 2);
    lua_rawgeti(lua, lua_upvalueindex(FORM), FORM_NAME);
    if (!gives_whole) {
        if (lua_rawequal(lua, 2, 3)) {
            push_field(lua);
        } else {
            lua_pushvalue(lua, 2);
            lua_gettable(lua, lua_upvalueindex(BASE));
        }
        return 1;
    }
    lua_newtable(lua);
    if (push_real(lua, lua_upvalueindex(BASE))) {
        lua_pushnil(lua);
        while (lua_next(lua, 5)) {
            lua_pushvalue(lua, -2);
            lua_insert(lua, -2);
            lua_rawset(lua, 4);
        }
    }
    lua_settop(lua, 4);
    lua_pushvalue(lua, 3);
    push_field(lua);
    lua_rawset(lua, 4);
    return 1;
}

void make_extended(lua_State *lua, int count) {
    lua_pushnil(lua);
    lua_insert(lua, -count - 1);
    lua_pushcclosure(lua, read_extended, count + FIELD);
    lua_pushvalue(lua, -1);
    make_answering(lua);
}
