// pairs and next in a fixed order: numbers by value, then strings by bytes, then false and true.
// The stock ones go by hash, which differs from run to run.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

/// A key of a table on its way into order; strings are borrowed from the table.
typedef struct key {
    uint8_t rank;
    bool is_integer;
    union {
        lua_Integer integer;
        lua_Number number;
        const char *bytes;
    };
    size_t length;
} key;

enum { RANK_NUMBER, RANK_STRING, RANK_BOOLEAN };

/// What putting one key into its place takes.
enum { NUMBER_KEY_STEPS = 4, STRING_KEY_STEPS = 10 };

static int compare_numbers(const key *a, const key *b) {
    if (a->is_integer && b->is_integer)
        return (a->integer > b->integer) - (a->integer < b->integer);
    lua_Number left = a->is_integer ? (lua_Number)a->integer : a->number;
    lua_Number right = b->is_integer ? (lua_Number)b->integer : b->number;
    if (left != right) return (left > right) - (left < right);
    // A large integer and the float that it rounds to.
    return a->is_integer - b->is_integer;
}

static int compare(const key *a, const key *b) {
    if (a->rank != b->rank) return a->rank - b->rank;
    if (a->rank == RANK_NUMBER) return compare_numbers(a, b);
    if (a->rank == RANK_BOOLEAN) return (a->integer > b->integer) - (a->integer < b->integer);
    size_t shorter = a->length < b->length ? a->length : b->length;
    int order = memcmp(a->bytes, b->bytes, shorter);
    return order ? order : (a->length > b->length) - (a->length < b->length);
}

static int compare_keys(const void *a, const void *b) { return compare(a, b); }

static key key_at(lua_State *lua, int index) {
    key found = {0};
    switch (lua_type(lua, index)) {
    case LUA_TNUMBER:
        found.rank = RANK_NUMBER;
        found.is_integer = lua_isinteger(lua, index);
        if (found.is_integer) found.integer = lua_tointeger(lua, index);
        else found.number = lua_tonumber(lua, index);
        return found;
    case LUA_TSTRING:
        found.rank = RANK_STRING;
        found.bytes = lua_tolstring(lua, index, &found.length);
        return found;
    case LUA_TBOOLEAN:
        found.rank = RANK_BOOLEAN;
        found.integer = lua_toboolean(lua, index);
        return found;
    default: {
        clua_state *state = state_of(lua);
        text_clear(&state->scratch);
        describe_value(lua, index, &state->scratch);
        raise_at_caller(
            lua, CLUA_RUNTIME_ERROR,
            "the keys of a table that is walked are numbers, strings or booleans, not %s",
            text_value(&state->scratch));
    }
    }
}

static void push_key(lua_State *lua, const key *k) {
    switch (k->rank) {
    case RANK_NUMBER:
        if (k->is_integer) lua_pushinteger(lua, k->integer);
        else lua_pushnumber(lua, k->number);
        return;
    case RANK_STRING:
        lua_pushlstring(lua, k->bytes, k->length);
        return;
    default:
        lua_pushboolean(lua, (int)k->integer);
    }
}

/// The list of a table's keys in order, as the iterator walks it.
typedef struct walk {
    lua_Integer count;
    /// Where the iterator is; it finds the key of its last step there.
    lua_Integer position;
    key keys[];
} walk;

/// Pushes the keys of the table at an index in order, as a userdata that keeps the strings alive by
/// a list as its value: a field may be cleared during the walk.
static walk *push_walk(lua_State *lua, clua_state *state, int table) {
    lua_Integer count = 0;
    lua_pushnil(lua);
    while (lua_next(lua, table)) {
        lua_pop(lua, 1);
        count++;
        // Charged as it goes, since nobody knows a table's size before.
        if ((count & 1023) == 0) charge(lua, state, 1024);
    }
    walk *made = lua_newuserdatauv(lua, sizeof(walk) + (size_t)count * sizeof(key), 1);
    int place = lua_gettop(lua);
    lua_createtable(lua, 0, 0);
    lua_Integer filled = 0, strings = 0;
    lua_pushnil(lua);
    while (lua_next(lua, table)) {
        lua_pop(lua, 1);
        made->keys[filled] = key_at(lua, lua_gettop(lua));
        if (made->keys[filled].rank == RANK_STRING) {
            lua_pushvalue(lua, -1);
            lua_rawseti(lua, place + 1, ++strings);
        }
        filled++;
    }
    made->count = filled;
    made->position = 0;
    lua_setiuservalue(lua, place, 1);
    charge(lua, state, (size_t)filled * (strings > 0 ? STRING_KEY_STEPS : NUMBER_KEY_STEPS));
    qsort(made->keys, (size_t)filled, sizeof(key), compare_keys);
    return made;
}

/// The next key after a position whose value is not nil, with that value; pushes both or nil.
static int step(lua_State *lua, int table, walk *w) {
    while (w->position < w->count) {
        push_key(lua, &w->keys[w->position++]);
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, table) != LUA_TNIL) return 2;
        lua_pop(lua, 2);
    }
    lua_pushnil(lua);
    return 1;
}

static int walk_on(lua_State *lua) {
    lua_settop(lua, 2);
    walk *w = lua_touserdata(lua, lua_upvalueindex(1));
    lua_pushvalue(lua, lua_upvalueindex(2));
    return step(lua, 3, w);
}

/// The iterator of a plain list: no keys have to be gathered.
static int walk_list(lua_State *lua) {
    lua_Integer position = luaL_checkinteger(lua, 2) + 1;
    lua_Integer length = lua_tointeger(lua, lua_upvalueindex(1));
    for (; position <= length; position++) {
        if (lua_rawgeti(lua, 1, position) != LUA_TNIL) {
            lua_pushinteger(lua, position);
            lua_insert(lua, -2);
            return 2;
        }
        lua_pop(lua, 1);
    }
    lua_pushnil(lua);
    return 1;
}

/// Whether a table has the keys 1 to n and no other.
static lua_Integer plain_list_length(lua_State *lua, clua_state *state, int table) {
    lua_Integer length = (lua_Integer)lua_rawlen(lua, table), count = 0;
    if (length == 0) return -1;
    charge(lua, state, (size_t)length / 8);
    lua_pushnil(lua);
    while (lua_next(lua, table)) {
        lua_pop(lua, 1);
        if (++count > length || !lua_isinteger(lua, -1)) {
            lua_pop(lua, 1);
            return -1;
        }
    }
    return count == length ? length : -1;
}

int script_pairs(lua_State *lua) {
    clua_state *state = state_of(lua);
    luaL_checkany(lua, 1);
    lua_settop(lua, 1);
    push_readable(lua, state, 1);
    lua_replace(lua, 1);
    if (lua_type(lua, 1) != LUA_TTABLE) {
        text_clear(&state->scratch);
        describe_value(lua, 1, &state->scratch);
        raise_at_caller(
            lua, CLUA_TYPE_ERROR, "pairs: expected a table, got %s", text_value(&state->scratch));
    }
    lua_Integer length = plain_list_length(lua, state, 1);
    if (length >= 0) {
        lua_pushinteger(lua, length);
        lua_pushcclosure(lua, walk_list, 1);
        lua_pushvalue(lua, 1);
        lua_pushinteger(lua, 0);
        return 3;
    }
    push_walk(lua, state, 1);
    lua_pushvalue(lua, 1);
    lua_pushcclosure(lua, walk_on, 2);
    lua_pushvalue(lua, 1);
    lua_pushnil(lua);
    return 3;
}

/// next: walks on where the last call for the same table stopped, else looks the key up.
int script_next(lua_State *lua) {
    clua_state *state = state_of(lua);
    luaL_checkany(lua, 1);
    lua_settop(lua, 2);
    push_readable(lua, state, 1);
    lua_replace(lua, 1);
    luaL_checktype(lua, 1, LUA_TTABLE);
    // The registry keeps the last walk: its table, then its keys.
    lua_rawgeti(lua, LUA_REGISTRYINDEX, LAST_WALK);
    lua_rawgeti(lua, 3, 1);
    bool is_same = lua_rawequal(lua, 1, 4) && !lua_isnil(lua, 2);
    walk *w = NULL;
    if (is_same) {
        lua_rawgeti(lua, 3, 2);
        w = lua_touserdata(lua, -1);
    }
    if (!w) {
        w = push_walk(lua, state, 1);
        lua_pushvalue(lua, 1);
        lua_rawseti(lua, 3, 1);
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, 3, 2);
    }
    if (!lua_isnil(lua, 2)) {
        key wanted = key_at(lua, 2);
        if (w->position == 0 || compare(&w->keys[w->position - 1], &wanted) != 0) {
            lua_Integer low = 0, high = w->count;
            while (low < high) {
                lua_Integer middle = (low + high) / 2;
                if (compare(&w->keys[middle], &wanted) < 0) low = middle + 1;
                else high = middle;
            }
            if (low == w->count || compare(&w->keys[low], &wanted) != 0)
                return luaL_error(lua, "invalid key to 'next'");
            w->position = low + 1;
        }
    } else {
        w->position = 0;
    }
    return step(lua, 1, w);
}
