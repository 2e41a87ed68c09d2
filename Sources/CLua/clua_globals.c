// The globals of scripts. Each set is a table of its own that can only be read; what the sets share
// can only be read too, so scripts of one cannot change what scripts of another see.
#include "internal.h"

int refuse_global(lua_State *lua) {
    clua_state *state = state_of(lua);
    text_clear(&state->scratch);
    text_format(&state->scratch, "assigning the global ");
    if (lua_type(lua, 2) == LUA_TSTRING)
        text_format(&state->scratch, "\"%s\"", lua_tostring(lua, 2));
    else describe_value(lua, 2, &state->scratch);
    text_format(&state->scratch, ": scripts have no globals of their own");
    clua_set_error(state, text_value(&state->scratch), state->scratch.length);
    clua_set_hint(state, "use local", 9);
    raise_for_host(lua, CLUA_RUNTIME_ERROR);
}

// MARK: load

enum { LOAD_STEPS = 100, MOST_CHUNK_NAME = 200 };

_Noreturn static void refuse_size(lua_State *lua) {
    raise_at_caller(lua, CLUA_RUNTIME_ERROR, "the text is larger than the limit of a script");
}

/// Puts the pieces that the function at index 1 gives, until it gives none, in its place.
static void gather_pieces(lua_State *lua, const clua_state *state) {
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    size_t length = 0;
    for (;;) {
        lua_pushvalue(lua, 1);
        lua_call(lua, 0, 1);
        if (lua_isnil(lua, -1)) break;
        if (lua_type(lua, -1) != LUA_TSTRING)
            raise_at_caller(
                lua, CLUA_TYPE_ERROR, "load: the function must return a string, got a %s",
                luaL_typename(lua, -1));
        size_t more = lua_rawlen(lua, -1);
        if (more == 0) break;
        if ((length += more) > state->limits.source) refuse_size(lua);
        luaL_addvalue(&buffer);
    }
    lua_pop(lua, 1);
    luaL_pushresult(&buffer);
    lua_replace(lua, 1);
}

/// What errors call the text: as stock Lua names it, but always so that the name follows one sign.
static const char *chunk_name(lua_State *lua) {
    if (lua_isnoneornil(lua, 2)) return "=(load)";
    const char *given = luaL_checkstring(lua, 2);
    // A name stands in front of messages: one line, and not a long one.
    char name[MOST_CHUNK_NAME + 1];
    size_t length = strnlen(given, MOST_CHUNK_NAME);
    for (size_t i = 0; i < length; i++)
        name[i] = (unsigned char)given[i] < ' ' || given[i] == 127 ? ' ' : given[i];
    name[length] = 0;
    if (*name == '=' || *name == '@') return lua_pushstring(lua, name);
    return lua_pushfstring(lua, "=[string \"%s\"]", name);
}

/// load of text only, from a string or a function that gives pieces. Its upvalue: the globals.
static int script_load(lua_State *lua) {
    clua_state *state = state_of(lua);
    if (lua_type(lua, 1) != LUA_TSTRING && lua_type(lua, 1) != LUA_TFUNCTION)
        raise_at_caller(lua, CLUA_TYPE_ERROR, "load expects the text of a script");
    if (lua_isnone(lua, 4)) {
        lua_settop(lua, 3);
        lua_pushvalue(lua, lua_upvalueindex(1));
    }
    lua_settop(lua, 4);
    if (lua_type(lua, 1) == LUA_TFUNCTION) gather_pieces(lua, state);
    size_t length;
    const char *source = lua_tolstring(lua, 1, &length);
    if (length > state->limits.source) refuse_size(lua);
    if (find_long_chain(source, length) > 0)
        raise_at_caller(lua, CLUA_RUNTIME_ERROR, "load: a chain of fields is too long");
    charge(lua, state, LOAD_STEPS + length / 4);
    int status = luaL_loadbufferx(lua, source, length, chunk_name(lua), "t");
    if (status == LUA_ERRMEM) kill_for_memory(lua);
    if (status != LUA_OK) {
        lua_pushnil(lua);
        lua_insert(lua, -2);
        return 2;
    }
    lua_pushvalue(lua, 4);
    lua_setupvalue(lua, -2, 1);
    return 1;
}

// MARK: Making

void push_new_globals(lua_State *lua, clua_state *state) {
    luaL_checkstack(lua, 8, NULL);
    lua_createtable(lua, 0, 8);
    int given = lua_gettop(lua);
    make_on_demand(lua, find_global, complete_globals);
    lua_pushvalue(lua, given);
    make_read_only(lua, refuse_global);
    int globals = lua_gettop(lua);
    lua_pushvalue(lua, globals);
    lua_setfield(lua, given, "_G");
    lua_pushvalue(lua, globals);
    lua_pushcclosure(lua, script_load, 1);
    lua_setfield(lua, given, "load");
    lua_pushvalue(lua, globals);
    // The modules that were loaded for these globals; the host's is there from the start.
    lua_createtable(lua, 0, 4);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, MODULE);
    lua_setfield(lua, -2, state->schema.module_name);
    lua_pushcclosure(lua, script_require, 2);
    lua_setfield(lua, given, "require");
    lua_remove(lua, given);
}

typedef struct globals_operation {
    clua_state *state;
    int32_t globals;
} globals_operation;

static int do_make_globals(lua_State *lua) {
    globals_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    push_new_globals(lua, o->state);
    o->globals = pin(lua, o->state, -1);
    return 0;
}

clua_code clua_make_globals(clua_state *state, int32_t *globals) {
    globals_operation o = {state, 0};
    clua_code code = run(state, do_make_globals, &o);
    *globals = o.globals;
    return code;
}

// MARK: What a host adds

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
    push_pin(lua, o->reference);
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
