// Memory that the host holds for scripts, as the items of their snapshots: it counts as theirs.
#include "internal.h"

/// The part of the memory after which rubbish is collected: Lua does not see how much hangs on its
/// objects.
enum { COLLECTED_SHARE = 8 };

static bool has_room(const clua_state *state, size_t bytes) {
    size_t memory = state->limits.memory;
    return state->memory <= memory && bytes <= memory - state->memory;
}

void hold(lua_State *lua, clua_state *state, size_t bytes) {
    size_t memory = state->limits.memory;
    state->held_since += bytes < memory ? bytes : memory;
    if (!has_room(state, bytes) || state->held_since > memory / COLLECTED_SHARE) {
        state->held_since = 0;
        charge(lua, state, (state->memory - state->held) / ALLOCATED_BYTES_A_STEP);
        lua_gc(lua, LUA_GCCOLLECT, 0);
    }
    if (!has_room(state, bytes)) refuse_for_memory(lua, SHORT_OF_MEMORY);
    state->memory += bytes;
    state->held += bytes;
}

typedef struct hold_operation {
    clua_state *state;
    size_t bytes;
} hold_operation;

static int do_hold(lua_State *lua) {
    hold_operation *o = lua_touserdata(lua, 1);
    hold(lua, o->state, o->bytes);
    return 0;
}

clua_code clua_hold(clua_state *state, size_t bytes) {
    hold_operation o = {state, bytes};
    return run(state, do_hold, &o);
}

void clua_let_go(clua_state *state, size_t bytes) {
    state->memory -= bytes;
    state->held -= bytes;
}
