// The least that a call can take, to compare with: no check, no budget, no protection for each call.
#include "internal.h"

typedef struct floor_operation {
    clua_state *state;
    int32_t function;
    const uint8_t *arguments;
    size_t length;
    int32_t argument_count, times;
    clua_floor_kind kind;
} floor_operation;

/// Reads every field of the value at the top and of what it holds, and pops it.
static double read_all(lua_State *lua) {
    double sum = 0;
    switch (lua_type(lua, -1)) {
    case LUA_TNUMBER:
        sum = lua_tonumber(lua, -1);
        break;
    case LUA_TSTRING: {
        size_t length;
        sum = *lua_tolstring(lua, -1, &length) + (double)length;
        break;
    }
    case LUA_TTABLE: {
        luaL_checkstack(lua, 4, NULL);
        int table = lua_gettop(lua);
        lua_pushnil(lua);
        while (lua_next(lua, table)) sum += read_all(lua);
        break;
    }
    default:
        sum = lua_toboolean(lua, -1);
    }
    lua_pop(lua, 1);
    return sum;
}

static int do_floor(lua_State *lua) {
    floor_operation *o = lua_touserdata(lua, 1);
    push_pin(lua, o->function);
    int function = lua_gettop(lua);
    build_values(lua, o->state, o->arguments, o->length, o->argument_count);
    lua_Integer entries = o->kind == CLUA_FLOOR_FILL ? (lua_Integer)lua_rawlen(lua, function + 1) : 0;
    volatile double sum = 0;
    for (int32_t i = 0; i < o->times; i++) {
        // A whole budget for each call, as far as hooks go.
        o->state->steps = o->state->limits.steps;
        lua_pushvalue(lua, function);
        int first = 0;
        if (o->kind == CLUA_FLOOR_FILL) {
            lua_newtable(lua);
            lua_rawgeti(lua, function + 1, i % entries + 1);
            first = 1;
        }
        for (int argument = first; argument < o->argument_count; argument++)
            lua_pushvalue(lua, function + 1 + argument);
        int count = o->argument_count + (o->kind == CLUA_FLOOR_FILL);
        lua_call(lua, count, o->kind == CLUA_FLOOR_READ);
        if (o->kind == CLUA_FLOOR_READ) sum = sum + read_all(lua);
    }
    return 0;
}

clua_code clua_floor(
    clua_state *state, int32_t function, const uint8_t *arguments, size_t length,
    int32_t argument_count, int32_t times, clua_floor_kind kind) {
    floor_operation o = {state, function, arguments, length, argument_count, times, kind};
    return run(state, do_floor, &o);
}
