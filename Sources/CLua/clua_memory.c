#include "internal.h"
#include <stdlib.h>

enum { BYTES_A_STEP = 64 };

/// Remembers which script line wanted more than there is: afterwards nobody can tell.
static void remember_place(clua_state *state) {
    lua_State *lua = state->current;
    lua_Debug frame;
    if (!lua) return;
    if (!script_frame(lua, 0, &frame)) return;
    text_clear(&state->memory_script);
    text_add(&state->memory_script, frame.source + 1, frame.srclen - 1);
    state->memory_line = frame.currentline;
}

void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
    clua_state *state = context;
    // For a new block Lua passes its type where the old size would stand.
    if (!block) old_size = 0;
    if (new_size == 0) {
        free(block);
        state->memory -= old_size;
        return NULL;
    }
    if (new_size > old_size) {
        // Memory costs time too: what a script allocates counts as steps, which the next hook sees.
        state->steps -= (int64_t)((new_size - old_size) / BYTES_A_STEP);
        if (new_size - old_size > state->limits.memory - state->memory) {
            remember_place(state);
            return NULL;
        }
    }
    void *result = realloc(block, new_size);
    if (!result) {
        remember_place(state);
        // Lua counts on a block never failing to shrink.
        return new_size <= old_size ? block : NULL;
    }
    state->memory += new_size - old_size;
    return result;
}

size_t clua_memory(const clua_state *state) { return state->memory; }
