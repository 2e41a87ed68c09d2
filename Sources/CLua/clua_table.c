// The table library of scripts. Each function charges for its range before it works on it.
#include "clua_string.h"
#include <limits.h>

/// Whether the table at the top, a metatable, has a metamethod; pushes one value in any case.
static bool has_metamethod(lua_State *lua, const char *event, int depth) {
    lua_pushstring(lua, event);
    return lua_rawget(lua, -depth) != LUA_TNIL;
}

/// Accepts a table, or a value with the metamethods that stand for one.
static void check_table(lua_State *lua, int index, int needs) {
    if (lua_type(lua, index) == LUA_TTABLE) return;
    int pushed = 1;
    if (lua_getmetatable(lua, index) &&
        (!(needs & TABLE_READ) || has_metamethod(lua, "__index", ++pushed)) &&
        (!(needs & TABLE_WRITE) || has_metamethod(lua, "__newindex", ++pushed)) &&
        (!(needs & TABLE_LENGTH) || has_metamethod(lua, "__len", ++pushed)))
        lua_pop(lua, pushed);
    else
        luaL_checktype(lua, index, LUA_TTABLE);
}

lua_Integer table_length(lua_State *lua, int index, int needs) {
    check_table(lua, index, needs | TABLE_LENGTH);
    return luaL_len(lua, index);
}

/// Charges for the entries from `first` to `last`, as many as these may be.
static void charge_range(lua_State *lua, lua_Integer first, lua_Integer last) {
    if (first <= last) charge(lua, state_of(lua), (size_t)last - (size_t)first);
}

static int script_insert(lua_State *lua) {
    // Wraps around as the stock one does where a metamethod says so great a length.
    lua_Integer end =
        (lua_Integer)((lua_Unsigned)table_length(lua, 1, TABLE_READ | TABLE_WRITE) + 1);
    lua_Integer position = end;
    switch (lua_gettop(lua)) {
    case 2:
        break;
    case 3:
        position = check_integer(lua, 2);
        luaL_argcheck(
            lua, (lua_Unsigned)position - 1 < (lua_Unsigned)end, 2, "position out of bounds");
        charge_range(lua, position, end);
        for (lua_Integer i = end; i > position; i--) {
            lua_geti(lua, 1, i - 1);
            lua_seti(lua, 1, i);
        }
        break;
    default:
        return luaL_error(lua, "wrong number of arguments to 'insert'");
    }
    lua_seti(lua, 1, position);
    return 0;
}

static int script_remove(lua_State *lua) {
    lua_Integer size = table_length(lua, 1, TABLE_READ | TABLE_WRITE);
    lua_Integer position = optional_integer(lua, 2, size);
    // The number of the argument is the one that stock Lua gives.
    if (position != size)
        luaL_argcheck(
            lua, (lua_Unsigned)position - 1 <= (lua_Unsigned)size, 1, "position out of bounds");
    charge_range(lua, position, size);
    lua_geti(lua, 1, position);
    for (; position < size; position++) {
        lua_geti(lua, 1, position + 1);
        lua_seti(lua, 1, position);
    }
    lua_pushnil(lua);
    lua_seti(lua, 1, position);
    return 1;
}

static int script_move(lua_State *lua) {
    lua_Integer first = check_integer(lua, 2);
    lua_Integer last = check_integer(lua, 3);
    lua_Integer to = check_integer(lua, 4);
    int target = lua_isnoneornil(lua, 5) ? 1 : 5;
    check_table(lua, 1, TABLE_READ);
    check_table(lua, target, TABLE_WRITE);
    if (last >= first) {
        luaL_argcheck(
            lua, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
        lua_Integer count = last - first + 1;
        luaL_argcheck(lua, to <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
        charge_range(lua, first, last);
        // Where the ranges overlap, what is still to be read must not be written over.
        bool is_forward = to > last || to <= first ||
            (target != 1 && !lua_compare(lua, 1, target, LUA_OPEQ));
        for (lua_Integer i = 0; i < count; i++) {
            lua_Integer offset = is_forward ? i : count - 1 - i;
            lua_geti(lua, 1, first + offset);
            lua_seti(lua, target, to + offset);
        }
    }
    lua_pushvalue(lua, target);
    return 1;
}

static void add_entry(lua_State *lua, luaL_Buffer *buffer, lua_Integer index) {
    lua_geti(lua, 1, index);
    if (!lua_isstring(lua, -1))
        luaL_error(
            lua, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(lua, -1),
            (LUAI_UACINT)index);
    size_t length;
    lua_tolstring(lua, -1, &length);
    spend_bytes(lua, length);
    luaL_addvalue(buffer);
}

static int script_concat(lua_State *lua) {
    lua_Integer length = table_length(lua, 1, TABLE_READ);
    size_t separator_length;
    const char *separator = luaL_optlstring(lua, 2, "", &separator_length);
    lua_Integer first = optional_integer(lua, 3, 1);
    lua_Integer last = optional_integer(lua, 4, length);
    charge_range(lua, first, last);
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    for (lua_Integer i = first; i < last; i++) {
        add_entry(lua, &buffer, i);
        spend_bytes(lua, separator_length);
        luaL_addlstring(&buffer, separator, separator_length);
    }
    if (first <= last) add_entry(lua, &buffer, last);
    luaL_pushresult(&buffer);
    return 1;
}

static int script_pack_arguments(lua_State *lua) {
    int count = lua_gettop(lua);
    charge_range(lua, 1, count);
    lua_createtable(lua, count, 1);
    lua_insert(lua, 1);
    for (int i = count; i >= 1; i--) lua_seti(lua, 1, i);
    set_count(lua, count);
    return 1;
}

static int script_unpack_entries(lua_State *lua) {
    lua_Integer first = optional_integer(lua, 2, 1);
    lua_Integer last = luaL_opt(lua, check_integer, 3, luaL_len(lua, 1));
    if (first > last) return 0;
    lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
    if (count >= INT_MAX || !lua_checkstack(lua, (int)++count))
        return luaL_error(lua, "too many results to unpack");
    charge_range(lua, first, last);
    for (lua_Integer i = first; i < last; i++) lua_geti(lua, 1, i);
    lua_geti(lua, 1, last);
    return (int)count;
}

void push_table_library(lua_State *lua) {
    static const luaL_Reg functions[] = {
        {"concat", script_concat}, {"insert", script_insert}, {"move", script_move},
        {"pack", script_pack_arguments}, {"remove", script_remove}, {"sort", script_sort},
        {"unpack", script_unpack_entries}, {NULL, NULL}};
    luaL_newlib(lua, functions);
}
