// The part of `os` that scripts are given: it reads the screen's clock.
#include "internal.h"
#include <string.h>
#include <time.h>

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
enum { CONVERSION_STEPS = 50 };

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
        charge(lua, state_of(lua), CONVERSION_STEPS);
        if (++at >= end || *at == 0 || !strchr("aAbBcdDeFgGhHIjmMnprRStTuUVwWxXyYzZ%", *at))
            raise_at_caller(lua, CLUA_RUNTIME_ERROR, "invalid conversion specifier in os.date");
        char conversion[] = {'%', *at, 0}, piece[256];
        luaL_addlstring(&buffer, piece, strftime(piece, sizeof piece, conversion, &parts));
    }
    luaL_pushresult(&buffer);
    return 1;
}

void push_os_library(lua_State *lua) {
    static const luaL_Reg functions[] = {
        {"clock", script_clock}, {"date", script_date}, {"time", script_time}, {NULL, NULL}};
    luaL_newlib(lua, functions);
}
