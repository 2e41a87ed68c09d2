// What a host gives to the scripts of one state besides its module: functions of its own, and globals.
#include "internal.h"

typedef struct global_operation {
    clua_state *state;
    int32_t identifier, reference;
} global_operation;

static int do_make_function(lua_State *lua) {
    global_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    lua_pushinteger(lua, o->identifier);
    lua_pushcclosure(lua, invoke_host, 1);
    o->reference = pin(lua, o->state, -1);
    return 0;
}

clua_code clua_make_function(clua_state *state, int32_t identifier, int32_t *function) {
    global_operation o = {state, identifier, 0};
    clua_code code = run(state, do_make_function, &o);
    *function = o.reference;
    return code;
}

static int do_define_globals(lua_State *lua) {
    global_operation *o = lua_touserdata(lua, 1);
    // Scripts see an empty table that reads from the one with all that they are given.
    lua_rawgeti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_getmetatable(lua, -1);
    lua_getfield(lua, -1, "__index");
    int given = lua_gettop(lua);
    push_pin(lua, o->state, o->reference);
    int added = lua_gettop(lua);
    lua_pushnil(lua);
    while (lua_next(lua, added)) {
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);
        lua_rawset(lua, given);
    }
    return 0;
}

clua_code clua_define_globals(clua_state *state, int32_t table) {
    global_operation o = {state, 0, table};
    return run(state, do_define_globals, &o);
}
