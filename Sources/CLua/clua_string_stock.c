// The stock libraries, for comparison: what tests hold our results against, and benchmarks our times.
#include "internal.h"

static int use_stock_libraries(lua_State *lua) {
    // Scripts see globals that are empty and read from the table of what is given.
    lua_rawgeti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    luaL_getmetafield(lua, -1, "__index");
    static const luaL_Reg libraries[] = {
        {"string", luaopen_string}, {"table", luaopen_table}, {"utf8", luaopen_utf8},
        {NULL, NULL}};
    for (const luaL_Reg *library = libraries; library->name; library++) {
        lua_pushcfunction(lua, library->func);
        lua_call(lua, 0, 1);
        lua_setfield(lua, -2, library->name);
    }
    return 0;
}

clua_code clua_use_stock_libraries(clua_state *state) {
    return run(state, use_stock_libraries, NULL);
}
