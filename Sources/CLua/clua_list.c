// Lists and single values that the host looks into without decoding them whole.
#include "internal.h"
#include <string.h>

typedef struct list_operation {
    clua_state *state;
    int32_t reference;
    int64_t first;
    int32_t count;
    clua_value *entries;
    const clua_value *values;
    bool with_count;
    int64_t length;
    const char *name;
    clua_value *result;
} list_operation;

static int do_entries(lua_State *lua) {
    list_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    push_pin(lua, o->reference);
    for (int32_t i = 0; i < o->count; i++) {
        lua_rawgeti(lua, -1, o->first + i);
        o->entries[i] = take_value(lua, o->state, -1);
        o->length = i + 1;
        lua_pop(lua, 1);
    }
    return 0;
}

clua_code clua_entries(
    clua_state *state, int32_t list, clua_value *entries, int64_t first, int32_t count) {
    list_operation o = {
        .state = state, .reference = list, .first = first, .count = count, .entries = entries};
    clua_code code = run(state, do_entries, &o);
    // Nobody takes over what there is of the entries.
    if (code != CLUA_OK)
        for (int64_t i = 0; i < o.length; i++) clua_unpin(state, entries[i].reference);
    return code;
}

lua_Integer list_length(lua_State *lua, int index) {
    lua_pushliteral(lua, "n");
    lua_rawget(lua, index);
    // A list with holes says how long it is; whether that can be is not up to the list.
    bool says = lua_isinteger(lua, -1);
    lua_Integer length = says ? lua_tointeger(lua, -1) : (lua_Integer)lua_rawlen(lua, index);
    lua_pop(lua, 1);
    if (length < 0 || length > MOST_ENTRIES)
        raise_at_caller(
            lua, CLUA_TYPE_ERROR, "a list cannot have %lld entries", (long long)length);
    return length;
}

static int do_length(lua_State *lua) {
    list_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->reference);
    o->length = list_length(lua, lua_gettop(lua));
    // Whoever asks takes them all.
    charge(lua, o->state, (size_t)o->length);
    return 0;
}

clua_code clua_length(clua_state *state, int32_t list, int64_t *length) {
    list_operation o = {.state = state, .reference = list};
    clua_code code = run(state, do_length, &o);
    *length = o.length;
    return code;
}

static int do_make_list(lua_State *lua) {
    list_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    lua_createtable(lua, o->count, o->with_count);
    for (int32_t i = 0; i < o->count; i++) {
        push_value(lua, o->state, &o->values[i]);
        lua_rawseti(lua, -2, i + 1);
    }
    if (o->with_count) set_count(lua, o->count);
    o->reference = pin(lua, o->state, -1);
    return 0;
}

clua_code clua_make_list(
    clua_state *state, const clua_value *values, int32_t count, bool with_count,
    int32_t *reference) {
    list_operation o = {
        .state = state, .values = values, .count = count, .with_count = with_count};
    clua_code code = run(state, do_make_list, &o);
    *reference = o.reference;
    return code;
}

static int do_get_field(lua_State *lua) {
    list_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    push_pin(lua, o->reference);
    lua_pushstring(lua, o->name);
    lua_rawget(lua, -2);
    *o->result = take_value(lua, o->state, -1);
    return 0;
}

clua_code clua_get_field(
    clua_state *state, int32_t table, const char *name, clua_value *result) {
    list_operation o = {.state = state, .reference = table, .name = name, .result = result};
    return run(state, do_get_field, &o);
}

static int do_string(lua_State *lua) {
    list_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->reference);
    size_t length;
    o->name = lua_type(lua, -1) == LUA_TSTRING ? lua_tolstring(lua, -1, &length) : NULL;
    o->length = o->name ? (int64_t)length : 0;
    return 0;
}

clua_code clua_string(
    clua_state *state, int32_t reference, const char **bytes, size_t *length) {
    list_operation o = {.state = state, .reference = reference};
    clua_code code = run(state, do_string, &o);
    *bytes = o.name;
    *length = (size_t)o.length;
    return code;
}

static int do_identity(lua_State *lua) {
    list_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->reference);
    o->length = (int64_t)(uintptr_t)lua_topointer(lua, -1);
    return 0;
}

clua_code clua_identity(clua_state *state, int32_t reference, uintptr_t *identity) {
    list_operation o = {.state = state, .reference = reference};
    clua_code code = run(state, do_identity, &o);
    *identity = (uintptr_t)o.length;
    return code;
}

const char *clua_keep_bytes(clua_state *state, const char *bytes, size_t length) {
    text_clear(&state->scratch);
    text_add(&state->scratch, bytes, length);
    return text_value(&state->scratch);
}

// MARK: Equality

/// Whether two values are equal, tables by what they hold.
static bool deep_equal(lua_State *lua, int left, int right, int depth) {
    if (lua_rawequal(lua, left, right)) return true;
    if (lua_type(lua, left) != LUA_TTABLE || lua_type(lua, right) != LUA_TTABLE) return false;
    // Deeper than anything that comes from JSON is called different, which costs a new configure.
    if (depth > MOST_DEPTH) return false;
    luaL_checkstack(lua, 8, NULL);
    charge(lua, state_of(lua), 1);
    int top = lua_gettop(lua);
    int64_t count = 0;
    lua_pushnil(lua);
    while (lua_next(lua, left)) {
        lua_pushvalue(lua, -2);
        lua_rawget(lua, right);
        bool same = deep_equal(lua, top + 2, top + 3, depth + 1);
        if (!same) {
            lua_settop(lua, top);
            return false;
        }
        lua_settop(lua, top + 1);
        count++;
    }
    charge(lua, state_of(lua), (size_t)count);
    lua_pushnil(lua);
    while (lua_next(lua, right)) {
        lua_pop(lua, 1);
        count--;
    }
    lua_settop(lua, top);
    return count == 0;
}

typedef struct difference_operation {
    clua_state *state;
    int32_t old_list, new_list;
    const int32_t *old_entries, *new_entries;
    int32_t count;
    bool *differs;
    const clua_value *left, *right;
    bool equal;
} difference_operation;

static int do_differences(lua_State *lua) {
    difference_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->old_list);
    push_pin(lua, o->new_list);
    int top = lua_gettop(lua);
    for (int32_t i = 0; i < o->count; i++) {
        lua_rawgeti(lua, top - 1, o->old_entries[i] + 1);
        lua_rawgeti(lua, top, o->new_entries[i] + 1);
        o->differs[i] = !deep_equal(lua, top + 1, top + 2, 0);
        lua_settop(lua, top);
    }
    return 0;
}

clua_code clua_differences(
    clua_state *state, int32_t old_list, int32_t new_list, const int32_t *old_entries,
    const int32_t *new_entries, int32_t count, bool *differs) {
    difference_operation o = {
        .state = state, .old_list = old_list, .new_list = new_list, .old_entries = old_entries,
        .new_entries = new_entries, .count = count, .differs = differs};
    return run(state, do_differences, &o);
}

static int do_differ(lua_State *lua) {
    difference_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->old_list);
    push_pin(lua, o->new_list);
    o->equal = deep_equal(lua, lua_gettop(lua) - 1, lua_gettop(lua), 0);
    return 0;
}

clua_code clua_differ(clua_state *state, int32_t left, int32_t right, bool *differs) {
    difference_operation o = {.state = state, .old_list = left, .new_list = right};
    clua_code code = run(state, do_differ, &o);
    *differs = !o.equal;
    return code;
}

static int do_equal(lua_State *lua) {
    difference_operation *o = lua_touserdata(lua, 1);
    push_value(lua, o->state, o->left);
    push_value(lua, o->state, o->right);
    o->equal = lua_rawequal(lua, -1, -2);
    return 0;
}

clua_code clua_equal(
    clua_state *state, const clua_value *left, const clua_value *right, bool *equal) {
    difference_operation o = {.state = state, .left = left, .right = right};
    clua_code code = run(state, do_equal, &o);
    *equal = o.equal;
    return code;
}
