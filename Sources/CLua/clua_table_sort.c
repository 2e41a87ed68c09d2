// table.sort: stable, and harmless whatever the script's order function does. It sorts places in a
// copy of the entries, and only once the order is known writes the table; an error before that
// leaves it as it was.
#include "clua_string.h"
#include <limits.h>
#include <string.h>

/// The stack's places while a table is sorted.
enum { TABLE = 1, ORDER = 2, COPY = 3 };

/// What the entries are, where they can be compared without asking Lua.
typedef enum entry_kind { ENTRY_ANY, ENTRY_INTEGER, ENTRY_FLOAT } entry_kind;

typedef union sort_key {
    lua_Integer integer;
    lua_Number number;
} sort_key;

typedef struct sorting {
    lua_State *lua;
    clua_state *state;
    bool has_order;
    entry_kind kind;
    /// The entries' values, from place 1 on, where they are all of one kind of number.
    sort_key *keys;
} sorting;

/// Charges for comparing two values; only strings take time of their own.
static void charge_comparison(sorting *s) {
    size_t left = lua_type(s->lua, -2) == LUA_TSTRING ? lua_rawlen(s->lua, -2) : 0;
    size_t right = left > 0 && lua_type(s->lua, -1) == LUA_TSTRING ? lua_rawlen(s->lua, -1) : 0;
    spend(s->lua, s->state, (left < right ? left : right) / BYTES_PER_STEP);
}

/// Whether one of the two strings on top is before the other, as Lua says in the C locale; Lua itself
/// goes from zero byte to zero byte.
static bool is_text_before(lua_State *lua) {
    size_t left_length, right_length;
    const char *left = lua_tolstring(lua, -2, &left_length);
    const char *right = lua_tolstring(lua, -1, &right_length);
    size_t shorter = left_length < right_length ? left_length : right_length;
    int order = memcmp(left, right, shorter);
    return order < 0 || (order == 0 && left_length < right_length);
}

/// Whether the entry at one place of the copy comes before that at another.
static bool is_before(sorting *s, int32_t left, int32_t right) {
    lua_State *lua = s->lua;
    spend(lua, s->state, 1);
    if (s->kind == ENTRY_INTEGER) return s->keys[left].integer < s->keys[right].integer;
    if (s->kind == ENTRY_FLOAT) return s->keys[left].number < s->keys[right].number;
    if (s->has_order) lua_pushvalue(lua, ORDER);
    lua_rawgeti(lua, COPY, left);
    lua_rawgeti(lua, COPY, right);
    bool result;
    if (s->has_order) {
        lua_call(lua, 2, 1);
        result = lua_toboolean(lua, -1);
        lua_pop(lua, 1);
    } else {
        charge_comparison(s);
        bool are_texts = lua_type(lua, -2) == LUA_TSTRING && lua_type(lua, -1) == LUA_TSTRING;
        result = are_texts ? is_text_before(lua) : lua_compare(lua, -2, -1, LUA_OPLT);
        lua_pop(lua, 2);
    }
    return result;
}

/// Copies the entries, and the numbers among them as keys as long as all are of one kind.
static void copy_entries(sorting *s, int32_t count) {
    lua_State *lua = s->lua;
    for (int32_t i = 1; i <= count; i++) {
        lua_geti(lua, TABLE, i);
        entry_kind kind = ENTRY_ANY;
        if (lua_isinteger(lua, -1)) {
            kind = ENTRY_INTEGER;
            s->keys[i].integer = lua_tointeger(lua, -1);
        } else if (lua_type(lua, -1) == LUA_TNUMBER) {
            kind = ENTRY_FLOAT;
            s->keys[i].number = lua_tonumber(lua, -1);
        }
        if (i == 1) s->kind = kind;
        else if (kind != s->kind) s->kind = ENTRY_ANY;
        lua_rawseti(lua, COPY, i);
    }
    if (s->has_order) s->kind = ENTRY_ANY;
}

/// Merges the sorted runs from `start` to `middle` and from there to `end`.
static void merge(
    sorting *s, const int32_t *from, int32_t *to, int32_t start, int32_t middle, int32_t end) {
    int32_t left = start, right = middle, out = start;
    // Runs that follow each other already need one comparison: sorted tables take linear time.
    if (middle < end && is_before(s, from[middle], from[middle - 1])) {
        while (left < middle && right < end)
            to[out++] = is_before(s, from[right], from[left]) ? from[right++] : from[left++];
    }
    while (left < middle) to[out++] = from[left++];
    while (right < end) to[out++] = from[right++];
}

/// Sorts the places 1 to `count`; returns which of the two arrays they stand in.
static int32_t *sort_places(sorting *s, int32_t *places, int32_t *others, int32_t count) {
    for (int32_t i = 0; i < count; i++) places[i] = i + 1;
    for (int64_t width = 1; width < count; width *= 2) {
        spend(s->lua, s->state, (size_t)count / BYTES_PER_STEP);
        for (int64_t start = 0; start < count; start += 2 * width) {
            int64_t middle = start + width < count ? start + width : count;
            int64_t end = middle + width < count ? middle + width : count;
            merge(s, places, others, (int32_t)start, (int32_t)middle, (int32_t)end);
        }
        int32_t *sorted = others;
        others = places;
        places = sorted;
    }
    return places;
}

int script_sort(lua_State *lua) {
    lua_Integer length = table_length(lua, TABLE, TABLE_READ | TABLE_WRITE);
    if (length < 2) return 0;
    luaL_argcheck(lua, length < INT_MAX, 1, "array too big");
    sorting s = {
        .lua = lua, .state = state_of(lua), .has_order = !lua_isnoneornil(lua, ORDER)};
    if (s.has_order) luaL_checktype(lua, ORDER, LUA_TFUNCTION);
    int32_t count = (int32_t)length;
    charge(lua, s.state, (size_t)count * 2);
    lua_settop(lua, ORDER);
    lua_createtable(lua, count, 0);
    // The garbage collector frees these, so that an error leaks nothing.
    s.keys = lua_newuserdatauv(lua, ((size_t)count + 1) * sizeof *s.keys, 0);
    int32_t *places = lua_newuserdatauv(lua, (size_t)count * 2 * sizeof *places, 0);
    copy_entries(&s, count);
    const int32_t *sorted = sort_places(&s, places, places + count, count);
    for (int32_t i = 0; i < count; i++) {
        lua_rawgeti(lua, COPY, sorted[i]);
        lua_seti(lua, TABLE, i + 1);
    }
    return 0;
}
