// The utf8 library of scripts; as the stock one, but it charges for the ranges that it reads.
#include "clua_string.h"
#include <limits.h>

enum { LAST_CODE = 0x10FFFF, LAST_LAX_CODE = 0x7FFFFFFF };

static bool is_continuation(const char *at) { return (*at & 0xC0) == 0x80; }

/// A position from 1 on; 0 for one before the string.
static lua_Integer position_in(lua_Integer position, size_t length) {
    if (position >= 0) return position;
    if (0u - (size_t)position > length) return 0;
    return (lua_Integer)length + position + 1;
}

/// Reads one character; returns where the next begins, or NULL for bytes that are none.
static const char *decode(const char *bytes, uint32_t *code, bool is_strict) {
    // The least code that needs so many bytes behind its first; none may stand alone.
    static const uint32_t least[] = {UINT32_MAX, 0x80, 0x800, 0x10000, 0x200000, 0x4000000};
    uint32_t first = (unsigned char)bytes[0], result = first;
    if (first >= 0x80) {
        int count = 0;
        result = 0;
        for (; first & 0x40; first <<= 1) {
            // A zero stands at the string's end, so reading stops there.
            if (!is_continuation(bytes + ++count)) return NULL;
            result = result << 6 | ((unsigned char)bytes[count] & 0x3F);
        }
        result |= (first & 0x7F) << (count * 5);
        if (count > 5 || result > LAST_LAX_CODE || result < least[count]) return NULL;
        bytes += count;
    }
    if (is_strict && (result > LAST_CODE || (result >= 0xD800 && result <= 0xDFFF))) return NULL;
    *code = result;
    return bytes + 1;
}

static int script_len(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    lua_Integer first = position_in(luaL_optinteger(lua, 2, 1), length);
    lua_Integer last = position_in(luaL_optinteger(lua, 3, -1), length);
    bool is_lax = lua_toboolean(lua, 4);
    luaL_argcheck(
        lua, 1 <= first && --first <= (lua_Integer)length, 2, "initial position out of bounds");
    luaL_argcheck(lua, --last < (lua_Integer)length, 3, "final position out of bounds");
    if (first <= last) spend(lua, state_of(lua), (size_t)(last - first) / 4);
    lua_Integer count = 0;
    for (; first <= last; count++) {
        uint32_t code;
        const char *next = decode(bytes + first, &code, !is_lax);
        if (!next) {
            luaL_pushfail(lua);
            lua_pushinteger(lua, first + 1);
            return 2;
        }
        first = next - bytes;
    }
    lua_pushinteger(lua, count);
    return 1;
}

static int script_codepoint(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    lua_Integer first = position_in(luaL_optinteger(lua, 2, 1), length);
    lua_Integer last = position_in(luaL_optinteger(lua, 3, first), length);
    bool is_lax = lua_toboolean(lua, 4);
    luaL_argcheck(lua, first >= 1, 2, "out of bounds");
    luaL_argcheck(lua, last <= (lua_Integer)length, 3, "out of bounds");
    if (first > last) return 0;
    if (last - first >= INT_MAX) return luaL_error(lua, "string slice too long");
    spend(lua, state_of(lua), (size_t)(last - first));
    luaL_checkstack(lua, (int)(last - first) + 1, "string slice too long");
    int count = 0;
    for (const char *at = bytes + first - 1, *end = bytes + last; at < end; count++) {
        uint32_t code;
        at = decode(at, &code, !is_lax);
        if (!at) return luaL_error(lua, "invalid UTF-8 code");
        lua_pushinteger(lua, code);
    }
    return count;
}

static void push_character(lua_State *lua, int argument) {
    lua_Unsigned code = (lua_Unsigned)luaL_checkinteger(lua, argument);
    luaL_argcheck(lua, code <= LAST_LAX_CODE, argument, "value out of range");
    lua_pushfstring(lua, "%U", (long)code);
}

static int script_char(lua_State *lua) {
    int count = lua_gettop(lua);
    if (count == 1) {
        push_character(lua, 1);
        return 1;
    }
    spend(lua, state_of(lua), (size_t)count);
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    for (int i = 1; i <= count; i++) {
        push_character(lua, i);
        luaL_addvalue(&buffer);
    }
    luaL_pushresult(&buffer);
    return 1;
}

static int script_offset(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    lua_Integer count = luaL_checkinteger(lua, 2);
    lua_Integer at = count >= 0 ? 1 : (lua_Integer)length + 1;
    at = position_in(luaL_optinteger(lua, 3, at), length);
    luaL_argcheck(lua, 1 <= at && --at <= (lua_Integer)length, 3, "position out of bounds");
    lua_Integer start = at;
    if (count == 0) {
        while (at > 0 && is_continuation(bytes + at)) at--;
    } else {
        if (is_continuation(bytes + at))
            return luaL_error(lua, "initial position is a continuation byte");
        for (; count < 0 && at > 0; count++)
            do at--;
            while (at > 0 && is_continuation(bytes + at));
        if (count > 0) {
            for (count--; count > 0 && at < (lua_Integer)length; count--)
                do at++;
                while (is_continuation(bytes + at));
        }
    }
    // The range is known only now, and is a part of a string that is there.
    spend(lua, state_of(lua), (size_t)(at > start ? at - start : start - at) / 4);
    if (count == 0) lua_pushinteger(lua, at + 1);
    else luaL_pushfail(lua);
    return 1;
}

static int next_code(lua_State *lua, bool is_strict) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    lua_Unsigned start = (lua_Unsigned)lua_tointeger(lua, 2), at = start;
    if (at < length)
        while (is_continuation(bytes + at)) at++;
    if (at > start) spend_bytes(lua, at - start);
    if (at >= length) return 0;
    uint32_t code;
    if (!decode(bytes + at, &code, is_strict)) return luaL_error(lua, "invalid UTF-8 code");
    lua_pushinteger(lua, (lua_Integer)at + 1);
    lua_pushinteger(lua, code);
    return 2;
}

static int next_strict_code(lua_State *lua) { return next_code(lua, true); }

static int next_lax_code(lua_State *lua) { return next_code(lua, false); }

static int script_codes(lua_State *lua) {
    bool is_lax = lua_toboolean(lua, 2);
    luaL_checkstring(lua, 1);
    lua_pushcfunction(lua, is_lax ? next_lax_code : next_strict_code);
    lua_pushvalue(lua, 1);
    lua_pushinteger(lua, 0);
    return 3;
}

void push_utf8_library(lua_State *lua) {
    static const luaL_Reg functions[] = {
        {"char", script_char}, {"codepoint", script_codepoint}, {"codes", script_codes},
        {"len", script_len}, {"offset", script_offset}, {NULL, NULL}};
    luaL_newlib(lua, functions);
    // One character of UTF-8, as a pattern; the zero in it is a part.
    static const char pattern[] = "[\0-\x7F\xC2-\xFD][\x80-\xBF]*";
    lua_pushlstring(lua, pattern, sizeof pattern - 1);
    lua_setfield(lua, -2, "charpattern");
}
