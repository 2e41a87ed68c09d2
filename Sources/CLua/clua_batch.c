// Many calls of one function with one crossing: each has its own budget and its own error.
#include "internal.h"

typedef struct batch_operation {
    clua_state *state;
    int32_t function;
    const char *label;
    /// The arguments of all calls, and where those of each end.
    const uint8_t *arguments;
    const size_t *ends;
    int32_t argument_count, count;
    int32_t call;
    void *context;
    void (*failed)(void *context, int32_t call, clua_error error);
} batch_operation;

static int do_one(lua_State *lua) {
    batch_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->function);
    begin_call(lua, o->state);
    size_t start = o->call > 0 ? o->ends[o->call - 1] : 0;
    build_values(
        lua, o->state, o->arguments + start, o->ends[o->call] - start, o->argument_count);
    call_labelled(lua, o->state, o->argument_count, 0, o->label);
    return 0;
}

static int do_batch(lua_State *lua) {
    batch_operation *o = lua_touserdata(lua, 1);
    clua_state *state = o->state;
    flush_released(lua, state);
    lua_pushcfunction(lua, handle_error);
    const char *label = state->label;
    for (; o->call < o->count; o->call++) {
        // Inside of a script's call its budget counts, which is then spent for all.
        if (o->call > 0 && state->depth == 1) {
            end_budget(state);
            begin_budget(state);
        }
        lua_pushcfunction(lua, do_one);
        lua_pushlightuserdata(lua, o);
        int status = lua_pcall(lua, 1, 0, 2);
        if (status != LUA_OK) {
            finish_error(state, status);
            o->failed(o->context, o->call, clua_last_error(state));
            bool is_memory = state->error_code == CLUA_MEMORY_EXCEEDED;
            clear_error(state);
            if (state->killed && state->depth > 1) raise_kill(lua);
            state->raised_code = CLUA_OK;
            state->label = label;
            lua_settop(lua, 2);
            if (is_memory) collect_after_failure(lua, state);
        }
    }
    return 0;
}

clua_code clua_call_batch(
    clua_state *state, int32_t function, const char *label, const uint8_t *arguments,
    const size_t *ends, int32_t argument_count, int32_t count, void *context,
    void (*failed)(void *context, int32_t call, clua_error error)) {
    batch_operation o = {
        state, function, label, arguments, ends, argument_count, count, 0, context, failed};
    return run(state, do_batch, &o);
}
