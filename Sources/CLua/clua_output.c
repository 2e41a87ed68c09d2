#include "internal.h"
#include <stdlib.h>
#include <string.h>

void grow_output(lua_State *lua, clua_state *state, size_t more) {
    size_t wanted = state->output_count + more;
    if (wanted <= state->output_capacity) return;
    size_t capacity = state->output_capacity ? state->output_capacity : 256;
    while (capacity < wanted) capacity *= 2;
    if (capacity * sizeof(uint64_t) > state->limits.memory)
        raise_at_caller(lua, CLUA_MEMORY_EXCEEDED, "the value is larger than the memory limit");
    uint64_t *output = realloc(state->output, capacity * sizeof(uint64_t));
    if (!output) raise_at_caller(lua, CLUA_MEMORY_EXCEEDED, "not enough memory for the value");
    state->output = output;
    state->output_capacity = capacity;
}

void put_bytes(lua_State *lua, clua_state *state, const char *bytes, size_t length) {
    size_t words = (length + 7) / 8;
    grow_output(lua, state, words);
    if (words) {
        state->output[state->output_count + words - 1] = 0;
        memcpy(state->output + state->output_count, bytes, length);
    }
    state->output_count += words;
}

const uint64_t *clua_output(const clua_state *state, size_t *count) {
    *count = state->output_count;
    return state->output;
}
