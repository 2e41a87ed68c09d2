#include "internal.h"
#include <stdlib.h>

/// The memory for each value that the host may keep: the list of them must never be the one that has
/// no room to grow, since all calls need it.
enum { BYTES_A_PIN = 64 };

static bool keep(int32_t **list, size_t *count, size_t *capacity, int32_t reference) {
    if (*count == *capacity) {
        size_t larger = *capacity ? *capacity * 2 : 64;
        int32_t *grown = realloc(*list, larger * sizeof(int32_t));
        if (!grown) return false;
        *list = grown;
        *capacity = larger;
    }
    (*list)[(*count)++] = reference;
    return true;
}

int32_t pin(lua_State *lua, clua_state *state, int index) {
    luaL_checkstack(lua, 1, NULL);
    // What was given back meanwhile is used again before there are more.
    if (state->free_count == 0) flush_released(lua, state);
    if (state->free_count == 0 && (size_t)state->pin_top >= state->limits.memory / BYTES_A_PIN)
        refuse_for_memory(lua, TOO_MANY_PINS);
    int32_t reference =
        state->free_count ? state->free_pins[state->free_count - 1] : state->pin_top + 1;
    lua_pushvalue(lua, index);
    lua_rawseti(lua, LUA_REGISTRYINDEX, BEFORE_PINS + reference);
    // Counted only now, since storing may have raised.
    if (state->free_count) state->free_count--;
    else state->pin_top++;
    return reference;
}

int32_t pin_checked(lua_State *lua, clua_state *state, int index) {
    int32_t reference = pin(lua, state, index);
    keep(&state->checked_pins, &state->checked_pin_count, &state->checked_pin_capacity, reference);
    return reference;
}

void unpin_checked(clua_state *state) {
    while (state->checked_pin_count > 0)
        clua_unpin(state, state->checked_pins[--state->checked_pin_count]);
}

void push_pin(lua_State *lua, int32_t reference) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, BEFORE_PINS + reference);
}

void flush_released(lua_State *lua, clua_state *state) {
    if (state->released_count == 0) return;
    while (state->released_count > 0) {
        int32_t reference = state->released_pins[state->released_count - 1];
        lua_pushboolean(lua, 0);
        lua_rawseti(lua, LUA_REGISTRYINDEX, BEFORE_PINS + reference);
        state->released_count--;
        keep(&state->free_pins, &state->free_count, &state->free_capacity, reference);
    }
}

void clua_unpin(clua_state *state, int32_t reference) {
    if (reference > 0)
        keep(&state->released_pins, &state->released_count, &state->released_capacity, reference);
}

int32_t clua_pin_count(const clua_state *state) {
    return state->pin_top - (int32_t)state->free_count - (int32_t)state->released_count;
}

clua_value take_value(lua_State *lua, clua_state *state, int index) {
    clua_value value = {.kind = CLUA_NIL};
    switch (lua_type(lua, index)) {
    case LUA_TNIL:
    case LUA_TNONE:
        return value;
    case LUA_TBOOLEAN:
        value.kind = CLUA_BOOLEAN;
        value.boolean = lua_toboolean(lua, index);
        return value;
    case LUA_TNUMBER:
        if (lua_isinteger(lua, index)) {
            value.kind = CLUA_INTEGER;
            value.integer = lua_tointeger(lua, index);
        } else {
            value.kind = CLUA_NUMBER;
            value.number = lua_tonumber(lua, index);
        }
        return value;
    case LUA_TSTRING:
        value.kind = CLUA_STRING;
        value.bytes = lua_tolstring(lua, index, &value.length);
        break;
    case LUA_TTABLE:
        value.kind = CLUA_TABLE;
        break;
    case LUA_TFUNCTION:
        value.kind = CLUA_FUNCTION;
        break;
    default: {
        object *found = to_object(lua, index);
        value.kind = found ? CLUA_OBJECT : CLUA_OTHER;
        if (found) {
            value.object = found->host;
            value.object_class = found->object_class;
        }
    }
    }
    value.reference = pin(lua, state, index);
    return value;
}

void push_value(lua_State *lua, clua_state *state, const clua_value *value) {
    luaL_checkstack(lua, 3, NULL);
    switch (value->kind) {
    case CLUA_NIL:
        lua_pushnil(lua);
        break;
    case CLUA_BOOLEAN:
        lua_pushboolean(lua, value->boolean);
        break;
    case CLUA_INTEGER:
        lua_pushinteger(lua, value->integer);
        break;
    case CLUA_NUMBER:
        lua_pushnumber(lua, value->number);
        break;
    case CLUA_STRING:
        if (value->reference) push_pin(lua, value->reference);
        else lua_pushlstring(lua, value->bytes, value->length);
        break;
    case CLUA_OBJECT:
        if (value->reference) push_pin(lua, value->reference);
        else push_object(lua, state, value->object_class, value->object);
        break;
    case CLUA_TABLE:
    case CLUA_FUNCTION:
    case CLUA_OTHER:
        push_pin(lua, value->reference);
        break;
    }
}
