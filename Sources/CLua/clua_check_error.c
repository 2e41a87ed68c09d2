// What is said about a value that is wrong.
#include "clua_check.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

void describe_value(lua_State *lua, int index, text *out) {
    switch (lua_type(lua, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
        text_format(out, "nothing");
        return;
    case LUA_TBOOLEAN:
        text_format(out, "%s", lua_toboolean(lua, index) ? "true" : "false");
        return;
    case LUA_TNUMBER:
        if (lua_isinteger(lua, index))
            text_format(out, "%lld", (long long)lua_tointeger(lua, index));
        else if (isnan(lua_tonumber(lua, index))) text_format(out, "nan");
        else if (isinf(lua_tonumber(lua, index))) text_format(out, "infinity");
        else text_format(out, "%.14g", lua_tonumber(lua, index));
        return;
    case LUA_TSTRING: {
        size_t length;
        const char *bytes = lua_tolstring(lua, index, &length);
        text_format(out, "the string \"%.*s%s\"", (int)(length > 60 ? 60 : length), bytes,
                    length > 60 ? "…" : "");
        return;
    }
    case LUA_TTABLE:
        text_format(out, "a table");
        return;
    case LUA_TFUNCTION:
        text_format(out, "a function");
        return;
    default: {
        object *found = to_object(lua, index);
        if (found)
            text_format(out, "%s", state_of(lua)->schema.classes[found->object_class].name);
        else if (lua_islightuserdata(lua, index)) text_format(out, "%s", view_name(lua, index));
        else text_format(out, "a %s", luaL_typename(lua, index));
    }
    }
}

_Noreturn void fail_text(checker *c, const text *message) {
    clua_state *state = c->state;
    text full = {0};
    path_text(state, &full);
    if (full.length) text_add(&full, ": ", 2);
    text_add(&full, text_value(message), message->length);
    char copy[1024];
    snprintf(copy, sizeof copy, "%s", text_value(&full));
    text_free(&full);
    raise_about_value(c->lua, state, copy);
}

_Noreturn void fail_with_hint(checker *c, int index, const char *expected) {
    clua_state *state = c->state;
    text_clear(&state->scratch);
    text_format(&state->scratch, "expected %s, got ", expected);
    describe_value(c->lua, index, &state->scratch);
    fail_text(c, &state->scratch);
}

_Noreturn void fail_expected(checker *c, int index, const char *expected) {
    text_clear(&c->state->raised_hint);
    fail_with_hint(c, index, expected);
}

void suggest(
    checker *c, bool is_field, const char *const *names, int32_t count, int index) {
    size_t length = 0;
    const char *name =
        lua_type(c->lua, index) == LUA_TSTRING ? lua_tolstring(c->lua, index, &length) : "";
    clua_host *host = &c->state->host;
    text_clear(&c->state->raised_hint);
    host->suggest(host->context, is_field, names, count, name, length);
}

_Noreturn void fail_length(checker *c, const char *expected, lua_Unsigned length) {
    clua_state *state = c->state;
    text_clear(&state->raised_hint);
    text_clear(&state->scratch);
    text_format(&state->scratch, "expected %s, got ", expected);
    if (length == 0) text_format(&state->scratch, "an empty table");
    else
        text_format(&state->scratch, "%llu %s", (unsigned long long)length,
                    length == 1 ? "entry" : "entries");
    fail_text(c, &state->scratch);
}

_Noreturn void fail_tag(checker *c, int index, const clua_type *type) {
    clua_state *state = c->state;
    int key = lua_gettop(c->lua);
    if (lua_type(c->lua, key) != LUA_TSTRING) fail_expected(c, index, type->expected);
    suggest(c, true, &c->schema->names[type->first], type->count, key);
    size_t length;
    const char *name = lua_tolstring(c->lua, key, &length);
    text_clear(&state->scratch);
    text_format(&state->scratch, "unknown field \"%.*s\" of %s",
                (int)(length > 60 ? 60 : length), name, type->expected);
    fail_text(c, &state->scratch);
}

/// Whether a key stands before another one in a report: what is no name, then names by their bytes.
static bool stands_before(lua_State *lua, int left, int right) {
    bool is_name = lua_type(lua, left) == LUA_TSTRING;
    if (is_name && lua_type(lua, right) == LUA_TSTRING)
        return lua_compare(lua, left, right, LUA_OPLT);
    if (lua_type(lua, left) == LUA_TNUMBER && lua_type(lua, right) == LUA_TNUMBER)
        return lua_compare(lua, left, right, LUA_OPLT);
    return !is_name && lua_type(lua, left) < lua_type(lua, right);
}

enum { KEYS_A_CHARGE = 256, KEY_STEPS = 10 };

void push_first_unknown(lua_State *lua, int index, const known_shape *known) {
    lua_pushnil(lua);
    int first = lua_gettop(lua);
    size_t count = 0;
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        if (++count % KEYS_A_CHARGE == 0) charge(lua, state_of(lua), KEYS_A_CHARGE * KEY_STEPS);
        bool is_known = known ? find_field(lua, -1, known) >= 0 : lua_type(lua, -1) == LUA_TSTRING;
        if (is_known || (!lua_isnil(lua, first) && !stands_before(lua, -1, first))) continue;
        lua_copy(lua, -1, first);
    }
}

_Noreturn void fail_unknown(checker *c, int index, int32_t shape, const known_shape *known_fields) {
    clua_state *state = c->state;
    push_first_unknown(c->lua, index, known_fields);
    int key = lua_gettop(c->lua);
    const clua_shape *record = &c->schema->shapes[shape];
    text_clear(&state->raised_hint);
    text_clear(&state->scratch);
    if (lua_type(c->lua, key) == LUA_TSTRING) {
        const char *known[MOST_FIELDS];
        for (int32_t i = 0; i < record->field_count; i++)
            known[i] = c->schema->fields[record->first_field + i].name;
        suggest(c, true, known, record->field_count, key);
        size_t length;
        const char *name = lua_tolstring(c->lua, key, &length);
        text_clear(&state->scratch);
        text_format(&state->scratch, "unknown field \"%.*s\" of %s",
                    (int)(length > 60 ? 60 : length), name, record->name);
    } else {
        text_format(&state->scratch, "%s has named fields only, got the key ",
                    record->name);
        describe_value(c->lua, key, &state->scratch);
    }
    fail_text(c, &state->scratch);
}

_Noreturn void fail_missing(checker *c, const clua_field *field) {
    clua_state *state = c->state;
    text_clear(&state->raised_hint);
    text_clear(&state->scratch);
    text_format(
        &state->scratch, "expected %s, got nothing", c->schema->types[field->type].expected);
    fail_text(c, &state->scratch);
}
