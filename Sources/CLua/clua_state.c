#include "internal.h"
#include <stdlib.h>
#include <string.h>

/// Keeps a table that holds on to none of its keys, at a number of the registry.
static void keep_weak(lua_State *lua, int place) {
    lua_newtable(lua);
    lua_createtable(lua, 0, 1);
    lua_pushliteral(lua, "k");
    lua_setfield(lua, -2, "__mode");
    lua_setmetatable(lua, -2);
    lua_rawseti(lua, LUA_REGISTRYINDEX, place);
}

static int setup(lua_State *lua) {
    clua_state *state = lua_touserdata(lua, 1);
    lua_createtable(lua, 2, 0);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LAST_WALK);
    keep_weak(lua, NUMBERED);
    keep_weak(lua, COUNTED);
    lua_newtable(lua);
    lua_rawseti(lua, LUA_REGISTRYINDEX, KNOWN_SHAPES);
    lua_newtable(lua);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LIBRARIES);
    make_string_metatable(lua);
    make_views(lua);
    push_module(lua);
    lua_rawseti(lua, LUA_REGISTRYINDEX, MODULE);
    push_new_globals(lua, state);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_gc(lua, LUA_GCGEN, 0, 0);
    return 0;
}

clua_state *clua_open(const clua_limits *limits, const clua_schema *schema, clua_host host) {
    clua_state *state = calloc(1, sizeof(clua_state));
    if (!state) return NULL;
    state->limits = *limits;
    clua_begin_turn(state);
    state->schema = *schema;
    state->host = host;
    state->known_shapes = calloc((size_t)schema->shape_count + 1, sizeof *state->known_shapes);
    bool has_memory = state->known_shapes && arena_open(&state->arena);
    lua_State *lua = has_memory ? lua_newstate(allocate, state) : NULL;
    if (!lua) {
        arena_close(&state->arena);
        free(state->known_shapes);
        free(state);
        return NULL;
    }
    *(clua_state **)lua_getextraspace(lua) = state;
    state->main = state->current = lua;
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
    release_unclaimed(state);
    lua_sethook(state->main, NULL, 0, 0);
    lua_close(state->main);
    release_all_live(state);
    arena_close(&state->arena);
    free(state->known_shapes);
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
