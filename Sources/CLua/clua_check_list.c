// Checks lists, and tables from any names to values of one type.
#include "clua_check.h"
#include <stdlib.h>
#include <string.h>

enum { NAME_STEPS = 50 };

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

typedef struct name {
    const char *bytes;
    size_t length;
} name;

static int compare_names(const void *left, const void *right) {
    const name *a = left, *b = right;
    int order = memcmp(a->bytes, b->bytes, a->length < b->length ? a->length : b->length);
    if (order != 0) return order;
    return a->length < b->length ? -1 : a->length > b->length;
}

/// Pushes the names of the table at an index in the order of their bytes; the table keeps them alive.
static const name *push_sorted_names(
    checker *c, int index, const clua_type *type, lua_Integer *count) {
    lua_State *lua = c->lua;
    lua_Integer all = 0, found = 0;
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        if (lua_type(lua, -1) != LUA_TSTRING) {
            text *message = &c->state->scratch;
            push_first_unknown(lua, index, NULL);
            text_clear(message);
            text_format(message, "expected %s, got the key ", type->expected);
            describe_value(lua, lua_gettop(lua), message);
            fail_text(c, message);
        }
        all++;
    }
    charge(lua, c->state, (size_t)all * NAME_STEPS);
    name *names = lua_newuserdatauv(lua, sizeof(name) * (size_t)(all > 0 ? all : 1), 0);
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        names[found].bytes = lua_tolstring(lua, -1, &names[found].length);
        found++;
    }
    qsort(names, (size_t)found, sizeof(name), compare_names);
    *count = found;
    return names;
}

void check_map(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    luaL_checkstack(lua, CHECK_STACK, "values nested too deep");
    int top = lua_gettop(lua);
    index = readable(c, index);
    lua_Integer count;
    const name *names = push_sorted_names(c, index, type, &count);
    put(c, (uint64_t)count);
    for (lua_Integer i = 0; i < count; i++) {
        const char *name = names[i].bytes;
        size_t length = names[i].length;
        lua_pushlstring(lua, name, length);
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
