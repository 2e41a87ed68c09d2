// Items of a snapshot. A list of them is read in one walk:
//   the pin of a new list that holds each item's model, the count, then for each item
//   a word: 0 the kind of the item before, 1 a kind follows, 2 no kind, 3 a kind with a colon
//   (with 1 and 3 the kind as length and bytes); 4 a string stands where the item should, which
//   follows as length and bytes, and nothing else
//   a word: 0 a whole number follows, 1 a string follows as length and bytes, 2 no id
#include "internal.h"
#include <string.h>

enum { KIND_SAME, KIND_NEW, KIND_MISSING, KIND_WRONG, ITEM_STRING };
enum { ID_NUMBER, ID_STRING, ID_MISSING };

static void put_text(lua_State *lua, clua_state *state, const char *bytes, size_t length) {
    put_word(lua, state, length);
    put_bytes(lua, state, bytes, length);
}

/// Writes the kind at the top; gives the kind to compare the next one with.
static const void *write_kind(lua_State *lua, clua_state *state, const void *before) {
    size_t length;
    const char *kind = lua_type(lua, -1) == LUA_TSTRING ? lua_tolstring(lua, -1, &length) : NULL;
    if (!kind || length == 0 || !is_utf8(kind, length)) {
        put_word(lua, state, KIND_MISSING);
        return NULL;
    }
    // Equal short strings are one object in Lua, so comparing addresses finds nearly all.
    if (kind == before) {
        put_word(lua, state, KIND_SAME);
        return kind;
    }
    bool has_colon = memchr(kind, ':', length) != NULL;
    put_word(lua, state, has_colon ? KIND_WRONG : KIND_NEW);
    put_text(lua, state, kind, length);
    return has_colon ? NULL : kind;
}

static void write_id(lua_State *lua, clua_state *state) {
    int is_whole = 0;
    if (lua_type(lua, -1) == LUA_TNUMBER) {
        lua_Integer number = lua_tointegerx(lua, -1, &is_whole);
        if (is_whole) {
            put_word(lua, state, ID_NUMBER);
            put_word(lua, state, (uint64_t)number);
            return;
        }
    }
    size_t length;
    const char *id = lua_type(lua, -1) == LUA_TSTRING ? lua_tolstring(lua, -1, &length) : NULL;
    if (!id || !is_utf8(id, length)) {
        put_word(lua, state, ID_MISSING);
        return;
    }
    put_word(lua, state, ID_STRING);
    put_text(lua, state, id, length);
}

void write_items(lua_State *lua, clua_state *state, int index) {
    luaL_checkstack(lua, 8, NULL);
    lua_Integer count = list_length(lua, index);
    lua_createtable(lua, count > 1 << 20 ? 1 << 20 : (int)count, 0);
    int models = lua_gettop(lua);
    put_word(lua, state, (uint64_t)pin_checked(lua, state, models));
    put_word(lua, state, (uint64_t)count);
    lua_pushliteral(lua, "kind");
    lua_pushliteral(lua, "id");
    lua_pushliteral(lua, "model");
    const void *kind = NULL;
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(lua, index, i);
        int item = models + 4;
        if (lua_type(lua, item) == LUA_TSTRING) {
            size_t length;
            const char *name = lua_tolstring(lua, item, &length);
            put_word(lua, state, ITEM_STRING);
            put_text(lua, state, name, is_utf8(name, length) ? length : 0);
            lua_rawseti(lua, models, i);
            continue;
        }
        if (lua_type(lua, item) != LUA_TTABLE) {
            put_word(lua, state, KIND_MISSING);
            put_word(lua, state, ID_MISSING);
            kind = NULL;
            lua_rawseti(lua, models, i);
            continue;
        }
        lua_pushvalue(lua, models + 1);
        lua_rawget(lua, item);
        kind = write_kind(lua, state, kind);
        lua_pop(lua, 1);
        lua_pushvalue(lua, models + 2);
        lua_rawget(lua, item);
        write_id(lua, state);
        lua_pop(lua, 1);
        lua_pushvalue(lua, models + 3);
        if (lua_rawget(lua, item) != LUA_TTABLE) lua_pop(lua, 1);
        lua_rawseti(lua, models, i);
        lua_settop(lua, models + 3);
    }
    lua_settop(lua, models - 1);
}

/// items(kind, models[, id]): wraps each model into `{kind=, id=, model=}`.
int script_items(lua_State *lua) {
    clua_state *state = state_of(lua);
    if (lua_type(lua, 1) != LUA_TSTRING || lua_type(lua, 2) != LUA_TTABLE) {
        int wrong = lua_type(lua, 1) != LUA_TSTRING ? 1 : 2;
        text_clear(&state->scratch);
        describe_value(lua, wrong, &state->scratch);
        raise_at_caller(
            lua, CLUA_TYPE_ERROR, "items: expected %s, got %s",
            wrong == 1 ? "a kind" : "a list of models", text_value(&state->scratch));
    }
    size_t length;
    const char *kind = lua_tolstring(lua, 1, &length);
    if (length == 0 || memchr(kind, ':', length))
        raise_at_caller(lua, CLUA_TYPE_ERROR, "items: a kind is not empty and has no colon");
    bool calls = lua_type(lua, 3) == LUA_TFUNCTION;
    if (lua_isnoneornil(lua, 3)) {
        lua_settop(lua, 2);
        lua_pushliteral(lua, "id");
    } else if (!calls && lua_type(lua, 3) != LUA_TSTRING) {
        raise_at_caller(lua, CLUA_TYPE_ERROR, "items: an id is a field's name or a function");
    }
    lua_settop(lua, 3);
    // Where data holds null there is a hole; its item has no identity, which the snapshot tells of.
    lua_Integer count = list_length(lua, 2);
    lua_createtable(lua, count > 1 << 20 ? 1 << 20 : (int)count, 0);
    lua_pushliteral(lua, "kind");
    lua_pushliteral(lua, "id");
    lua_pushliteral(lua, "model");
    for (lua_Integer i = 1; i <= count; i++) {
        lua_createtable(lua, 0, 3);
        lua_pushvalue(lua, 5);
        lua_pushvalue(lua, 1);
        lua_rawset(lua, 8);
        lua_rawgeti(lua, 2, i);
        if (calls) {
            lua_pushvalue(lua, 3);
            lua_pushvalue(lua, 9);
            lua_call(lua, 1, 1);
        } else if (lua_type(lua, 9) == LUA_TTABLE) {
            lua_pushvalue(lua, 3);
            lua_rawget(lua, 9);
        } else {
            lua_pushnil(lua);
        }
        lua_pushvalue(lua, 6);
        lua_insert(lua, -2);
        lua_rawset(lua, 8);
        lua_pushvalue(lua, 7);
        lua_pushvalue(lua, 9);
        lua_rawset(lua, 8);
        lua_settop(lua, 8);
        lua_rawseti(lua, 4, i);
    }
    lua_settop(lua, 4);
    return 1;
}
