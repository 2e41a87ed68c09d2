// Checks lists, and tables from any names to values of one type.
#include "clua_check.h"

/// The length of a table that is a list and nothing else.
static lua_Integer checked_length(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    lua_Integer length = (lua_Integer)lua_rawlen(lua, index);
    lua_Integer entries = 0;
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        int is_whole;
        lua_Integer key = lua_type(lua, -1) == LUA_TNUMBER ? lua_tointegerx(lua, -1, &is_whole) : 0;
        if (key < 1 || key > length) fail_expected(c, index, type->expected);
        entries++;
    }
    if (entries != length) fail_expected(c, index, type->expected);
    if ((double)length < type->minimum || (double)length > type->maximum)
        fail_length(c, type->expected, (lua_Unsigned)length);
    return length;
}

void check_entries(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    luaL_checkstack(lua, CHECK_STACK, "values nested too deep");
    int top = lua_gettop(lua);
    bool is_tuple = type->kind == CLUA_TYPE_TUPLE;
    index = readable(c, index);
    lua_Integer length = checked_length(c, index, type);
    put(c, (uint64_t)length);
    for (lua_Integer i = 1; i <= length; i++) {
        path_push_index(c->state, i);
        lua_rawgeti(lua, index, i);
        check(
            c, lua_gettop(lua),
            is_tuple ? c->schema->cases[type->first + i - 1].type : type->first);
        lua_pop(lua, 1);
        path_pop(c->state);
    }
    lua_settop(lua, top);
}

/// Leaves the names of a table on the stack as a list in the order of their bytes.
static lua_Integer push_sorted_names(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    lua_newtable(lua);
    int names = lua_gettop(lua);
    lua_Integer count = 0;
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        if (lua_type(lua, -1) != LUA_TSTRING) fail_expected(c, index, type->expected);
        // An insertion keeps the list in order; maps of a screen are short.
        lua_Integer at = ++count;
        for (; at > 1; at--) {
            lua_rawgeti(lua, names, at - 1);
            bool in_order = lua_compare(lua, -1, -2, LUA_OPLT);
            if (in_order) {
                lua_pop(lua, 1);
                break;
            }
            lua_rawseti(lua, names, at);
        }
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, names, at);
    }
    return count;
}

void check_map(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    luaL_checkstack(lua, CHECK_STACK, "values nested too deep");
    int top = lua_gettop(lua);
    index = readable(c, index);
    lua_Integer count = push_sorted_names(c, index, type);
    int names = lua_gettop(lua);
    put(c, (uint64_t)count);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(lua, names, i);
        size_t length;
        const char *name = lua_tolstring(lua, -1, &length);
        if (!is_utf8(name, length)) fail_expected(c, index, "names in UTF-8");
        if (c->write) {
            put_word(lua, c->state, length);
            put_bytes(lua, c->state, name, length);
        }
        path_push_field(c->state, name, length);
        lua_pushvalue(lua, -1);
        lua_rawget(lua, index);
        check(c, lua_gettop(lua), type->first);
        path_pop(c->state);
        lua_pop(lua, 2);
    }
    lua_settop(lua, top);
}
