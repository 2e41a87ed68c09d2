#include "internal.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void count_steps(lua_State *lua, lua_Debug *frame);

enum { MOST_FRAMES = 195000, HOOKS_A_DEPTH_CHECK = 16 };

/// Ends the call from the host; nothing catches it.
_Noreturn static void kill_for_budget(lua_State *lua, clua_state *state, const char *message) {
    // From now on the hook fires at every instruction, so that nothing outlives the kill.
    lua_sethook(lua, count_steps, LUA_MASKCOUNT, 1);
    if (lua != state->main) lua_sethook(state->main, count_steps, LUA_MASKCOUNT, 1);
    raise_at_caller(lua, CLUA_BUDGET_EXCEEDED, "%s", message);
}

static int64_t nanoseconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

/// Ends the call where it has taken too long. Only the time of its own thread counts, so that a busy
/// machine changes nothing; asking for that is slow, so it is done only once as much time has passed.
static void check_time(lua_State *lua, clua_state *state) {
    double seconds = state->limits.seconds;
    if (seconds <= 0) return;
    int64_t now = nanoseconds(CLOCK_MONOTONIC_COARSE);
    if (state->began == 0) {
        state->began = now;
        state->thread_began = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
        return;
    }
    if ((double)(now - state->began) < seconds * 1e9) return;
    int64_t used = nanoseconds(CLOCK_THREAD_CPUTIME_ID) - state->thread_began;
    if ((double)used < seconds * 1e9) {
        state->began = now - used;
        return;
    }
    char message[96];
    snprintf(message, sizeof message, "the script ran longer than its %.6g seconds", seconds);
    kill_for_budget(lua, state, message);
}

static void count_steps(lua_State *lua, lua_Debug *frame) {
    clua_state *state = state_of(lua);
    if (state->killed) raise_kill(lua);
    check_time(lua, state);
    // Lua's own limit lies where a recursion would have spent the memory, which nobody can catch.
    if (++state->hooks % HOOKS_A_DEPTH_CHECK == 0 && lua_getstack(lua, MOST_FRAMES, frame))
        raise_at_caller(lua, CLUA_RUNTIME_ERROR, "stack overflow");
    charge(lua, state, (size_t)lua_gethookcount(lua));
}

void charge(lua_State *lua, clua_state *state, size_t steps) {
    state->steps -= steps > INT64_MAX / 2 ? INT64_MAX / 2 : (int64_t)steps;
    if (state->steps > 0) return;
    char message[96];
    snprintf(
        message, sizeof message, "the script ran more than its %lld steps",
        (long long)state->limits.steps);
    kill_for_budget(lua, state, message);
}

void begin_budget(clua_state *state) {
    state->steps = state->limits.steps;
    state->killed = CLUA_OK;
    state->failures = 0;
    state->began = 0;
    // Setting the hook begins to count anew, also where it fired at every step after a kill. A budget
    // that is smaller than the interval is the interval.
    int interval = state->steps < HOOK_INTERVAL ? (int)state->steps : HOOK_INTERVAL;
    lua_sethook(state->main, count_steps, LUA_MASKCOUNT, interval);
}

static int setup(lua_State *lua) {
    clua_state *state = lua_touserdata(lua, 1);
    lua_newtable(lua);
    state->pins = luaL_ref(lua, LUA_REGISTRYINDEX);
    lua_createtable(lua, 2, 0);
    state->last_walk = luaL_ref(lua, LUA_REGISTRYINDEX);
    lua_newtable(lua);
    lua_createtable(lua, 0, 1);
    lua_pushliteral(lua, "k");
    lua_setfield(lua, -2, "__mode");
    lua_setmetatable(lua, -2);
    state->numbered = luaL_ref(lua, LUA_REGISTRYINDEX);
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
