// The libraries that a script is given: an allow-list, frozen.
#include "internal.h"
#include <string.h>

enum { PRINT_STEPS = 200, PRINTED_BYTES_A_STEP = 2 };

static int script_print(lua_State *lua) {
    clua_state *state = state_of(lua);
    int count = lua_gettop(lua);
    // Texts are made first: a script's __tostring may raise, and the line would be lost.
    luaL_checkstack(lua, count + 4, NULL);
    for (int i = 1; i <= count; i++) {
        push_text(lua, i);
        lua_replace(lua, i);
    }
    size_t total = 0;
    for (int i = 1; i <= count; i++) total += lua_rawlen(lua, i);
    charge(lua, state, PRINT_STEPS + total / PRINTED_BYTES_A_STEP);
    text line = {0};
    for (int i = 1; i <= count; i++) {
        size_t length;
        const char *bytes = lua_tolstring(lua, i, &length);
        if (i > 1) text_add(&line, "\t", 1);
        text_add(&line, bytes, length);
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
        // A chain of tables that call each other would take quadratic time in one instruction.
        lua_pushliteral(lua, "__call");
        int call = lua_rawget(lua, 3);
        if (call != LUA_TNIL && call != LUA_TFUNCTION)
            raise_at_caller(
                lua, CLUA_TYPE_ERROR, "the metamethod __call must be a function, got a %s",
                lua_typename(lua, call));
        lua_pop(lua, 1);
    }
    lua_setmetatable(lua, 1);
    lua_settop(lua, 1);
    return 1;
}

enum { BYTES_A_STEP = 16 };

/// The stock tonumber, which reads a long text in one go, charged for that.
static int script_tonumber(lua_State *lua) {
    if (lua_type(lua, 1) == LUA_TSTRING)
        charge(lua, state_of(lua), lua_rawlen(lua, 1) / BYTES_A_STEP);
    int count = lua_gettop(lua);
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, count, LUA_MULTRET);
    return lua_gettop(lua);
}

/// The stock rawset, but not on a table that scripts may only read: others read it too.
static int script_rawset(lua_State *lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    luaL_checkany(lua, 2);
    luaL_checkany(lua, 3);
    lua_settop(lua, 3);
    if (is_read_only(lua, 1)) raise_at_caller(lua, CLUA_RUNTIME_ERROR, "this table can only be read");
    lua_rawset(lua, 1);
    return 1;
}

// MARK: Opening

/// Refuses to change a library.
static int refuse_change(lua_State *lua) {
    raise_at_caller(lua, CLUA_RUNTIME_ERROR, "the libraries cannot be changed");
}

/// Puts the library that `push` pushes into the table at an index, to be read only.
static void add_library(
    lua_State *lua, int table, const char *name, void (*push)(lua_State *lua)) {
    push(lua);
    make_read_only(lua, refuse_change);
    lua_setfield(lua, table, name);
}

static void copy_functions(lua_State *lua, int from, int to, const char *const *names) {
    for (; *names; names++) {
        lua_getfield(lua, from, *names);
        lua_setfield(lua, to, *names);
    }
}

void add_own_library(lua_State *lua, int table) {
    // Not shared: whoever draws random numbers would change those that others draw.
    add_library(lua, table, "math", push_math_library);
}

void push_shared_libraries(lua_State *lua) {
    static const char *const base[] = {
        "assert", "error", "getmetatable", "ipairs", "rawequal", "rawget", "rawlen", "select",
        "type", "_VERSION", NULL};
    static const luaL_Reg own[] = {
        {"next", script_next}, {"pairs", script_pairs}, {"pcall", script_pcall},
        {"print", script_print}, {"rawset", script_rawset},
        {"setmetatable", script_setmetatable}, {"tostring", script_tostring},
        {"xpcall", script_xpcall}, {NULL, NULL}};

    lua_createtable(lua, 0, 32);
    int given = lua_gettop(lua);
    // luaopen_base fills the real globals, which scripts never see.
    lua_pushcfunction(lua, luaopen_base);
    lua_call(lua, 0, 1);
    copy_functions(lua, lua_gettop(lua), given, base);
    lua_getfield(lua, -1, "tonumber");
    lua_pushcclosure(lua, script_tonumber, 1);
    lua_setfield(lua, given, "tonumber");
    lua_settop(lua, given);
    luaL_setfuncs(lua, own, 0);
    add_library(lua, given, "string", push_string_library);
    add_library(lua, given, "table", push_table_library);
    add_library(lua, given, "utf8", push_utf8_library);
    add_library(lua, given, "coroutine", push_coroutine_library);
    add_library(lua, given, "os", push_os_library);
}

/// Pushes the table in which a function of the module stands, and gives the function's own name.
static const char *push_table_of(lua_State *lua, int module, const char *name) {
    const char *dot = strchr(name, '.');
    if (!dot) {
        lua_pushvalue(lua, module);
        return name;
    }
    lua_pushlstring(lua, name, (size_t)(dot - name));
    lua_pushvalue(lua, -1);
    if (lua_rawget(lua, module) == LUA_TNIL) {
        lua_pop(lua, 1);
        lua_newtable(lua);
        lua_pushvalue(lua, -2);
        lua_pushvalue(lua, -2);
        lua_rawset(lua, module);
    }
    lua_remove(lua, -2);
    return dot + 1;
}

static void freeze_tables(lua_State *lua, int module) {
    lua_pushnil(lua);
    while (lua_next(lua, module)) {
        if (!lua_istable(lua, -1)) {
            lua_pop(lua, 1);
            continue;
        }
        make_read_only(lua, refuse_change);
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);
        lua_rawset(lua, module);
    }
}

void push_module(lua_State *lua, clua_state *state) {
    const clua_schema *schema = state->schema;
    lua_createtable(lua, 0, schema->constructor_count + schema->module_function_count);
    int module = lua_gettop(lua);
    for (int32_t i = 0; i < schema->constructor_count; i++) {
        lua_pushinteger(lua, i);
        lua_pushcclosure(lua, construct, 1);
        lua_setfield(lua, -2, schema->constructors[i].name);
    }
    for (int32_t i = 0; i < schema->module_function_count; i++) {
        const char *name = push_table_of(lua, module, schema->functions[i].name);
        lua_pushinteger(lua, schema->functions[i].identifier);
        lua_pushcclosure(lua, invoke_host, 1);
        lua_setfield(lua, -2, name);
        lua_pop(lua, 1);
    }
    freeze_tables(lua, module);
    if (schema->items_function) {
        lua_pushcfunction(lua, script_items);
        lua_setfield(lua, -2, schema->items_function);
    }
    make_read_only(lua, refuse_change);
}
