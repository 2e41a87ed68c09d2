// Writes a value as a tree of words: each begins with a word whose lowest byte says what it is and
// whose other bytes hold a length or a count.
//   0 nil   1 false   2 true   3 integer, its word   4 number, its bits   5 string, its bytes
//   6 list, its values   7 named values, each a string and a value, names sorted by bytes
#include "internal.h"
#include <math.h>
#include <string.h>

enum { TREE_NIL, TREE_FALSE, TREE_TRUE, TREE_INTEGER, TREE_NUMBER, TREE_STRING, TREE_LIST, TREE_MAP };

bool is_utf8(const char *bytes, size_t length) {
    const unsigned char *at = (const unsigned char *)bytes, *end = at + length;
    while (at < end) {
        uint64_t several;
        if (end - at >= (ptrdiff_t)sizeof several) {
            memcpy(&several, at, sizeof several);
            if (!(several & UINT64_C(0x8080808080808080))) {
                at += sizeof several;
                continue;
            }
        }
        if (*at < 0x80) {
            at++;
            continue;
        }
        int more = *at >= 0xF0 ? 3 : *at >= 0xE0 ? 2 : *at >= 0xC2 ? 1 : -1;
        if (more < 0 || *at > 0xF4 || end - at <= more) return false;
        uint32_t scalar = *at & (0x3F >> more);
        for (int i = 1; i <= more; i++) {
            if ((at[i] & 0xC0) != 0x80) return false;
            scalar = scalar << 6 | (at[i] & 0x3F);
        }
        static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
        if (scalar < least[more] || scalar > 0x10FFFF || (scalar >= 0xD800 && scalar <= 0xDFFF))
            return false;
        at += more + 1;
    }
    return true;
}

_Noreturn static void refuse(lua_State *lua, clua_state *state, int index, const char *reason) {
    text message = {0};
    path_text(state, &message);
    if (message.length) text_add(&message, ": ", 2);
    text_format(&message, "%s, got ", reason);
    describe_value(lua, index, &message);
    char copy[1024];
    size_t length = message.length < sizeof copy ? message.length : sizeof copy - 1;
    memcpy(copy, text_value(&message), length);
    copy[length] = 0;
    text_free(&message);
    text_clear(&state->raised_hint);
    raise_about_value(lua, state, copy);
}

/// What is written is written again as JSON.
enum { BYTES_A_STEP = 2 };

void check_string(lua_State *lua, clua_state *state, int index) {
    size_t length;
    const char *bytes = lua_tolstring(lua, index, &length);
    if (!is_utf8(bytes, length)) refuse(lua, state, index, "expected text in UTF-8");
    charge(lua, state, length / BYTES_A_STEP);
}

static void put_string(lua_State *lua, clua_state *state, int index) {
    check_string(lua, state, index);
    size_t length;
    const char *bytes = lua_tolstring(lua, index, &length);
    put_word(lua, state, TREE_STRING | (uint64_t)length << 8);
    put_bytes(lua, state, bytes, length);
}

/// What a table's keys are: how many are names, how many whole numbers, and the largest of these.
typedef struct key_count {
    lua_Integer names, numbers, largest;
} key_count;

static key_count count_keys(lua_State *lua, clua_state *state, int index) {
    key_count keys = {0};
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        if (lua_type(lua, -1) == LUA_TSTRING) {
            keys.names++;
        } else if (lua_isinteger(lua, -1) && lua_tointeger(lua, -1) > 0) {
            lua_Integer key = lua_tointeger(lua, -1);
            keys.numbers++;
            if (key > keys.largest) keys.largest = key;
        } else {
            refuse(lua, state, lua_gettop(lua), "expected keys that JSON can hold");
        }
    }
    return keys;
}

static void write_list(lua_State *lua, clua_state *state, int index, lua_Integer count, int depth) {
    put_word(lua, state, TREE_LIST | (uint64_t)count << 8);
    for (lua_Integer i = 1; i <= count; i++) {
        path_push_index(state, i);
        lua_rawgeti(lua, index, i);
        write_tree(lua, state, lua_gettop(lua), depth + 1);
        lua_pop(lua, 1);
        path_pop(state);
    }
}

static int name_order(const path_step *a, const path_step *b) {
    size_t shorter = a->length < b->length ? a->length : b->length;
    int order = memcmp(a->field, b->field, shorter);
    return order ? order : (a->length > b->length) - (a->length < b->length);
}

/// Sorts in place without memory of its own and without recursion.
static void sort_names(path_step *names, lua_Integer count) {
    for (lua_Integer start = count / 2, end = count; end > 1;) {
        if (start > 0) {
            start--;
        } else {
            end--;
            path_step last = names[end];
            names[end] = names[0];
            names[0] = last;
        }
        for (lua_Integer root = start, child; (child = 2 * root + 1) < end; root = child) {
            if (child + 1 < end && name_order(&names[child], &names[child + 1]) < 0) child++;
            if (name_order(&names[root], &names[child]) >= 0) break;
            path_step moved = names[root];
            names[root] = names[child];
            names[child] = moved;
        }
    }
}

static void write_map(lua_State *lua, clua_state *state, int index, lua_Integer count, int depth) {
    // The names stay alive as keys of the table, so their bytes may be borrowed.
    path_step *names = lua_newuserdatauv(lua, (size_t)count * sizeof(path_step), 0);
    lua_Integer filled = 0;
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        size_t length;
        const char *name = lua_tolstring(lua, -1, &length);
        names[filled++] = (path_step){.field = name, .length = length};
    }
    sort_names(names, count);
    put_word(lua, state, TREE_MAP | (uint64_t)count << 8);
    for (lua_Integer i = 0; i < count; i++) {
        lua_pushlstring(lua, names[i].field, names[i].length);
        path_push_field(state, names[i].field, names[i].length);
        put_string(lua, state, lua_gettop(lua));
        lua_rawget(lua, index);
        write_tree(lua, state, lua_gettop(lua), depth + 1);
        path_pop(state);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

static void write_table(lua_State *lua, clua_state *state, int index, int depth) {
    key_count keys = count_keys(lua, state, index);
    if (keys.names == 0 && keys.numbers == keys.largest) {
        write_list(lua, state, index, keys.largest, depth);
        return;
    }
    if (keys.numbers == 0 && keys.names > 0 && !(keys.names == 1 && is_counted(lua, index))) {
        write_map(lua, state, index, keys.names, depth);
        return;
    }
    // A list with holes says its length in the field n.
    lua_Integer length = -1;
    if (keys.names == 1) {
        lua_pushliteral(lua, "n");
        lua_rawget(lua, index);
        if (lua_isinteger(lua, -1)) length = lua_tointeger(lua, -1);
        lua_pop(lua, 1);
    }
    if (length < keys.largest || length > keys.largest + (1 << 20))
        refuse(
            lua, state, index,
            keys.names ? "expected a list or named values, not both in one table"
                       : "expected a list without holes, or with its length in the field n");
    write_list(lua, state, index, length, depth);
}

void write_tree(lua_State *lua, clua_state *state, int index, int depth) {
    luaL_checkstack(lua, 10, "values nested too deep");
    charge(lua, state, 1);
    if (depth > MOST_DEPTH - 10)
        refuse(lua, state, index, "expected values that are not nested that deep (or a cycle)");
    switch (lua_type(lua, index)) {
    case LUA_TNIL:
        put_word(lua, state, TREE_NIL);
        return;
    case LUA_TBOOLEAN:
        put_word(lua, state, lua_toboolean(lua, index) ? TREE_TRUE : TREE_FALSE);
        return;
    case LUA_TNUMBER:
        if (lua_isinteger(lua, index)) {
            put_word(lua, state, TREE_INTEGER);
            put_word(lua, state, (uint64_t)lua_tointeger(lua, index));
            return;
        }
        if (!isfinite(lua_tonumber(lua, index)))
            refuse(lua, state, index, "expected a finite number");
        put_word(lua, state, TREE_NUMBER);
        put_number(lua, state, lua_tonumber(lua, index));
        return;
    case LUA_TSTRING:
        put_string(lua, state, index);
        return;
    case LUA_TTABLE:
        push_readable(lua, state, index);
        write_table(lua, state, lua_gettop(lua), depth);
        lua_pop(lua, 1);
        return;
    default:
        refuse(lua, state, index, "expected a value that JSON can hold");
    }
}
