// Checks values against the schema's types and writes them as words. One walk serves the
// constructors, which only check, and the results of functions, which are also decoded.
#include "internal.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

/// Room on the stack for a value; what holds values makes sure that there is room for another one.
enum { CHECK_STACK = 12 };

typedef struct checker {
    lua_State *lua;
    clua_state *state;
    const clua_schema *schema;
    bool write;
} checker;

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

_Noreturn static void fail_text(checker *c, const text *message) {
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

/// Fails with the hint that the host has set.
_Noreturn static void fail_with_hint(checker *c, int index, const char *expected) {
    clua_state *state = c->state;
    text_clear(&state->scratch);
    text_format(&state->scratch, "expected %s, got ", expected);
    describe_value(c->lua, index, &state->scratch);
    fail_text(c, &state->scratch);
}

static void put(checker *c, uint64_t word) {
    if (c->write) put_word(c->lua, c->state, word);
}

static void check(checker *c, int index, int32_t type_index);

/// What the table at an index holds is read from the index that this gives: what can only be read, as
/// the insets of an environment, is as good as a copy of it.
static int readable(checker *c, int index) {
    if (lua_type(c->lua, index) != LUA_TTABLE || !lua_getmetatable(c->lua, index)) return index;
    lua_pop(c->lua, 1);
    push_readable(c->lua, c->state, index);
    return lua_gettop(c->lua);
}

_Noreturn static void fail_expected(checker *c, int index, const char *expected) {
    text_clear(&c->state->raised_hint);
    fail_with_hint(c, index, expected);
}

/// Says that a name is none of those that are known, with the nearest one as a hint.
static void suggest(
    checker *c, bool is_field, const char *const *names, int32_t count, int index) {
    size_t length = 0;
    const char *name =
        lua_type(c->lua, index) == LUA_TSTRING ? lua_tolstring(c->lua, index, &length) : "";
    clua_host *host = &c->state->host;
    text_clear(&c->state->raised_hint);
    host->suggest(host->context, is_field, names, count, name, length);
}

/// `expected a list, got 3 entries`, for a table that is a list of the wrong length.
_Noreturn static void fail_length(checker *c, const char *expected, lua_Unsigned length) {
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

/// Holds a number to a type's range.
static void check_range(
    checker *c, int index, const clua_type *type, const char *expected) {
    double number = lua_tonumber(c->lua, index);
    if (!isfinite(number)) fail_expected(c, index, "a finite number");
    if (number < 0 && type->minimum == 0) fail_expected(c, index, expected);
    if (number >= type->minimum && number <= type->maximum) return;
    char range[64];
    snprintf(range, sizeof range, "a number from %g to %g", type->minimum, type->maximum);
    fail_expected(c, index, range);
}

static void check_number(checker *c, int index, const clua_type *type) {
    if (lua_type(c->lua, index) != LUA_TNUMBER) fail_expected(c, index, type->expected);
    check_range(c, index, type, type->expected);
    double number = lua_tonumber(c->lua, index);
    if (c->write) put_number(c->lua, c->state, number);
}

static void check_integer(checker *c, int index, const clua_type *type) {
    int is_whole = 0;
    lua_Integer number = 0;
    if (lua_type(c->lua, index) == LUA_TNUMBER)
        number = lua_tointegerx(c->lua, index, &is_whole);
    if (!is_whole || (double)number < type->minimum || (double)number > type->maximum) {
        c->state->value_code = type->code;
        fail_expected(c, index, type->expected);
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

/// Says that the key on top of the stack is no name of a tagged number.
_Noreturn static void fail_tag(checker *c, int index, const clua_type *type) {
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

static void check_tagged_number(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    int32_t tag = 0;
    if (lua_type(lua, index) == LUA_TNUMBER) {
        lua_pushvalue(lua, index);
    } else {
        if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
        index = readable(c, index);
        lua_pushnil(lua);
        if (!lua_next(lua, index)) fail_expected(c, index, type->expected);
        // Before a name is looked at: of two it would be left to chance which one that is.
        lua_pushvalue(lua, -2);
        if (lua_next(lua, index)) fail_expected(c, index, type->expected);
        size_t length = 0;
        const char *key =
            lua_type(lua, -2) == LUA_TSTRING ? lua_tolstring(lua, -2, &length) : NULL;
        tag = key ? name_index(c, type, key, length) : -1;
        if (tag < 0) {
            lua_pop(lua, 1);
            fail_tag(c, index, type);
        }
        path_push_field(c->state, c->schema->names[type->first + tag], length);
    }
    int value = lua_gettop(lua);
    if (lua_type(lua, value) != LUA_TNUMBER) fail_expected(c, value, "a number");
    check_range(c, value, type, "a number that is not negative");
    double number = lua_tonumber(lua, value);
    if (value != index && lua_type(lua, index) == LUA_TTABLE) path_pop(c->state);
    put(c, (uint64_t)tag);
    if (c->write) put_number(lua, c->state, number);
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

/// Leaves the first of a table's unknown keys on top: a walk meets them in another order each run.
static void push_first_unknown(lua_State *lua, int index, int known) {
    lua_pushnil(lua);
    int first = lua_gettop(lua);
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        lua_pushvalue(lua, -1);
        bool is_known = lua_rawget(lua, known) == LUA_TNUMBER;
        lua_pop(lua, 1);
        if (is_known || (!lua_isnil(lua, first) && !stands_before(lua, -1, first))) continue;
        lua_copy(lua, -1, first);
    }
}

_Noreturn static void fail_unknown(checker *c, int32_t shape, int key) {
    clua_state *state = c->state;
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

/// Holds a list to one entry where another field asks for it.
static void check_only(
    checker *c, const clua_shape *shape, const clua_field *fields, const int *places,
    uint64_t present) {
    if (shape->only_with < 0 || !(present & ((uint64_t)1 << shape->only_with))) return;
    const clua_field *field = &fields[shape->only_field];
    int list = places[shape->only_field];
    lua_Unsigned length = list ? lua_rawlen(c->lua, list) : 0;
    if (length == 1) return;
    path_push_field(c->state, field->name, strlen(field->name));
    fail_length(c, shape->only_expected, length);
}

/// Refuses two fields of which a table has one at most.
static void check_exclusion(
    checker *c, const clua_shape *shape, const clua_field *fields, uint64_t present) {
    if (shape->excluded < 0) return;
    uint64_t both = (uint64_t)1 << shape->excluded | (uint64_t)1 << shape->excluding;
    if ((present & both) != both) return;
    text_clear(&c->state->raised_hint);
    text_clear(&c->state->scratch);
    text_format(&c->state->scratch, "expected either %s or %s, got both",
                fields[shape->excluded].name, fields[shape->excluding].name);
    fail_text(c, &c->state->scratch);
}

/// Pushes the table from the names of a shape's fields to their numbers.
static void push_field_numbers(checker *c, int32_t shape_index) {
    lua_State *lua = c->lua;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, SHAPE_INDEXES);
    if (lua_rawgeti(lua, -1, shape_index + 1) == LUA_TNIL) {
        lua_pop(lua, 1);
        const clua_shape *shape = &c->schema->shapes[shape_index];
        lua_createtable(lua, 0, shape->field_count);
        for (int32_t i = 0; i < shape->field_count; i++) {
            lua_pushinteger(lua, i);
            lua_setfield(lua, -2, c->schema->fields[shape->first_field + i].name);
        }
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, -3, shape_index + 1);
    }
    lua_replace(lua, -2);
}

static void check_record(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    const clua_shape *shape = &c->schema->shapes[type->first];
    const clua_field *fields = &c->schema->fields[shape->first_field];
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    int places[MOST_FIELDS] = {0};
    uint64_t present = 0;
    int base = lua_gettop(lua), table = index;
    luaL_checkstack(lua, 2 * shape->field_count + CHECK_STACK, "values nested too deep");
    index = readable(c, index);
    push_field_numbers(c, type->first);
    int known = lua_gettop(lua);
    lua_pushnil(lua);
    // Each field's key and value stay, and above them lies the key once more, to go on from.
    for (int value = known + 2; lua_next(lua, index); value += 2) {
        lua_pushvalue(lua, value - 1);
        if (lua_rawget(lua, known) != LUA_TNUMBER) {
            push_first_unknown(lua, index, known);
            fail_unknown(c, type->first, lua_gettop(lua));
        }
        int field = (int)lua_tointeger(lua, -1);
        lua_copy(lua, value - 1, value + 1);
        present |= (uint64_t)1 << field;
        places[field] = value;
    }
    put(c, c->write && shape->field_count <= 32
               ? present | (uint64_t)place_of(lua, c->state, table) << 32 : present);
    for (int32_t i = 0; i < shape->field_count; i++) {
        bool is_present = present & ((uint64_t)1 << i);
        if (!is_present && !fields[i].required) continue;
        path_push_field(c->state, fields[i].name, strlen(fields[i].name));
        if (is_present) {
            check(c, places[i], fields[i].type);
        } else {
            text_clear(&c->state->raised_hint);
            text_clear(&c->state->scratch);
            text_format(&c->state->scratch, "expected %s, got nothing",
                        c->schema->types[fields[i].type].expected);
            fail_text(c, &c->state->scratch);
        }
        path_pop(c->state);
    }
    check_only(c, shape, fields, places, present);
    check_exclusion(c, shape, fields, present);
    lua_settop(lua, base);
}

/// The length of a table that is a list and nothing else.
static lua_Integer checked_length(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    lua_Integer length = (lua_Integer)lua_rawlen(lua, index);
    lua_Integer entries = 0;
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        int is_whole;
        lua_Integer key = lua_type(lua, -1) == LUA_TNUMBER ? lua_tointegerx(lua, -1, &is_whole) : 0;
        if (key < 1 || key > length) fail_expected(c, index, type->expected);
        entries++;
    }
    if (entries != length) fail_expected(c, index, type->expected);
    if ((double)length < type->minimum || (double)length > type->maximum)
        fail_length(c, type->expected, (lua_Unsigned)length);
    return length;
}

/// The entries of a list have one type, those of a tuple one each.
static void check_entries(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    luaL_checkstack(lua, CHECK_STACK, "values nested too deep");
    index = readable(c, index);
    lua_Integer length = checked_length(c, index, type);
    put(c, (uint64_t)length);
    for (lua_Integer i = 1; i <= length; i++) {
        path_push_index(c->state, i);
        lua_rawgeti(lua, index, i);
        bool is_tuple = type->kind == CLUA_TYPE_TUPLE;
        check(
            c, lua_gettop(lua),
            is_tuple ? c->schema->cases[type->first + i - 1].type : type->first);
        lua_pop(lua, 1);
        path_pop(c->state);
    }
}

/// Leaves the names of a table on the stack as a list in the order of their bytes.
static lua_Integer push_sorted_names(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    lua_newtable(lua);
    int names = lua_gettop(lua);
    lua_Integer count = 0;
    lua_pushnil(lua);
    while (lua_next(lua, index)) {
        lua_pop(lua, 1);
        if (lua_type(lua, -1) != LUA_TSTRING) fail_expected(c, index, type->expected);
        // An insertion keeps the list in order; maps of a screen are short.
        lua_Integer at = ++count;
        for (; at > 1; at--) {
            lua_rawgeti(lua, names, at - 1);
            bool in_order = lua_compare(lua, -1, -2, LUA_OPLT);
            if (in_order) {
                lua_pop(lua, 1);
                break;
            }
            lua_rawseti(lua, names, at);
        }
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, names, at);
    }
    return count;
}

static void check_map(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    luaL_checkstack(lua, CHECK_STACK, "values nested too deep");
    index = readable(c, index);
    lua_Integer count = push_sorted_names(c, index, type);
    int names = lua_gettop(lua);
    put(c, (uint64_t)count);
    for (lua_Integer i = 1; i <= count; i++) {
        lua_rawgeti(lua, names, i);
        size_t length;
        const char *name = lua_tolstring(lua, -1, &length);
        if (!is_utf8(name, length)) fail_expected(c, index, "names in UTF-8");
        if (c->write) {
            put_word(lua, c->state, length);
            put_bytes(lua, c->state, name, length);
        }
        path_push_field(c->state, name, length);
        lua_pushvalue(lua, -1);
        lua_rawget(lua, index);
        check(c, lua_gettop(lua), type->first);
        path_pop(c->state);
        lua_pop(lua, 2);
    }
    lua_pop(lua, 1);
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
        lua_pushstring(lua, one->value);
        there = lua_rawequal(lua, -1, -2);
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

static void check(checker *c, int index, int32_t type_index) {
    lua_State *lua = c->lua;
    const clua_type *type = &c->schema->types[type_index];
    if (c->state->path_length > MOST_DEPTH) {
        c->state->path_length = 6;
        fail_expected(c, index, "a value that is not nested that deep");
    }
    int top = lua_gettop(lua);
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
        if (c->write) put(c, (uint64_t)pin_checked(lua, c->state, index));
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
        if (c->write) put(c, (uint64_t)pin_checked(lua, c->state, index));
        break;
    case CLUA_TYPE_EITHER:
        check_either(c, index, type);
        break;
    case CLUA_TYPE_TREE:
        if (c->write) write_tree(lua, c->state, index, 0);
        break;
    case CLUA_TYPE_ITEMS:
        if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
        if (c->write) write_items(lua, c->state, index);
        break;
    }
    lua_settop(lua, top);
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
