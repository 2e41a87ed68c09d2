// Checks tables with named fields.
#include "clua_check.h"
#include <string.h>

static const known_shape *make_known(checker *c, int32_t index) {
    lua_State *lua = c->lua;
    const clua_shape *shape = &c->schema->shapes[index];
    size_t count = (size_t)shape->field_count;
    known_shape *made = lua_newuserdatauv(lua, sizeof *made + count * sizeof(known_name), 1);
    *made = (known_shape){.count = shape->field_count};
    // Lua keeps a short string once; its bytes stay where they are as long as the list has it.
    lua_createtable(lua, shape->field_count, 0);
    for (int32_t i = 0; i < shape->field_count; i++) {
        const clua_field *field = &c->schema->fields[shape->first_field + i];
        if (field->required) made->required |= (uint64_t)1 << i;
        lua_pushstring(lua, field->name);
        made->fields[i].bytes = lua_tolstring(lua, -1, &made->fields[i].length);
        lua_rawseti(lua, -2, i + 1);
    }
    lua_setiuservalue(lua, -2, 1);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, KNOWN_SHAPES);
    lua_insert(lua, -2);
    lua_rawseti(lua, -2, index + 1);
    lua_pop(lua, 1);
    c->state->known_shapes[index] = made;
    return made;
}

int find_field(lua_State *lua, int index, const known_shape *shape) {
    if (lua_type(lua, index) != LUA_TSTRING) return -1;
    size_t length;
    const char *bytes = lua_tolstring(lua, index, &length);
    for (int i = 0; i < shape->count; i++)
        if (shape->fields[i].bytes == bytes) return i;
    // Of long names there may be several.
    for (int i = 0; i < shape->count; i++) {
        const known_name *field = &shape->fields[i];
        if (field->length == length && memcmp(field->bytes, bytes, length) == 0) return i;
    }
    return -1;
}

/// Holds a list to one entry where another field asks for it.
static void check_only(
    checker *c, const clua_shape *shape, const clua_field *fields, const int *places,
    uint64_t present) {
    if (shape->only_with < 0 || !(present & ((uint64_t)1 << shape->only_with))) return;
    const clua_field *field = &fields[shape->only_field];
    bool is_there = present & ((uint64_t)1 << shape->only_field);
    lua_Unsigned length = is_there ? lua_rawlen(c->lua, places[shape->only_field]) : 0;
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

void check_record(checker *c, int index, const clua_type *type) {
    lua_State *lua = c->lua;
    const clua_shape *shape = &c->schema->shapes[type->first];
    const clua_field *fields = &c->schema->fields[shape->first_field];
    if (lua_type(lua, index) != LUA_TTABLE) fail_expected(c, index, type->expected);
    int places[MOST_FIELDS];
    uint64_t present = 0;
    int base = lua_gettop(lua), table = index;
    luaL_checkstack(lua, 2 * shape->field_count + CHECK_STACK, "values nested too deep");
    index = readable(c, index);
    const known_shape *known = c->state->known_shapes[type->first];
    if (!known) known = make_known(c, type->first);
    lua_pushnil(lua);
    // Each field's key and value stay, and above them lies the key once more, to go on from.
    for (int value = lua_gettop(lua) + 1; lua_next(lua, index); value += 2) {
        int field = find_field(lua, value - 1, known);
        if (field < 0) fail_unknown(c, index, type->first, known);
        lua_pushvalue(lua, value - 1);
        present |= (uint64_t)1 << field;
        places[field] = value;
    }
    put(c, c->write && shape->field_count <= 32
               ? present | (uint64_t)place_of(lua, c->state, table) << 32 : present);
    for (uint64_t left = present | known->required; left; left &= left - 1) {
        int i = __builtin_ctzll(left);
        path_push_field(c->state, fields[i].name, known->fields[i].length);
        if (!(present & ((uint64_t)1 << i))) fail_missing(c, &fields[i]);
        check(c, places[i], fields[i].type);
        path_pop(c->state);
    }
    check_only(c, shape, fields, places, present);
    check_exclusion(c, shape, fields, present);
    lua_settop(lua, base);
}
