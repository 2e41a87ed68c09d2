#include "internal.h"
#include <stdlib.h>
#include <string.h>

clua_code run(clua_state *state, lua_CFunction function, void *operation) {
    lua_State *lua = state->current;
    if (state->depth == 0 && state->unclaimed_count > 0) release_unclaimed(state);
    clear_error(state);
    if (state->depth == 0) begin_budget(state);
    if (!has_stack() || !lua_checkstack(lua, 8)) {
        state->error_code = CLUA_RUNTIME_ERROR;
        text_format(&state->error_message, "the script calls itself too deeply");
        return state->error_code;
    }
    state->depth++;
    // What an operation sets for its duration is not set back where it fails.
    const char *label = state->label;
    const checked_place *place = state->place;
    int top = lua_gettop(lua);
    lua_pushcfunction(lua, handle_error);
    lua_pushcfunction(lua, function);
    lua_pushlightuserdata(lua, operation);
    int status = lua_pcall(lua, 1, 0, top + 1);
    if (status != LUA_OK) {
        finish_error(state, status);
        state->value_code = CLUA_OK;
        unpin_checked(state);
    }
    lua_settop(lua, top);
    state->current = lua;
    state->depth--;
    if (state->depth == 0) end_budget(state);
    state->label = label;
    state->place = place;
    if (status != LUA_OK && state->depth == 0 && state->error_code == CLUA_MEMORY_EXCEEDED)
        collect_after_failure(lua, state);
    state->raised_code = CLUA_OK;
    // An inner operation may have failed and been caught since.
    if (status == LUA_OK) state->error_code = CLUA_OK;
    return state->error_code;
}

void call_labelled(
    lua_State *lua, clua_state *state, int arguments, int results, const char *label) {
    const char *outer = state->label;
    state->label = label;
    lua_call(lua, arguments, results);
    state->label = outer;
}

// MARK: Compiling

void compile(
    lua_State *lua, clua_state *state, const char *source, size_t length, const char *name) {
    if (length > state->limits.source)
        raise_at(lua, CLUA_SYNTAX_ERROR, name, 1, "the script is larger than the limit of a script");
    int chain = find_long_chain(source, length);
    if (chain > 0)
        raise_at(lua, CLUA_SYNTAX_ERROR, name, chain, "a chain of fields is too long");
    luaL_checkstack(lua, 4, NULL);
    charge(lua, state, length / 4);
    lua_pushfstring(lua, "@%s", name);
    int status = luaL_loadbufferx(lua, source, length, lua_tostring(lua, -1), "t");
    lua_remove(lua, -2);
    lua_insert(lua, -2);
    if (status == LUA_OK) {
        // The first upvalue of a text's function is its globals.
        lua_setupvalue(lua, -2, 1);
        return;
    }
    lua_pop(lua, 1);
    if (status == LUA_ERRMEM) kill_for_memory(lua);
    // "short name:line: message" becomes a place and a message.
    const char *message = lua_tostring(lua, -1);
    const char *tail = message;
    int line = 1;
    for (const char *at = message; (at = strchr(at, ':')) != NULL; at++) {
        char *end;
        long number = strtol(at + 1, &end, 10);
        if (end > at + 1 && end[0] == ':' && end[1] == ' ') {
            line = (int)number;
            tail = end + 2;
            break;
        }
    }
    text_clear(&state->raised_hint);
    raise_at(lua, CLUA_SYNTAX_ERROR, name, line, tail);
}

typedef struct load_operation {
    clua_state *state;
    const char *source;
    size_t length;
    const char *name;
    int32_t globals, function;
} load_operation;

static int do_load(lua_State *lua) {
    load_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    if (o->globals) push_pin(lua, o->globals);
    else lua_rawgeti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    compile(lua, o->state, o->source, o->length, o->name);
    o->function = pin(lua, o->state, -1);
    return 0;
}

clua_code clua_load(
    clua_state *state, const char *source, size_t length, const char *name, int32_t globals,
    int32_t *function) {
    load_operation o = {state, source, length, name, globals, 0};
    clua_code code = run(state, do_load, &o);
    *function = o.function;
    return code;
}

// MARK: Calling

checked_place definition_of(lua_State *lua, int index) {
    lua_Debug frame;
    lua_pushvalue(lua, index);
    if (!lua_getinfo(lua, ">S", &frame) || *frame.what == 'C') return (checked_place){"", 0};
    // A script as a whole is not defined anywhere; it begins at its first line.
    return (checked_place){frame.source + 1, frame.linedefined > 0 ? frame.linedefined : 1};
}

typedef struct call_operation {
    clua_state *state;
    int32_t function;
    const char *label;
    const uint8_t *arguments;
    size_t length;
    int32_t argument_count;
    int32_t result_type;
    bool is_nil;
} call_operation;

static int do_call(lua_State *lua) {
    call_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    push_pin(lua, o->function);
    begin_call(lua, o->state);
    checked_place place = {"", 0};
    if (o->result_type >= 0) place = definition_of(lua, -1);
    build_values(lua, o->state, o->arguments, o->length, o->argument_count);
    call_labelled(lua, o->state, o->argument_count, o->result_type >= 0 ? 1 : 0, o->label);
    if (o->result_type < 0) return 0;
    o->is_nil = lua_isnil(lua, -1);
    o->state->output_count = 0;
    if (!o->is_nil) {
        const char *outer = o->state->label;
        o->state->label = o->label;
        check_at(lua, o->state, lua_gettop(lua), o->result_type, true, &place);
        o->state->label = outer;
    }
    return 0;
}

clua_code clua_call(
    clua_state *state, int32_t function, const char *label, const uint8_t *arguments,
    size_t length, int32_t argument_count, int32_t result_type, bool *is_nil) {
    call_operation o = {
        state, function, label, arguments, length, argument_count, result_type, false};
    clua_code code = run(state, do_call, &o);
    *is_nil = o.is_nil;
    return code;
}

typedef struct value_call_operation {
    clua_state *state;
    int32_t function;
    const char *label;
    const clua_value *arguments;
    int32_t count;
    clua_value *result;
} value_call_operation;

static int do_call_values(lua_State *lua) {
    value_call_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    luaL_checkstack(lua, o->count + 8, NULL);
    push_pin(lua, o->function);
    begin_call(lua, o->state);
    for (int32_t i = 0; i < o->count; i++) push_value(lua, o->state, &o->arguments[i]);
    call_labelled(lua, o->state, o->count, o->result ? 1 : 0, o->label);
    if (o->result) *o->result = take_value(lua, o->state, -1);
    return 0;
}

clua_code clua_call_values(
    clua_state *state, int32_t function, const char *label, const clua_value *arguments,
    int32_t count, clua_value *result) {
    value_call_operation o = {state, function, label, arguments, count, result};
    return run(state, do_call_values, &o);
}

// MARK: Checking a value that is pinned

typedef struct decode_operation {
    clua_state *state;
    int32_t reference, type, definition;
    const char *label;
} decode_operation;

static int do_decode(lua_State *lua) {
    decode_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    limit_budget(o->state);
    checked_place place = {"", 0};
    if (o->definition) {
        push_pin(lua, o->definition);
        place = definition_of(lua, -1);
        lua_pop(lua, 1);
    }
    push_pin(lua, o->reference);
    o->state->output_count = 0;
    const char *outer = o->state->label;
    o->state->label = o->label;
    check_at(lua, o->state, lua_gettop(lua), o->type, true, &place);
    o->state->label = outer;
    return 0;
}

clua_code clua_decode(
    clua_state *state, int32_t reference, int32_t type, int32_t definition, const char *label) {
    decode_operation o = {state, reference, type, definition, label};
    return run(state, do_decode, &o);
}

typedef struct place_operation {
    clua_state *state;
    int32_t function;
    int32_t line;
} place_operation;

static int do_function_place(lua_State *lua) {
    place_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->function);
    checked_place place = definition_of(lua, -1);
    text_clear(&o->state->scratch);
    text_add(&o->state->scratch, place.script, strlen(place.script));
    o->line = place.line;
    return 0;
}

clua_code clua_function_place(
    clua_state *state, int32_t function, const char **script, int32_t *line) {
    place_operation o = {state, function, 0};
    clua_code code = run(state, do_function_place, &o);
    *script = text_value(&state->scratch);
    *line = o.line;
    return code;
}

typedef struct charge_operation {
    clua_state *state;
    size_t steps;
} charge_operation;

static int do_charge(lua_State *lua) {
    charge_operation *o = lua_touserdata(lua, 1);
    charge(lua, o->state, o->steps);
    return 0;
}

clua_code clua_charge(clua_state *state, size_t steps) {
    charge_operation o = {state, steps};
    return run(state, do_charge, &o);
}

void clua_caller(clua_state *state, const char **script, int32_t *line) {
    lua_State *lua = state->current;
    lua_Debug frame;
    text_clear(&state->scratch);
    bool is_found = script_frame(lua, 0, &frame);
    *line = is_found ? frame.currentline : 0;
    if (is_found) text_add(&state->scratch, frame.source + 1, frame.srclen - 1);
    *script = text_value(&state->scratch);
}
