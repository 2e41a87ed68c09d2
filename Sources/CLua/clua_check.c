// Checks values against the schema's types and writes them as words.
#include "clua_check.h"
#include <math.h>
#include <stdio.h>

int readable(checker *c, int index) {
    if (lua_type(c->lua, index) != LUA_TTABLE || !lua_getmetatable(c->lua, index)) return index;
    lua_pop(c->lua, 1);
    push_readable(c->lua, c->state, index);
    return lua_gettop(c->lua);
}

/// Gives the number at an index, which it holds to a type's range.
static double checked_number(
    checker *c, int index, const clua_type *type, const char *expected) {
    double number = lua_tonumber(c->lua, index);
    if (number >= type->minimum && number <= type->maximum && isfinite(number)) return number;
    if (!isfinite(number)) fail_expected(c, index, "a finite number");
    if (number < 0 && type->minimum == 0) fail_expected(c, index, expected);
    char range[64];
    snprintf(range, sizeof range, "a number from %g to %g", type->minimum, type->maximum);
    fail_expected(c, index, range);
}

static void check_number(checker *c, int index, const clua_type *type) {
    if (lua_type(c->lua, index) != LUA_TNUMBER) fail_expected(c, index, type->expected);
    double number = checked_number(c, index, type, type->expected);
    if (c->write) put_number(c->lua, c->state, number);
}

static void check_integer(checker *c, int index, const clua_type *type) {
    int is_whole = 0;
    lua_Integer number = 0;
    if (lua_type(c->lua, index) == LUA_TNUMBER)
        number = lua_tointegerx(c->lua, index, &is_whole);
    if (!is_whole || (double)number < type->minimum || (double)number > type->maximum) {
        c->state->value_code = type->code;
        double given = lua_type(c->lua, index) == LUA_TNUMBER ? lua_tonumber(c->lua, index) : NAN;
        bool is_too_small = given < 0 && type->minimum == 0;
        if (given != floor(given) || !isfinite(given) || is_too_small ||
            type->maximum - type->minimum < 1000)
            fail_expected(c, index, type->expected);
        // A number of the right kind is refused for its size alone.
        char range[80];
        snprintf(
            range, sizeof range, "a whole number from %.0f to %.0f", type->minimum, type->maximum);
        fail_expected(c, index, range);
    }
    put(c, (uint64_t)number);
}

static int32_t name_index(checker *c, const clua_type *type, const char *bytes, size_t length) {
    for (int32_t i = 0; i < type->count; i++) {
        if (is_name(c->schema->names[type->first + i], bytes, length)) return i;
    }
    return -1;
}

static void check_name(checker *c, int index, const clua_type *type) {
    int32_t found = -1;
    if (lua_type(c->lua, index) == LUA_TSTRING) {
        size_t length;
        const char *bytes = lua_tolstring(c->lua, index, &length);
        found = name_index(c, type, bytes, length);
    }
    if (found < 0) {
        suggest(c, false, &c->schema->names[type->first], type->count, index);
        fail_with_hint(c, index, type->expected);
    }
    put(c, (uint64_t)found);
}

static void put_tagged(checker *c, int32_t tag, double number) {
    if (!c->write) return;
    put_word(c->lua, c->state, (uint64_t)tag);
    put_number(c->lua, c->state, number);
}

static void check_tagged_number(checker *c, int index, const clua_type *type) {
    static const char expected[] = "a number that is not negative";
    lua_State *lua = c->lua;
    if (lua_type(lua, index) == LUA_TNUMBER) {
        put_tagged(c, 0, checked_number(c, index, type, expected));
        return;
    }
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    int top = lua_gettop(lua);
    index = readable(c, index);
    lua_pushnil(lua);
    if (!lua_next(lua, index)) fail_expected(c, index, type->expected);
    // Before a name is looked at: of two it would be left to chance which one that is.
    lua_pushvalue(lua, -2);
    if (lua_next(lua, index)) fail_expected(c, index, type->expected);
    size_t length = 0;
    const char *key = lua_type(lua, -2) == LUA_TSTRING ? lua_tolstring(lua, -2, &length) : NULL;
    int32_t tag = key ? name_index(c, type, key, length) : -1;
    if (tag < 0) {
        lua_pop(lua, 1);
        fail_tag(c, index, type);
    }
    path_push_field(c->state, c->schema->names[type->first + tag], length);
    int value = lua_gettop(lua);
    if (lua_type(lua, value) != LUA_TNUMBER) fail_expected(c, value, "a number");
    double number = checked_number(c, value, type, expected);
    path_pop(c->state);
    lua_settop(lua, top);
    put_tagged(c, tag, number);
}

static bool case_holds(checker *c, int index, const clua_case *one) {
    lua_State *lua = c->lua;
    static const int types[] = {
        [CLUA_NIL] = LUA_TNIL, [CLUA_BOOLEAN] = LUA_TBOOLEAN, [CLUA_INTEGER] = LUA_TNUMBER,
        [CLUA_NUMBER] = LUA_TNUMBER, [CLUA_STRING] = LUA_TSTRING, [CLUA_TABLE] = LUA_TTABLE,
        [CLUA_FUNCTION] = LUA_TFUNCTION, [CLUA_OBJECT] = LUA_TUSERDATA,
        [CLUA_OTHER] = LUA_TTHREAD};
    if (lua_type(lua, index) != types[one->kind]) return false;
    if (!one->field) return true;
    bool wanted = one->field[0] != '!';
    int top = lua_gettop(lua);
    index = readable(c, index);
    lua_pushstring(lua, one->field + (wanted ? 0 : 1));
    bool there = lua_rawget(lua, index) != LUA_TNIL;
    if (there && one->value) {
        size_t length = 0;
        const char *bytes =
            lua_type(lua, -1) == LUA_TSTRING ? lua_tolstring(lua, -1, &length) : NULL;
        there = bytes && is_name(one->value, bytes, length);
    }
    lua_settop(lua, top);
    return there == wanted;
}

static void check_either(checker *c, int index, const clua_type *type) {
    for (int32_t i = 0; i < type->count; i++) {
        const clua_case *one = &c->schema->cases[type->first + i];
        if (!case_holds(c, index, one)) continue;
        put(c, (uint64_t)i);
        check(c, index, one->type);
        return;
    }
    fail_expected(c, index, type->expected);
}

void check(checker *c, int index, int32_t type_index) {
    lua_State *lua = c->lua;
    const clua_type *type = &c->schema->types[type_index];
    if (c->state->path_length > MOST_DEPTH) {
        c->state->path_length = 6;
        fail_expected(c, index, "a value that is not nested that deep");
    }
    switch (type->kind) {
    case CLUA_TYPE_NUMBER:
        check_number(c, index, type);
        break;
    case CLUA_TYPE_INTEGER:
        check_integer(c, index, type);
        break;
    case CLUA_TYPE_BOOLEAN:
        if (lua_type(lua, index) != LUA_TBOOLEAN) fail_expected(c, index, type->expected);
        put(c, (uint64_t)lua_toboolean(lua, index));
        break;
    case CLUA_TYPE_STRING: {
        if (lua_type(lua, index) != LUA_TSTRING) fail_expected(c, index, type->expected);
        size_t length;
        const char *bytes = lua_tolstring(lua, index, &length);
        if (!is_utf8(bytes, length)) fail_expected(c, index, "text in UTF-8");
        put(c, length);
        if (c->write) put_bytes(lua, c->state, bytes, length);
        break;
    }
    case CLUA_TYPE_NAME:
        check_name(c, index, type);
        break;
    case CLUA_TYPE_TAGGED_NUMBER:
        check_tagged_number(c, index, type);
        break;
    case CLUA_TYPE_RECORD:
        check_record(c, index, type);
        break;
    case CLUA_TYPE_LIST:
    case CLUA_TYPE_TUPLE:
        check_entries(c, index, type);
        break;
    case CLUA_TYPE_MAP:
        check_map(c, index, type);
        break;
    case CLUA_TYPE_FUNCTION:
        if (lua_type(lua, index) != LUA_TFUNCTION) fail_expected(c, index, type->expected);
        if (c->write) put_word(lua, c->state, (uint64_t)pin_checked(lua, c->state, index));
        break;
    case CLUA_TYPE_OBJECT: {
        object *found = to_object(lua, index);
        if (!found || !((uint32_t)type->first & (1u << found->object_class)))
            fail_expected(c, index, type->expected);
        put(c, (uint64_t)(uintptr_t)found->host);
        break;
    }
    case CLUA_TYPE_PINNED:
        if (lua_isnil(lua, index)) fail_expected(c, index, type->expected);
        if (c->write) put_word(lua, c->state, (uint64_t)pin_checked(lua, c->state, index));
        break;
    case CLUA_TYPE_EITHER:
        check_either(c, index, type);
        break;
    case CLUA_TYPE_TREE: {
        int top = lua_gettop(lua);
        if (c->write) write_tree(lua, c->state, index, 0);
        lua_settop(lua, top);
        break;
    }
    case CLUA_TYPE_ITEMS: {
        int top = lua_gettop(lua);
        if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
        if (c->write) write_items(lua, c->state, index);
        lua_settop(lua, top);
        break;
    }
    }
}

void check_at(
    lua_State *lua, clua_state *state, int index, int32_t type, bool write,
    const checked_place *place) {
    checker c = {lua, state, &state->schema, write};
    luaL_checkstack(lua, CHECK_STACK, NULL);
    state->path_length = 0;
    state->checked_pin_count = 0;
    state->place = place;
    state->value_code = CLUA_OK;
    check(&c, index, type);
    state->place = NULL;
    state->checked_pin_count = 0;
}
