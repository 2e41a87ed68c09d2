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
    // Called by pcall, the line is that of the call of pcall.
    if (script_frame(lua, 1, &frame)) {
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

int refuse_change(lua_State *lua) {
    raise_at_caller(lua, CLUA_RUNTIME_ERROR, "the libraries cannot be changed");
}

/// A function or a library that all globals share.
typedef struct shared_entry {
    const char *name;
    lua_CFunction function;
    void (*push)(lua_State *);
} shared_entry;

static const shared_entry shared[] = {
    {"coroutine", NULL, push_coroutine_library}, {"next", script_next, NULL},
    {"os", NULL, push_os_library}, {"pairs", script_pairs, NULL}, {"pcall", script_pcall, NULL},
    {"print", script_print, NULL}, {"rawset", script_rawset, NULL},
    {"setmetatable", script_setmetatable, NULL}, {"string", NULL, push_string_library},
    {"table", NULL, push_table_library}, {"tostring", script_tostring, NULL},
    {"utf8", NULL, push_utf8_library}, {"xpcall", script_xpcall, NULL}};
static const char tonumber[] = "tonumber";
/// What is given as Lua has it.
static const char *const base[] = {
    "_VERSION", "assert", "error", "getmetatable", "ipairs", "rawequal", "rawget", "rawlen",
    "select", tonumber, "type"};
/// What every globals have of their own: whoever draws random numbers would change those that others
/// draw.
static const char math[] = "math";

enum { SHARED_COUNT = sizeof shared / sizeof *shared, BASE_COUNT = sizeof base / sizeof *base };

/// Puts what is given as Lua has it into the table at an index.
static void add_base(lua_State *lua, int table) {
    // The library writes into what it takes for the globals, where those of scripts stand.
    lua_rawgeti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_createtable(lua, 0, 32);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_pushcfunction(lua, luaopen_base);
    int status = lua_pcall(lua, 0, 1, 0);
    lua_pushvalue(lua, -2);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    if (status == LUA_ERRMEM) kill_for_memory(lua);
    if (status != LUA_OK) lua_error(lua);
    for (int i = 0; i < BASE_COUNT; i++) {
        lua_getfield(lua, -1, base[i]);
        if (base[i] == tonumber) lua_pushcclosure(lua, script_tonumber, 1);
        lua_setfield(lua, table, base[i]);
    }
    lua_pop(lua, 2);
}

static bool is_base(const char *name, size_t length) {
    for (int i = 0; i < BASE_COUNT; i++)
        if (is_name(base[i], name, length)) return true;
    return false;
}

bool push_shared(lua_State *lua, const char *name, size_t length) {
    luaL_checkstack(lua, 10, NULL);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, LIBRARIES);
    int libraries = lua_gettop(lua);
    lua_pushlstring(lua, name, length);
    lua_pushvalue(lua, -1);
    if (lua_rawget(lua, libraries) == LUA_TNIL) {
        lua_pop(lua, 1);
        const shared_entry *entry = shared;
        while (entry < shared + SHARED_COUNT && !is_name(entry->name, name, length)) entry++;
        if (entry < shared + SHARED_COUNT) {
            if (entry->push) {
                entry->push(lua);
                make_read_only(lua, refuse_change);
            } else {
                lua_pushcfunction(lua, entry->function);
            }
            lua_pushvalue(lua, libraries + 1);
            lua_pushvalue(lua, -2);
            lua_rawset(lua, libraries);
        } else if (is_base(name, length)) {
            add_base(lua, libraries);
            lua_pushvalue(lua, libraries + 1);
            lua_rawget(lua, libraries);
        } else {
            lua_settop(lua, libraries - 1);
            return false;
        }
    }
    lua_replace(lua, libraries);
    lua_settop(lua, libraries);
    return true;
}

enum { FIND_STEPS = 10 };

int find_global(lua_State *lua) {
    size_t length;
    const char *name = lua_type(lua, 2) == LUA_TSTRING ? lua_tolstring(lua, 2, &length) : NULL;
    if (name && is_name(math, name, length)) {
        push_math_library(lua);
        make_read_only(lua, refuse_change);
    } else if (!name || !push_shared(lua, name, length)) {
        // What is found is never looked for again.
        charge(lua, state_of(lua), FIND_STEPS);
        return 0;
    }
    return keep_found(lua);
}

int complete_globals(lua_State *lua) {
    lua_getfield(lua, 1, math);
    for (int i = 0; i < SHARED_COUNT; i++) lua_getfield(lua, 1, shared[i].name);
    lua_settop(lua, 1);
    for (int i = 0; i < BASE_COUNT; i++) lua_getfield(lua, 1, base[i]);
    return 0;
}
