#include "internal.h"
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/// Bytes of a message that are told: a script may raise one of megabytes, and again and again.
enum { MOST_MESSAGE = 16 * 1024 };

void clear_error(clua_state *state) {
    state->error_code = CLUA_OK;
    state->error_line = 0;
    text_clear(&state->error_script);
    text_clear(&state->error_message);
    text_clear(&state->error_hint);
    text_clear(&state->error_traceback);
    text_clear(&state->kept);
}

bool script_frame(lua_State *lua, int level, lua_Debug *frame) {
    for (; lua_getstack(lua, level, frame); level++)
        if (lua_getinfo(lua, "Sl", frame) && frame->currentline > 0) return true;
    return false;
}

/// Raises at a place; the calls that led there are those that run now unless they are given.
_Noreturn static void raise_with(
    lua_State *lua, clua_code code, const char *script, int32_t line, const char *message,
    const text *traceback) {
    clua_state *state = state_of(lua);
    state->raised_code = code;
    state->raised_line = line;
    text_clear(&state->raised_traceback);
    if (traceback)
        text_add(&state->raised_traceback, text_value(traceback), traceback->length);
    // The message may stand in one of the texts that are written here, so it is copied first.
    text copy = {0}, place = {0};
    text_add(&copy, message, strlen(message));
    text_add(&place, script, strlen(script));
    text_clear(&state->raised_script);
    text_add(&state->raised_script, text_value(&place), place.length);
    text_clear(&state->raised_message);
    text_add(&state->raised_message, text_value(&copy), copy.length);
    text_clear(&state->raised_full);
    if (line > 0) text_format(&state->raised_full, "%s:%d: ", text_value(&place), line);
    text_add(&state->raised_full, text_value(&copy), copy.length);
    text_free(&copy);
    text_free(&place);
    if (code == CLUA_BUDGET_EXCEEDED || code == CLUA_MEMORY_EXCEEDED) state->killed = code;
    luaL_checkstack(lua, 2, NULL);
    lua_pushlstring(lua, text_value(&state->raised_full), state->raised_full.length);
    lua_error(lua);
    __builtin_unreachable();
}

_Noreturn void raise_at(
    lua_State *lua, clua_code code, const char *script, int32_t line, const char *message) {
    raise_with(lua, code, script, line, message, NULL);
}

/// Raises at the line of the innermost script frame, or where a value comes from that is checked.
_Noreturn static void raise_here(lua_State *lua, clua_code code, const char *message) {
    lua_Debug frame;
    char script[1024] = "";
    int line = 0;
    if (script_frame(lua, 0, &frame)) {
        snprintf(script, sizeof script, "%s", frame.source + 1);
        line = frame.currentline;
    } else if (state_of(lua)->place) {
        snprintf(script, sizeof script, "%s", state_of(lua)->place->script);
        line = state_of(lua)->place->line;
    }
    raise_at(lua, code, script, line, message);
}

_Noreturn void raise_about_value(lua_State *lua, clua_state *state, const char *message) {
    const checked_place *place = state->place;
    clua_code code = state->value_code ? state->value_code : CLUA_TYPE_ERROR;
    state->place = NULL;
    state->value_code = CLUA_OK;
    if (place && place->line > 0) raise_at(lua, code, place->script, place->line, message);
    raise_here(lua, code, message);
}

_Noreturn void raise_for_host(lua_State *lua, clua_code code) {
    clua_state *state = state_of(lua);
    const char *message = text_value(&state->raised_message);
    if (state->host_line > 0)
        raise_with(
            lua, code, text_value(&state->host_script), state->host_line, message,
            &state->host_traceback);
    raise_here(lua, code, message);
}

_Noreturn void raise_at_caller(lua_State *lua, clua_code code, const char *format, ...) {
    clua_state *state = state_of(lua);
    va_list arguments;
    va_start(arguments, format);
    char message[1024];
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    text_clear(&state->raised_hint);
    raise_here(lua, code, message);
}

_Noreturn void raise_kill(lua_State *lua) {
    clua_state *state = state_of(lua);
    luaL_checkstack(lua, 2, NULL);
    lua_pushlstring(lua, text_value(&state->raised_full), state->raised_full.length);
    lua_error(lua);
    __builtin_unreachable();
}

/// Writes the calls, innermost first; a call that repeats, as in a recursion, stands once.
static void write_traceback(lua_State *lua, clua_state *state) {
    lua_Debug frame;
    text *out = &state->error_traceback;
    size_t last = 0, last_length = 0;
    int written = 0;
    for (int level = 0; level < 1000 && lua_getstack(lua, level, &frame); level++) {
        if (!lua_getinfo(lua, "Sln", &frame) || frame.currentline <= 0) continue;
        size_t start = out->length;
        text_format(
            out, "%.*s:%d: in ", (int)frame.srclen - 1, frame.source + 1, frame.currentline);
        if (*frame.what == 'm') text_format(out, "main chunk\n");
        else if (frame.name) text_format(out, "%s\n", frame.name);
        else if (state->label) text_format(out, "%s\n", state->label);
        else text_format(out, "function at line %d\n", frame.linedefined);
        size_t length = out->length - start;
        if (length == last_length && memcmp(out->bytes + last, out->bytes + start, length) == 0) {
            out->length = start;
            out->bytes[start] = 0;
            continue;
        }
        last = start;
        last_length = length;
        if (++written == 20) {
            text_format(out, "...\n");
            return;
        }
    }
}

/// Splits `script:line: message` where the script is one of those that run, else takes the place of
/// the innermost script frame.
static void split_message(lua_State *lua, clua_state *state, const char *message, size_t length) {
    lua_Debug frame;
    bool first = true;
    for (int level = 0; lua_getstack(lua, level, &frame); level++) {
        if (!lua_getinfo(lua, "Sl", &frame) || frame.currentline <= 0) continue;
        if (first) {
            text_add(&state->error_script, frame.source + 1, frame.srclen - 1);
            state->error_line = frame.currentline;
            first = false;
        }
        size_t prefix = strlen(frame.short_src);
        if (length <= prefix || strncmp(message, frame.short_src, prefix) != 0) continue;
        int line = 0, used = 0;
        if (sscanf(message + prefix, ":%d: %n", &line, &used) == 1 && used > 0) {
            text_clear(&state->error_script);
            text_add(&state->error_script, frame.source + 1, frame.srclen - 1);
            state->error_line = line;
            message += prefix + (size_t)used;
            length -= prefix + (size_t)used;
            break;
        }
    }
    text_add(&state->error_message, message, length);
}

int handle_error(lua_State *lua) {
    clua_state *state = state_of(lua);
    size_t length;
    const char *message = lua_tolstring(lua, 1, &length);
    if (message && state->kept.length > 0 && length == state->kept.length &&
        memcmp(message, state->kept.bytes, length) == 0)
        return 1;
    clear_error(state);
    write_traceback(lua, state);
    state->error_code = state->killed ? state->killed : CLUA_RUNTIME_ERROR;
    if (message && state->raised_code && length == state->raised_full.length &&
        memcmp(message, text_value(&state->raised_full), length) == 0) {
        state->error_code = state->raised_code;
        state->error_line = state->raised_line;
        text_add(
            &state->error_script, text_value(&state->raised_script), state->raised_script.length);
        text_add(
            &state->error_message, text_value(&state->raised_message),
            state->raised_message.length);
        text_add(&state->error_hint, text_value(&state->raised_hint), state->raised_hint.length);
        if (state->raised_traceback.length > 0) {
            text_clear(&state->error_traceback);
            text_add(
                &state->error_traceback, text_value(&state->raised_traceback),
                state->raised_traceback.length);
        }
        if (state->error_traceback.length == 0 && state->error_line > 0 && state->label)
            text_format(
                &state->error_traceback, "%s:%d: in %s\n", text_value(&state->raised_script),
                state->raised_line, state->label);
    } else if (message) {
        split_message(lua, state, message, length);
        text_clear(&state->raised_hint);
        suggest_name(lua, state, text_value(&state->error_message));
        text_add(&state->error_hint, text_value(&state->raised_hint), state->raised_hint.length);
    } else {
        split_message(lua, state, "", 0);
        text_format(&state->error_message, "the error is ");
        describe_value(lua, 1, &state->error_message);
        text_format(&state->error_message, ", not a message");
    }
    return 1;
}

/// Shortens a text that a script has made, at the end of a character.
static void shorten(text *out, size_t most) {
    if (out->length <= most) return;
    size_t length = most;
    while (length > most - 4 && ((unsigned char)out->bytes[length] & 0xC0) == 0x80) length--;
    out->length = length;
    out->bytes[length] = 0;
    text_add(out, "…", strlen("…"));
}

void finish_error(clua_state *state, int status) {
    if (status == LUA_ERRMEM) {
        clear_error(state);
        state->error_code = CLUA_MEMORY_EXCEEDED;
        state->error_line = state->memory_line;
        text_add(
            &state->error_script, text_value(&state->memory_script), state->memory_script.length);
        describe_shortage(state, &state->error_message);
        if (state->memory_line > 0)
            text_format(
                &state->error_traceback, "%s:%d: in %s\n", text_value(&state->memory_script),
                state->memory_line, state->label ? state->label : "?");
    } else if (status == LUA_ERRERR && state->error_code == CLUA_OK) {
        state->error_code = CLUA_RUNTIME_ERROR;
        text_format(&state->error_message, "error in error handling");
    }
    if (state->error_code == CLUA_MEMORY_EXCEEDED && state->error_hint.length == 0)
        text_format(&state->error_hint, "give it more with --max-memory MB");
    if (state->error_code == CLUA_BUDGET_EXCEEDED && state->error_hint.length == 0 &&
        state->steps <= 0)
        text_format(&state->error_hint, "give it more with --max-steps N");
    shorten(&state->error_message, MOST_MESSAGE);
    charge_failure(state);
}

void clua_set_error(clua_state *state, const char *message, size_t length) {
    text_clear(&state->raised_message);
    text_clear(&state->raised_hint);
    text_add(&state->raised_message, message, length);
    state->host_line = 0;
}

void clua_set_place(
    clua_state *state, const char *script, int32_t line, const char *traceback, size_t length) {
    text_clear(&state->host_script);
    text_clear(&state->host_traceback);
    text_add(&state->host_script, script, strlen(script));
    text_add(&state->host_traceback, traceback, length);
    state->host_line = line;
}

void clua_set_hint(clua_state *state, const char *hint, size_t length) {
    text_clear(&state->raised_hint);
    text_add(&state->raised_hint, hint, length);
}

clua_error clua_last_error(const clua_state *state) {
    return (clua_error){
        .code = state->error_code,
        .script = text_value(&state->error_script),
        .line = state->error_line,
        .message = text_value(&state->error_message),
        .hint = text_value(&state->error_hint),
        .traceback = text_value(&state->error_traceback),
    };
}
