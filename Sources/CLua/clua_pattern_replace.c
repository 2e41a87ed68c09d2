// gsub.
#include "clua_pattern.h"
#include <string.h>

/// A replacement text of the script, with `%0` to `%9` for what was captured.
typedef struct replacement {
    int type;
    const char *bytes;
    size_t length;
} replacement;

static void add_text(
    matcher *m, luaL_Buffer *buffer, const replacement *with, const char *start, const char *end) {
    const char *bytes = with->bytes, *limit = bytes + with->length;
    spend(m->lua, m->state, 1 + with->length / BYTES_PER_STEP);
    const char *escape;
    while ((escape = memchr(bytes, '%', (size_t)(limit - bytes)))) {
        luaL_addlstring(buffer, bytes, (size_t)(escape - bytes));
        // Behind the last character stands a zero.
        char digit = escape[1];
        bytes = escape + 2;
        if (digit == '%') {
            luaL_addchar(buffer, '%');
        } else if (digit == '0') {
            spend(m->lua, m->state, 1 + (size_t)(end - start) / BYTES_PER_STEP);
            luaL_addlstring(buffer, start, (size_t)(end - start));
        } else if (is_digit((unsigned char)digit)) {
            const char *captured;
            ptrdiff_t length = get_capture(m, digit - '1', start, end, &captured);
            if (length == CAPTURE_POSITION) {
                luaL_addvalue(buffer);
            } else {
                spend(m->lua, m->state, 1 + (size_t)length / BYTES_PER_STEP);
                luaL_addlstring(buffer, captured, (size_t)length);
            }
        } else {
            luaL_error(m->lua, "invalid use of '%c' in replacement string", '%');
        }
    }
    luaL_addlstring(buffer, bytes, (size_t)(limit - bytes));
}

/// Adds what stands in for a match; false where the script wants the match itself.
static bool add_replacement(
    matcher *m, luaL_Buffer *buffer, const replacement *with, const char *start, const char *end) {
    lua_State *lua = m->lua;
    if (with->type == LUA_TFUNCTION) {
        lua_pushvalue(lua, 3);
        lua_call(lua, push_captures(m, start, end), 1);
    } else if (with->type == LUA_TTABLE) {
        push_capture(m, 0, start, end);
        lua_gettable(lua, 3);
    } else {
        add_text(m, buffer, with, start, end);
        return true;
    }
    if (!lua_toboolean(lua, -1)) {
        lua_pop(lua, 1);
        return false;
    }
    if (!lua_isstring(lua, -1))
        luaL_error(lua, "invalid replacement value (a %s)", luaL_typename(lua, -1));
    size_t length;
    lua_tolstring(lua, -1, &length);
    spend(lua, m->state, 1 + length / BYTES_PER_STEP);
    luaL_addvalue(buffer);
    return true;
}

int script_gsub(lua_State *lua) {
    size_t length, pattern_length;
    const char *subject = luaL_checklstring(lua, 1, &length);
    const char *pattern = luaL_checklstring(lua, 2, &pattern_length);
    replacement with = {.type = lua_type(lua, 3)};
    lua_Integer most = luaL_optinteger(lua, 4, (lua_Integer)length + 1);
    luaL_argexpected(
        lua,
        with.type == LUA_TNUMBER || with.type == LUA_TSTRING || with.type == LUA_TFUNCTION ||
            with.type == LUA_TTABLE,
        3, "string/function/table");
    if (with.type == LUA_TNUMBER || with.type == LUA_TSTRING)
        with.bytes = lua_tolstring(lua, 3, &with.length);
    matcher m;
    prepare_matcher(&m, lua, subject, subject + length, pattern + pattern_length);
    bool is_anchored = *pattern == '^', is_changed = false;
    if (is_anchored) pattern++;

    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    const char *at = subject, *copied = subject, *last_match = NULL;
    lua_Integer count = 0;
    while (count < most) {
        const char *end = find_match(&m, &at, pattern, is_anchored, last_match);
        if (!end) break;
        count++;
        luaL_addlstring(&buffer, copied, (size_t)(at - copied));
        copied = at;
        if (add_replacement(&m, &buffer, &with, at, end)) {
            copied = end;
            is_changed = true;
        }
        at = last_match = end;
        if (is_anchored) break;
    }
    if (is_changed) {
        spend_bytes(lua, length);
        luaL_addlstring(&buffer, copied, (size_t)(m.subject_end - copied));
        luaL_pushresult(&buffer);
    } else {
        lua_pushvalue(lua, 1);
    }
    lua_pushinteger(lua, count);
    return 2;
}
