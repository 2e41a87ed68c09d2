// Constructors of plain tables: `ui.item{…}` checks its table at the script's own line and returns
// a copy of it with the fields that the constructor stands for.
#include "internal.h"

/// Refuses the value on top of the stack unless it is the one that the constructor stands for.
static void check_fixed(lua_State *lua, const clua_preset *preset) {
    lua_pushstring(lua, preset->string);
    if (!lua_rawequal(lua, -1, -2)) {
        text *got = &state_of(lua)->scratch;
        text_clear(got);
        describe_value(lua, -2, got);
        raise_at_caller(
            lua, CLUA_TYPE_ERROR, "%s: expected \"%s\", got %s", preset->field, preset->string,
            text_value(got));
    }
    lua_pop(lua, 1);
}

static void add_presets(
    lua_State *lua, const clua_schema *schema, const clua_constructor *constructor, int table) {
    for (int32_t i = 0; i < constructor->preset_count; i++) {
        const clua_preset *preset = &schema->presets[constructor->first_preset + i];
        lua_pushstring(lua, preset->field);
        bool given = lua_rawget(lua, table) != LUA_TNIL;
        if (given && preset->fixed) check_fixed(lua, preset);
        lua_pop(lua, 1);
        if (given) continue;
        lua_pushstring(lua, preset->field);
        if (preset->string) {
            lua_pushstring(lua, preset->string);
        } else {
            lua_createtable(lua, 0, 1);
            lua_pushnumber(lua, preset->number);
            lua_setfield(lua, -2, preset->tag);
        }
        lua_rawset(lua, table);
    }
}

static void copy_table(lua_State *lua, int from, int to) {
    lua_pushnil(lua);
    while (lua_next(lua, from)) {
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);
        lua_rawset(lua, to);
    }
}

/// Leaves a table with one number under every name of a shape.
static void spread_number(lua_State *lua, const clua_schema *schema, const clua_type *record) {
    const clua_shape *shape = &schema->shapes[record->first];
    lua_createtable(lua, 0, shape->field_count);
    for (int32_t i = 0; i < shape->field_count; i++) {
        lua_pushvalue(lua, 1);
        lua_setfield(lua, -2, schema->fields[shape->first_field + i].name);
    }
}

int construct(lua_State *lua) {
    clua_state *state = state_of(lua);
    const clua_schema *schema = &state->schema;
    const clua_constructor *constructor =
        &schema->constructors[lua_tointeger(lua, lua_upvalueindex(1))];
    const clua_type *type = &schema->types[constructor->type];
    lua_settop(lua, 1);
    if (constructor->kind == CLUA_CONSTRUCT_TAGGED_NUMBER) {
        check_at(lua, state, 1, constructor->type, false, NULL);
        lua_createtable(lua, 0, 1);
        lua_pushvalue(lua, 1);
        lua_setfield(lua, -2, constructor->name);
        return 1;
    }
    if (constructor->kind == CLUA_CONSTRUCT_EDGES && lua_type(lua, 1) == LUA_TNUMBER) {
        spread_number(lua, schema, type);
    } else {
        lua_createtable(lua, 0, 8);
        if (lua_type(lua, 1) == LUA_TTABLE) {
            push_readable(lua, state, 1);
            copy_table(lua, 3, 2);
            lua_settop(lua, 2);
        }
        if (lua_isnoneornil(lua, 1) || lua_type(lua, 1) == LUA_TTABLE) {
            add_presets(lua, schema, constructor, 2);
        } else {
            lua_pushvalue(lua, 1);
            lua_replace(lua, 2);
        }
    }
    check_at(lua, state, 2, constructor->type, false, NULL);
    note_place(lua, state, 2);
    if (constructor->kind == CLUA_CONSTRUCT_WRAPPED) {
        lua_createtable(lua, 0, 1);
        lua_insert(lua, -2);
        lua_setfield(lua, -2, constructor->name);
    }
    return 1;
}
