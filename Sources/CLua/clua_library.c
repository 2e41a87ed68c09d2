// The libraries that a script is given: an allow-list, frozen.
#include "internal.h"
#include <string.h>
#include <time.h>

static int script_print(lua_State *lua) {
    clua_state *state = state_of(lua);
    int count = lua_gettop(lua);
    text line = {0};
    for (int i = 1; i <= count; i++) {
        if (i > 1) text_add(&line, "\t", 1);
        // Numbers and the like only: calling back into the script could raise and lose the text.
        switch (lua_type(lua, i)) {
        case LUA_TSTRING: {
            size_t length;
            const char *bytes = lua_tolstring(lua, i, &length);
            text_add(&line, bytes, length);
            break;
        }
        case LUA_TNUMBER:
            if (lua_isinteger(lua, i)) text_format(&line, "%lld", (long long)lua_tointeger(lua, i));
            else text_format(&line, "%.14g", lua_tonumber(lua, i));
            break;
        case LUA_TNIL:
            text_add(&line, "nil", 3);
            break;
        default:
            describe_value(lua, i, &line);
        }
    }
    lua_Debug frame;
    const char *script = "";
    int at = 0;
    if (lua_getstack(lua, 1, &frame) && lua_getinfo(lua, "Sl", &frame) && frame.currentline > 0) {
        script = frame.source + 1;
        at = frame.currentline;
    }
    state->host.log(state->host.context, script, at, text_value(&line), line.length);
    text_free(&line);
    return 0;
}

/// load of text only, from a string or a function that gives pieces.
static int script_load(lua_State *lua) {
    clua_state *state = state_of(lua);
    size_t length;
    const char *source = NULL;
    if (lua_type(lua, 1) == LUA_TSTRING) source = lua_tolstring(lua, 1, &length);
    if (!source)
        raise_at_caller(lua, CLUA_TYPE_ERROR, "load expects the text of a script");
    if (length > state->limits.source)
        raise_at_caller(lua, CLUA_RUNTIME_ERROR, "the text is larger than the limit of a script");
    const char *name = luaL_optstring(lua, 2, "=(load)");
    bool has_environment = !lua_isnoneornil(lua, 4);
    int status = luaL_loadbufferx(lua, source, length, name, "t");
    if (status == LUA_ERRMEM) lua_error(lua);
    if (status != LUA_OK) {
        lua_pushnil(lua);
        lua_insert(lua, -2);
        return 2;
    }
    if (has_environment) {
        lua_pushvalue(lua, 4);
        if (!lua_setupvalue(lua, -2, 1)) lua_pop(lua, 1);
    }
    return 1;
}

static int script_setmetatable(lua_State *lua) {
    static const char *const refused[] = {"__concat", "__gc", "__close", "__mode", "__pairs"};
    luaL_checktype(lua, 1, LUA_TTABLE);
    if (lua_type(lua, 2) != LUA_TNIL && lua_type(lua, 2) != LUA_TTABLE)
        raise_at_caller(lua, CLUA_TYPE_ERROR, "setmetatable expects nil or a table");
    if (luaL_getmetafield(lua, 1, "__metatable") != LUA_TNIL)
        raise_at_caller(lua, CLUA_RUNTIME_ERROR, "this metatable is protected");
    lua_settop(lua, 2);
    if (lua_istable(lua, 2)) {
        // A copy, so that what was checked cannot be changed afterwards.
        lua_newtable(lua);
        lua_pushnil(lua);
        while (lua_next(lua, 2)) {
            lua_pushvalue(lua, -2);
            lua_insert(lua, -2);
            lua_rawset(lua, 3);
        }
        for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
            lua_pushstring(lua, refused[i]);
            if (lua_rawget(lua, 3) != LUA_TNIL)
                raise_at_caller(
                    lua, CLUA_RUNTIME_ERROR, "the metamethod %s is not given to scripts",
                    refused[i]);
            lua_pop(lua, 1);
        }
    }
    lua_setmetatable(lua, 1);
    lua_settop(lua, 1);
    return 1;
}

static int refuse_global(lua_State *lua) {
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

// MARK: os

static double seconds_now(clua_state *state) {
    return state->host.epoch(state->host.context) + state->host.now(state->host.context) / 1000;
}

static int script_clock(lua_State *lua) {
    clua_state *state = state_of(lua);
    lua_pushnumber(lua, state->host.now(state->host.context) / 1000);
    return 1;
}

static int time_field(lua_State *lua, const char *name, int missing) {
    lua_getfield(lua, 1, name);
    int is_whole;
    lua_Integer value = lua_tointegerx(lua, -1, &is_whole);
    if (lua_isnil(lua, -1)) {
        if (missing < 0)
            raise_at_caller(lua, CLUA_RUNTIME_ERROR, "field '%s' missing in date table", name);
        value = missing;
    } else if (!is_whole || value < -100000000 || value > 100000000) {
        raise_at_caller(lua, CLUA_RUNTIME_ERROR, "field '%s' is not a whole number", name);
    }
    lua_pop(lua, 1);
    return (int)value;
}

static int script_time(lua_State *lua) {
    if (lua_isnoneornil(lua, 1)) {
        lua_pushinteger(lua, (lua_Integer)seconds_now(state_of(lua)));
        return 1;
    }
    luaL_checktype(lua, 1, LUA_TTABLE);
    struct tm parts = {
        .tm_year = time_field(lua, "year", -1) - 1900,
        .tm_mon = time_field(lua, "month", -1) - 1,
        .tm_mday = time_field(lua, "day", -1),
        .tm_hour = time_field(lua, "hour", 12),
        .tm_min = time_field(lua, "min", 0),
        .tm_sec = time_field(lua, "sec", 0),
    };
    lua_pushinteger(lua, (lua_Integer)timegm(&parts));
    return 1;
}

static void set_time_field(lua_State *lua, const char *name, int value) {
    lua_pushinteger(lua, value);
    lua_setfield(lua, -2, name);
}

/// os.date in UTC and the C locale.
static int script_date(lua_State *lua) {
    size_t length;
    const char *format = luaL_optlstring(lua, 1, "%c", &length);
    time_t when = lua_isnoneornil(lua, 2) ? (time_t)seconds_now(state_of(lua))
                                          : (time_t)luaL_checkinteger(lua, 2);
    if (*format == '!') format++, length--;
    struct tm parts;
    if (!gmtime_r(&when, &parts))
        raise_at_caller(lua, CLUA_RUNTIME_ERROR, "the time is out of range");
    if (strncmp(format, "*t", 2) == 0) {
        lua_createtable(lua, 0, 9);
        set_time_field(lua, "year", parts.tm_year + 1900);
        set_time_field(lua, "month", parts.tm_mon + 1);
        set_time_field(lua, "day", parts.tm_mday);
        set_time_field(lua, "hour", parts.tm_hour);
        set_time_field(lua, "min", parts.tm_min);
        set_time_field(lua, "sec", parts.tm_sec);
        set_time_field(lua, "yday", parts.tm_yday + 1);
        set_time_field(lua, "wday", parts.tm_wday + 1);
        lua_pushboolean(lua, 0);
        lua_setfield(lua, -2, "isdst");
        return 1;
    }
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    for (const char *at = format, *end = format + length; at < end; at++) {
        if (*at != '%') {
            luaL_addchar(&buffer, *at);
            continue;
        }
        if (++at >= end || !strchr("aAbBcdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%", *at))
            raise_at_caller(lua, CLUA_RUNTIME_ERROR, "invalid conversion specifier in os.date");
        char conversion[] = {'%', *at, 0}, piece[256];
        luaL_addlstring(&buffer, piece, strftime(piece, sizeof piece, conversion, &parts));
    }
    luaL_pushresult(&buffer);
    return 1;
}

// MARK: Opening

/// Refuses to change a library.
static int refuse_change(lua_State *lua) {
    raise_at_caller(lua, CLUA_RUNTIME_ERROR, "the libraries cannot be changed");
}

/// Puts an empty table that reads from the library at the top in the library's place.
static void freeze(lua_State *lua) {
    lua_newtable(lua);
    lua_createtable(lua, 0, 3);
    lua_pushvalue(lua, -3);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, refuse_change);
    lua_setfield(lua, -2, "__newindex");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_setmetatable(lua, -2);
    lua_remove(lua, -2);
}

static void open_library(
    lua_State *lua, int globals, const char *name, lua_CFunction open, const char *const *removed) {
    lua_pushcfunction(lua, open);
    lua_call(lua, 0, 1);
    for (; *removed; removed++) {
        lua_pushnil(lua);
        lua_setfield(lua, -2, *removed);
    }
    freeze(lua);
    lua_setfield(lua, globals, name);
}

static void copy_functions(lua_State *lua, int from, int to, const char *const *names) {
    for (; *names; names++) {
        lua_getfield(lua, from, *names);
        lua_setfield(lua, to, *names);
    }
}

void open_libraries(lua_State *lua, clua_state *state) {
    static const char *const base[] = {
        "assert", "error", "getmetatable", "ipairs", "next", "pairs", "rawequal", "rawget",
        "rawlen", "rawset", "select", "tonumber", "tostring", "type", "_VERSION", NULL};
    static const char *const nothing[] = {NULL};
    static const char *const no_dump[] = {"dump", NULL};
    static const luaL_Reg own[] = {
        {"load", script_load}, {"pcall", script_pcall}, {"print", script_print},
        {"require", script_require}, {"setmetatable", script_setmetatable},
        {"xpcall", script_xpcall}, {NULL, NULL}};
    static const luaL_Reg os[] = {
        {"clock", script_clock}, {"date", script_date}, {"time", script_time}, {NULL, NULL}};

    lua_createtable(lua, 0, 32);
    int given = lua_gettop(lua);
    // luaopen_base fills the real globals, which scripts never see.
    lua_pushcfunction(lua, luaopen_base);
    lua_call(lua, 0, 1);
    copy_functions(lua, lua_gettop(lua), given, base);
    lua_pop(lua, 1);
    luaL_setfuncs(lua, (lua_pushvalue(lua, given), own), 0);
    lua_pop(lua, 1);
    open_library(lua, given, "string", luaopen_string, no_dump);
    open_library(lua, given, "table", luaopen_table, nothing);
    open_library(lua, given, "math", luaopen_math, nothing);
    open_library(lua, given, "utf8", luaopen_utf8, nothing);
    open_library(lua, given, "coroutine", luaopen_coroutine, nothing);
    luaL_newlib(lua, os);
    freeze(lua);
    lua_setfield(lua, given, "os");

    // The globals that scripts see: empty, reading from what is given, refusing to be written.
    lua_newtable(lua);
    lua_createtable(lua, 0, 3);
    lua_pushvalue(lua, given);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, refuse_global);
    lua_setfield(lua, -2, "__newindex");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_setmetatable(lua, -2);
    lua_pushvalue(lua, -1);
    lua_setfield(lua, given, "_G");
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    // "text":method() goes through the string metatable; its own table is out of reach.
    lua_pushliteral(lua, "");
    if (lua_getmetatable(lua, -1)) {
        lua_pushboolean(lua, 0);
        lua_setfield(lua, -2, "__metatable");
        lua_pop(lua, 1);
    }
    lua_settop(lua, given - 1);
    (void)state;
}

void make_module(lua_State *lua, clua_state *state) {
    const clua_schema *schema = state->schema;
    lua_createtable(lua, 0, schema->constructor_count + schema->module_function_count);
    for (int32_t i = 0; i < schema->constructor_count; i++) {
        lua_pushinteger(lua, i);
        lua_pushcclosure(lua, construct, 1);
        lua_setfield(lua, -2, schema->constructors[i].name);
    }
    for (int32_t i = 0; i < schema->module_function_count; i++) {
        lua_pushinteger(lua, schema->functions[i].identifier);
        lua_pushcclosure(lua, invoke_host, 1);
        lua_setfield(lua, -2, schema->functions[i].name);
    }
    if (schema->items_function) {
        lua_pushcfunction(lua, script_items);
        lua_setfield(lua, -2, schema->items_function);
    }
    freeze(lua);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, state->loaded);
    lua_pushvalue(lua, -2);
    lua_setfield(lua, -2, schema->module_name);
    lua_pop(lua, 2);
}
