// The allocator: a cap on all values, caps on one, and an end to trying.
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>

enum {
    /// The part of the memory that one block may take, and one string: comparing two equal ones takes
    /// as long as they are, and no hook fires meanwhile.
    BLOCK_SHARE = 2,
    STRING_SHARE = 16,
    /// Bytes of a string with which a single instruction may take long.
    LONG_STRING = 32 * 1024,
    /// How often memory may fail in one call. After each failure Lua collects everything and tries
    /// once more, so that a script which is always short of memory would take any time.
    MOST_FAILURES = 16,
    /// How often everything is collected after such a call, at most.
    COLLECTIONS = 4,
};

void remember_place(clua_state *state) {
    lua_State *lua = state->current;
    lua_Debug frame;
    if (!lua) return;
    if (!script_frame(lua, 0, &frame)) return;
    text_clear(&state->memory_script);
    text_add(&state->memory_script, frame.source + 1, frame.srclen - 1);
    state->memory_line = frame.currentline;
}

/// Whether a block may grow; if not, what it would have been.
static bool may_grow(clua_state *state, size_t old_size, size_t new_size, bool is_string) {
    size_t memory = state->limits.memory, more = new_size - old_size;
    // Memory costs time too: what a script allocates counts as steps, which the next hook sees.
    state->steps -= (int64_t)(more / ALLOCATED_BYTES_A_STEP);
    if (state->limits.allocations > 0 && --state->limits.allocations == 0) {
        state->limits.allocations = 1;
        state->shortage = SHORT_OF_MEMORY;
        return false;
    }
    if (state->failures >= MOST_FAILURES) return false;
    if (is_string && new_size > state->limits.memory / STRING_SHARE) state->shortage = STRING_TOO_LONG;
    else if (new_size > memory / BLOCK_SHARE) state->shortage = BLOCK_TOO_LARGE;
    else if (more > memory - state->memory) state->shortage = SHORT_OF_MEMORY;
    else return true;
    state->failures++;
    return false;
}

void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
    clua_state *state = context;
    // For a new block Lua passes its type where the old size would stand.
    bool is_string = !block && old_size == LUA_TSTRING;
    if (!block) old_size = 0;
    if (new_size == 0) {
        if (block) arena_free(&state->arena, block, old_size);
        state->memory -= old_size;
        return NULL;
    }
    if (new_size > old_size && !may_grow(state, old_size, new_size, is_string)) {
        remember_place(state);
        return NULL;
    }
    void *result = arena_resize(&state->arena, block, old_size, new_size);
    if (!result) {
        remember_place(state);
        // Lua counts on a block never failing to shrink.
        return new_size <= old_size ? block : NULL;
    }
    state->memory += new_size - old_size;
    if (is_string && new_size > LONG_STRING) note_long_string(state);
    return result;
}

void describe_shortage(const clua_state *state, text *out) {
    double megabyte = 1024 * 1024, memory = (double)state->limits.memory / megabyte;
    switch (state->shortage) {
    case SHORT_OF_MEMORY:
        text_format(out, "the script needs more than its %.6g MB of memory", memory);
        break;
    case TOO_MANY_PINS:
        text_format(out, "streams and snapshots hold too many values for %.6g MB of memory", memory);
        break;
    case STRING_TOO_LONG:
        text_format(
            out, "a string of the script takes more than %.6g MB, a sixteenth of its memory",
            memory / STRING_SHARE);
        break;
    case BLOCK_TOO_LARGE:
        text_format(
            out, "a value of the script takes more than %.6g MB, half of its memory",
            memory / BLOCK_SHARE);
        break;
    }
}

_Noreturn void kill_for_memory(lua_State *lua) {
    clua_state *state = state_of(lua);
    char script[1024];
    snprintf(script, sizeof script, "%s", text_value(&state->memory_script));
    text_clear(&state->scratch);
    describe_shortage(state, &state->scratch);
    text_clear(&state->raised_hint);
    raise_at(
        lua, CLUA_MEMORY_EXCEEDED, script, state->memory_line, text_value(&state->scratch));
}

_Noreturn void refuse_for_memory(lua_State *lua, shortage why) {
    clua_state *state = state_of(lua);
    state->shortage = why;
    remember_place(state);
    kill_for_memory(lua);
}

void check_string_size(lua_State *lua, size_t size) {
    clua_state *state = state_of(lua);
    if (size > state->limits.memory / STRING_SHARE) state->shortage = STRING_TOO_LONG;
    else if (size > state->limits.memory - state->memory) state->shortage = SHORT_OF_MEMORY;
    else return;
    refuse_for_memory(lua, state->shortage);
}

void collect_after_failure(lua_State *lua, clua_state *state) {
    // Where objects end, nothing may fail: the host would never hear of it.
    clua_limits limits = state->limits;
    state->limits.memory = SIZE_MAX / 2;
    state->limits.allocations = 0;
    state->failures = 0;
    // What the host has let go of is still pinned, and so is what that holds in turn.
    for (int round = 0; round < COLLECTIONS; round++) {
        flush_released(lua, state);
        lua_gc(lua, LUA_GCCOLLECT, 0);
        if (state->released_count == 0) break;
    }
    state->limits = limits;
}

size_t clua_memory(const clua_state *state) { return state->memory; }
