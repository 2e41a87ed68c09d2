#include "internal.h"
#include <string.h>

void clua_supply_source(clua_state *state, const char *source, size_t length, const char *name) {
    text_clear(&state->source);
    text_clear(&state->source_name);
    text_add(&state->source, source, length);
    text_add(&state->source_name, name, strlen(name));
}

/// Refuses a name that is being loaded already, and says how it came to that.
static void refuse_cycle(lua_State *lua, clua_state *state, const char *name) {
    size_t length = strlen(name);
    const char *at = text_value(&state->loading);
    while (*at) {
        const char *end = strchr(at, '\n');
        if ((size_t)(end - at) == length && memcmp(at, name, length) == 0) {
            text chain = {0};
            for (const char *c = at; *c; c++) text_add(&chain, *c == '\n' ? " -> " : c, *c == '\n' ? 4 : 1);
            char message[1024];
            size_t used = chain.length < 900 ? chain.length : 900;
            memcpy(message, text_value(&chain), used);
            message[used] = 0;
            text_free(&chain);
            raise_at_caller(lua, CLUA_RUNTIME_ERROR, "require goes in a circle: %s%s", message, name);
        }
        at = end + 1;
    }
}

/// Takes the error down where its frames still stand; the calls further out leave it as it is.
static int keep_error(lua_State *lua) {
    clua_state *state = state_of(lua);
    handle_error(lua);
    size_t length;
    const char *message = lua_tolstring(lua, 1, &length);
    text_clear(&state->kept);
    if (message) text_add(&state->kept, message, length);
    return 1;
}

/// Its upvalues: the globals in which modules run, and the modules that were loaded for them.
int script_require(lua_State *lua) {
    clua_state *state = state_of(lua);
    if (lua_type(lua, 1) != LUA_TSTRING)
        raise_at_caller(lua, CLUA_TYPE_ERROR, "require expects a module's name");
    size_t length;
    const char *name = lua_tolstring(lua, 1, &length);
    lua_settop(lua, 1);
    lua_pushvalue(lua, lua_upvalueindex(2));
    lua_pushvalue(lua, 1);
    if (lua_rawget(lua, 2) != LUA_TNIL) return 1;
    lua_pop(lua, 1);
    refuse_cycle(lua, state, name);
    clua_code code = state->host.find(state->host.context, name, length);
    if (code != CLUA_OK) raise_for_host(lua, code);
    size_t before = state->loading.length;
    text_add(&state->loading, name, length);
    text_add(&state->loading, "\n", 1);
    char path[1024];
    strncpy(path, text_value(&state->source_name), sizeof path - 1);
    path[sizeof path - 1] = 0;
    lua_pushvalue(lua, lua_upvalueindex(1));
    compile(lua, state, text_value(&state->source), state->source.length, path);
    lua_pushcfunction(lua, keep_error);
    lua_insert(lua, -2);
    int status = lua_pcall(lua, 0, 1, 3);
    text_cut(&state->loading, before);
    if (status != LUA_OK) lua_error(lua);
    if (lua_isnil(lua, -1)) {
        lua_pop(lua, 1);
        lua_pushboolean(lua, 1);
    }
    lua_pushvalue(lua, 1);
    lua_pushvalue(lua, -2);
    lua_rawset(lua, 2);
    return 1;
}
