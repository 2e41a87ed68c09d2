#include "internal.h"
#include <stdlib.h>
#include <string.h>

/// Keeps a table that holds on to none of its keys; gives its place in the registry.
static int make_weak(lua_State *lua) {
    lua_newtable(lua);
    lua_createtable(lua, 0, 1);
    lua_pushliteral(lua, "k");
    lua_setfield(lua, -2, "__mode");
    lua_setmetatable(lua, -2);
    return luaL_ref(lua, LUA_REGISTRYINDEX);
}

static int setup(lua_State *lua) {
    clua_state *state = lua_touserdata(lua, 1);
    lua_newtable(lua);
    state->pins = luaL_ref(lua, LUA_REGISTRYINDEX);
    lua_createtable(lua, 2, 0);
    state->last_walk = luaL_ref(lua, LUA_REGISTRYINDEX);
    state->numbered = make_weak(lua);
    state->counted = make_weak(lua);
    // For every shape a table from a field's name to its number.
    const clua_schema *schema = state->schema;
    lua_createtable(lua, schema->shape_count, 0);
    for (int32_t i = 0; i < schema->shape_count; i++) {
        const clua_shape *shape = &schema->shapes[i];
        lua_createtable(lua, 0, shape->field_count);
        for (int32_t f = 0; f < shape->field_count; f++) {
            lua_pushinteger(lua, f);
            lua_setfield(lua, -2, schema->fields[shape->first_field + f].name);
        }
        lua_rawseti(lua, -2, i + 1);
    }
    state->shape_indexes = luaL_ref(lua, LUA_REGISTRYINDEX);
    make_classes(lua, state);
    make_views(lua, state);
    push_shared_libraries(lua);
    state->libraries = luaL_ref(lua, LUA_REGISTRYINDEX);
    push_module(lua, state);
    state->module = luaL_ref(lua, LUA_REGISTRYINDEX);
    push_new_globals(lua, state);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    return 0;
}

clua_state *clua_open(const clua_limits *limits, const clua_schema *schema, clua_host host) {
    clua_state *state = calloc(1, sizeof(clua_state));
    if (!state) return NULL;
    state->limits = *limits;
    clua_begin_turn(state);
    state->schema = schema;
    state->host = host;
    lua_State *lua = lua_newstate(allocate, state);
    if (!lua) {
        free(state);
        return NULL;
    }
    *(clua_state **)lua_getextraspace(lua) = state;
    state->main = state->current = lua;
    lua_gc(lua, LUA_GCGEN, 0, 0);
    if (run(state, setup, state) != CLUA_OK) {
        clua_close(state);
        return NULL;
    }
    return state;
}

void clua_close(clua_state *state) {
    // What objects need for their end must not fail.
    state->limits.memory = SIZE_MAX / 2;
    state->limits.allocations = 0;
    state->failures = 0;
    lua_sethook(state->main, NULL, 0, 0);
    lua_close(state->main);
    free(state->free_pins);
    free(state->released_pins);
    free(state->checked_pins);
    free(state->output);
    free(state->views);
    text *texts[] = {
        &state->error_script, &state->error_message, &state->error_hint, &state->error_traceback,
        &state->raised_full, &state->raised_script, &state->raised_message, &state->raised_hint,
        &state->raised_traceback, &state->host_script, &state->host_traceback,
        &state->memory_script, &state->kept, &state->scratch, &state->source,
        &state->source_name, &state->loading};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) text_free(texts[i]);
    free(state);
}
