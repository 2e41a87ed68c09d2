// The module of the schema: its constructors, its functions and tables of functions.
#include "internal.h"
#include <string.h>

enum { FIND_STEPS = 20 };

/// Pushes the table of the functions `name.…`, which can only be read; false where there are none.
static bool push_table(lua_State *lua, const clua_schema *schema, const char *name, size_t length) {
    int top = lua_gettop(lua);
    for (int32_t i = 0; i < schema->module_function_count; i++) {
        const char *function = schema->functions[i].name;
        const char *dot = strchr(function, '.');
        if (!dot || (size_t)(dot - function) != length || memcmp(function, name, length) != 0)
            continue;
        if (lua_gettop(lua) == top) lua_newtable(lua);
        lua_pushinteger(lua, schema->functions[i].identifier);
        lua_pushcclosure(lua, invoke_host, 1);
        lua_setfield(lua, -2, dot + 1);
    }
    if (lua_gettop(lua) == top) return false;
    make_read_only(lua, refuse_change);
    return true;
}

static bool push_entry(lua_State *lua, const clua_schema *schema, const char *name, size_t length) {
    for (int32_t i = 0; i < schema->constructor_count; i++) {
        if (!is_name(schema->constructors[i].name, name, length)) continue;
        lua_pushinteger(lua, i);
        lua_pushcclosure(lua, construct, 1);
        return true;
    }
    if (schema->items_function && is_name(schema->items_function, name, length)) {
        lua_pushcfunction(lua, script_items);
        return true;
    }
    for (int32_t i = 0; i < schema->module_function_count; i++) {
        if (!is_name(schema->functions[i].name, name, length)) continue;
        lua_pushinteger(lua, schema->functions[i].identifier);
        lua_pushcclosure(lua, invoke_host, 1);
        return true;
    }
    return push_table(lua, schema, name, length);
}

int find_in_module(lua_State *lua) {
    clua_state *state = state_of(lua);
    size_t length;
    const char *name = lua_type(lua, 2) == LUA_TSTRING ? lua_tolstring(lua, 2, &length) : NULL;
    // A function `a.b` stands in a table.
    if (name && !memchr(name, '.', length) && push_entry(lua, &state->schema, name, length))
        return keep_found(lua);
    // What is found is never looked for again.
    charge(lua, state, FIND_STEPS);
    return 0;
}

static int complete_module(lua_State *lua) {
    const clua_schema *schema = &state_of(lua)->schema;
    for (int32_t i = 0; i < schema->constructor_count; i++) {
        lua_getfield(lua, 1, schema->constructors[i].name);
        lua_pop(lua, 1);
    }
    for (int32_t i = 0; i < schema->module_function_count; i++) {
        const char *name = schema->functions[i].name;
        lua_pushlstring(lua, name, strcspn(name, "."));
        lua_gettable(lua, 1);
        lua_pop(lua, 1);
    }
    if (schema->items_function) lua_getfield(lua, 1, schema->items_function);
    return 0;
}

void push_module(lua_State *lua) {
    lua_createtable(lua, 0, 16);
    make_on_demand(lua, find_in_module, complete_module);
    make_read_only(lua, refuse_change);
}
