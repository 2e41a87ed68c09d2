// Where tables were written: the script and the line that called the constructor which made a table.
// Nothing is kept unless the host asks for it.
#include "internal.h"

/// A place is a number: the script's own number above the line.
enum { LINE_BITS = 20, MOST_SCRIPTS = 1 << 11 };

static int make_places(lua_State *lua) {
    clua_state *state = state_of(lua);
    lua_newtable(lua);
    lua_createtable(lua, 0, 1);
    lua_pushliteral(lua, "k");
    lua_setfield(lua, -2, "__mode");
    lua_setmetatable(lua, -2);
    lua_rawseti(lua, LUA_REGISTRYINDEX, PLACES);
    lua_newtable(lua);
    lua_rawseti(lua, LUA_REGISTRYINDEX, PLACE_SCRIPTS);
    state->records_places = true;
    return 0;
}

clua_code clua_record_places(clua_state *state) {
    return state->records_places ? CLUA_OK : run(state, make_places, NULL);
}

/// The number of the script whose name is on top of the stack, which it takes away.
static lua_Integer number_of_script(lua_State *lua) {
    lua_rawgeti(lua, LUA_REGISTRYINDEX, PLACE_SCRIPTS);
    lua_pushvalue(lua, -2);
    lua_rawget(lua, -2);
    lua_Integer number = lua_tointeger(lua, -1);
    lua_pop(lua, 1);
    if (number == 0) {
        number = (lua_Integer)lua_rawlen(lua, -1) + 1;
        lua_pushvalue(lua, -2);
        lua_rawseti(lua, -2, number);
        lua_pushvalue(lua, -2);
        lua_pushinteger(lua, number);
        lua_rawset(lua, -3);
    }
    lua_pop(lua, 2);
    return number;
}

void note_place(lua_State *lua, clua_state *state, int table) {
    lua_Debug frame;
    if (!state->records_places || !script_frame(lua, 0, &frame)) return;
    luaL_checkstack(lua, 6, NULL);
    lua_pushlstring(lua, frame.source + 1, frame.srclen - 1);
    lua_Integer script = number_of_script(lua);
    if (script >= MOST_SCRIPTS || frame.currentline >= 1 << LINE_BITS) return;
    lua_rawgeti(lua, LUA_REGISTRYINDEX, PLACES);
    lua_pushvalue(lua, table);
    lua_pushinteger(lua, script << LINE_BITS | frame.currentline);
    lua_rawset(lua, -3);
    lua_pop(lua, 1);
}

uint32_t place_of(lua_State *lua, const clua_state *state, int table) {
    if (!state->records_places) return 0;
    luaL_checkstack(lua, 2, NULL);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, PLACES);
    lua_pushvalue(lua, table);
    lua_rawget(lua, -2);
    uint32_t place = (uint32_t)lua_tointeger(lua, -1);
    lua_pop(lua, 2);
    return place;
}

typedef struct script_operation {
    uint32_t place;
    const char *script;
} script_operation;

static int find_script(lua_State *lua) {
    script_operation *operation = lua_touserdata(lua, 1);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, PLACE_SCRIPTS);
    lua_rawgeti(lua, -1, operation->place >> LINE_BITS);
    // The table keeps the text for as long as the state lives.
    operation->script = lua_type(lua, -1) == LUA_TSTRING ? lua_tostring(lua, -1) : NULL;
    return 0;
}

clua_code clua_find_place(
    clua_state *state, uint32_t place, const char **script, int32_t *line) {
    script_operation operation = {place, NULL};
    *script = NULL;
    *line = (int32_t)(place & ((1 << LINE_BITS) - 1));
    if (!state->records_places) return CLUA_OK;
    clua_code code = run(state, find_script, &operation);
    *script = operation.script;
    return code;
}
