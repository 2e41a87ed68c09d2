// Coroutines that charge the budget, pass a kill on to whoever resumed them, and nest only so deep.
#include "internal.h"

enum { MOST_NESTED = 100, RESUME_STEPS = 20, CREATE_STEPS = 200 };

static lua_State *thread_argument(lua_State *lua, const char *name) {
    lua_State *thread = lua_tothread(lua, 1);
    if (thread) return thread;
    clua_state *state = state_of(lua);
    text_clear(&state->scratch);
    describe_value(lua, 1, &state->scratch);
    raise_at_caller(
        lua, CLUA_TYPE_ERROR, "%s: expected a coroutine, got %s", name,
        text_value(&state->scratch));
}

static const char *status_name(lua_State *lua, lua_State *thread) {
    if (lua == thread) return "running";
    switch (lua_status(thread)) {
    case LUA_YIELD:
        return "suspended";
    case LUA_OK: {
        lua_Debug frame;
        if (lua_getstack(thread, 0, &frame)) return "normal";
        return lua_gettop(thread) == 0 ? "dead" : "suspended";
    }
    default:
        return "dead";
    }
}

/// Resumes; gives the number of results, or -1 with the error on the stack.
static int resume(lua_State *lua, lua_State *thread, int arguments) {
    clua_state *state = state_of(lua);
    charge(lua, state, RESUME_STEPS);
    if (state->nested >= MOST_NESTED || !lua_checkstack(thread, arguments)) {
        lua_pushliteral(lua, "too many coroutines inside each other");
        return -1;
    }
    lua_xmove(lua, thread, arguments);
    state->nested++;
    lua_State *outer = state->current;
    state->current = thread;
    int results = 0;
    int status = lua_resume(thread, lua, arguments, &results);
    state->current = outer;
    state->nested--;
    if (status == LUA_ERRMEM) kill_for_memory(lua);
    if (state->killed) raise_kill(lua);
    if (status != LUA_OK && status != LUA_YIELD) {
        lua_xmove(thread, lua, 1);
        return -1;
    }
    if (!lua_checkstack(lua, results + 1)) {
        lua_pop(thread, results);
        lua_pushliteral(lua, "too many results to resume");
        return -1;
    }
    lua_xmove(thread, lua, results);
    return results;
}

static int script_resume(lua_State *lua) {
    lua_State *thread = thread_argument(lua, "resume");
    if (lua_status(thread) == LUA_OK && lua_gettop(thread) == 0) {
        lua_pushboolean(lua, 0);
        lua_pushliteral(lua, "cannot resume dead coroutine");
        return 2;
    }
    if (thread == lua) {
        lua_pushboolean(lua, 0);
        lua_pushliteral(lua, "cannot resume non-suspended coroutine");
        return 2;
    }
    int results = resume(lua, thread, lua_gettop(lua) - 1);
    lua_pushboolean(lua, results >= 0);
    lua_insert(lua, results >= 0 ? -(results + 1) : -2);
    return results >= 0 ? results + 1 : 2;
}

static int create(lua_State *lua) {
    clua_state *state = state_of(lua);
    luaL_checktype(lua, 1, LUA_TFUNCTION);
    charge(lua, state, CREATE_STEPS);
    lua_State *thread = lua_newthread(lua);
    lua_pushvalue(lua, 1);
    lua_xmove(lua, thread, 1);
    return 1;
}

static int resume_wrapped(lua_State *lua) {
    lua_State *thread = lua_tothread(lua, lua_upvalueindex(1));
    if (thread == lua || (lua_status(thread) == LUA_OK && lua_gettop(thread) == 0))
        return luaL_error(
            lua, thread == lua ? "cannot resume non-suspended coroutine"
                               : "cannot resume dead coroutine");
    int results = resume(lua, thread, lua_gettop(lua));
    if (results >= 0) return results;
    // As in the stock library the place of the call stands before a message.
    if (lua_type(lua, -1) == LUA_TSTRING) {
        luaL_where(lua, 1);
        lua_insert(lua, -2);
        lua_concat(lua, 2);
    }
    return lua_error(lua);
}

static int wrap(lua_State *lua) {
    create(lua);
    lua_pushcclosure(lua, resume_wrapped, 1);
    return 1;
}

static int yield(lua_State *lua) { return lua_yield(lua, lua_gettop(lua)); }

static int script_status(lua_State *lua) {
    lua_pushstring(lua, status_name(lua, thread_argument(lua, "status")));
    return 1;
}

static int is_yieldable(lua_State *lua) {
    lua_State *thread = lua_isthread(lua, 1) ? lua_tothread(lua, 1) : lua;
    lua_pushboolean(lua, lua_isyieldable(thread));
    return 1;
}

static int running(lua_State *lua) {
    lua_pushboolean(lua, lua_pushthread(lua));
    return 2;
}

static int script_close(lua_State *lua) {
    lua_State *thread = thread_argument(lua, "close");
    const char *status = status_name(lua, thread);
    if (*status != 's' && *status != 'd')
        return luaL_error(lua, "cannot close a %s coroutine", status);
    int result = lua_resetthread(thread);
    if (result == LUA_ERRMEM) kill_for_memory(lua);
    if (state_of(lua)->killed) raise_kill(lua);
    if (result == LUA_OK) {
        lua_pushboolean(lua, 1);
        return 1;
    }
    lua_pushboolean(lua, 0);
    lua_xmove(thread, lua, 1);
    return 2;
}

void push_coroutine_library(lua_State *lua) {
    static const luaL_Reg functions[] = {
        {"close", script_close}, {"create", create}, {"isyieldable", is_yieldable},
        {"resume", script_resume}, {"running", running}, {"status", script_status},
        {"wrap", wrap}, {"yield", yield}, {NULL, NULL}};
    luaL_newlib(lua, functions);
}
