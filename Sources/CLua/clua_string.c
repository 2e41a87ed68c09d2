// The string library of scripts. The stock one cannot be given to them: no hook fires while its
// functions run, so that one call can take any time. These give the same results and errors, and
// charge for what they do.
#include "clua_string.h"
#include <limits.h>
#include <string.h>

void spend_result(lua_State *lua, size_t size) {
    clua_state *state = state_of(lua);
    check_string_size(lua, size);
    spend(lua, state, size / BYTES_PER_STEP);
}

size_t first_position(lua_Integer position, size_t length) {
    if (position > 0) return (size_t)position;
    if (position == 0 || position < -(lua_Integer)length) return 1;
    return length + (size_t)position + 1;
}

/// The end of a range that a script gave, at most the length.
static size_t last_position(
    lua_State *lua, int argument, lua_Integer otherwise, size_t length) {
    lua_Integer position = optional_integer(lua, argument, otherwise);
    if (position > (lua_Integer)length) return length;
    if (position >= 0) return (size_t)position;
    return position < -(lua_Integer)length ? 0 : length + (size_t)position + 1;
}

static int script_len(lua_State *lua) {
    size_t length;
    luaL_checklstring(lua, 1, &length);
    lua_pushinteger(lua, (lua_Integer)length);
    return 1;
}

static int script_sub(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    size_t first = first_position(check_integer(lua, 2), length);
    size_t last = last_position(lua, 3, -1, length);
    if (first > last) {
        lua_pushliteral(lua, "");
        return 1;
    }
    spend_bytes(lua, last - first);
    lua_pushlstring(lua, bytes + first - 1, last - first + 1);
    return 1;
}

static int script_lower(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    spend_bytes(lua, length);
    luaL_Buffer buffer;
    char *out = luaL_buffinitsize(lua, &buffer, length);
    for (size_t i = 0; i < length; i++) out[i] = (char)to_lower((unsigned char)bytes[i]);
    luaL_pushresultsize(&buffer, length);
    return 1;
}

static int script_upper(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    spend_bytes(lua, length);
    luaL_Buffer buffer;
    char *out = luaL_buffinitsize(lua, &buffer, length);
    for (size_t i = 0; i < length; i++) out[i] = (char)to_upper((unsigned char)bytes[i]);
    luaL_pushresultsize(&buffer, length);
    return 1;
}

static int script_reverse(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    spend_bytes(lua, length);
    luaL_Buffer buffer;
    char *out = luaL_buffinitsize(lua, &buffer, length);
    for (size_t i = 0; i < length; i++) out[i] = bytes[length - i - 1];
    luaL_pushresultsize(&buffer, length);
    return 1;
}

static int script_rep(lua_State *lua) {
    size_t length, separator_length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    lua_Integer count = check_integer(lua, 2);
    const char *separator = luaL_optlstring(lua, 3, "", &separator_length);
    if (count <= 0) {
        lua_pushliteral(lua, "");
        return 1;
    }
    size_t period = length + separator_length, size;
    if (__builtin_mul_overflow(period, (size_t)count, &size)) size = SIZE_MAX;
    size -= separator_length;
    spend_result(lua, size);
    luaL_Buffer buffer;
    char *out = luaL_buffinitsize(lua, &buffer, size);
    memcpy(out, bytes, length);
    if (count > 1) memcpy(out + length, separator, separator_length);
    // What stands there already is doubled, so that short texts take no call for each copy.
    for (size_t filled = period; filled < size;) {
        size_t more = filled < size - filled ? filled : size - filled;
        memcpy(out + filled, out, more);
        filled += more;
    }
    luaL_pushresultsize(&buffer, size);
    return 1;
}

static int script_byte(lua_State *lua) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, 1, &length);
    lua_Integer position = optional_integer(lua, 2, 1);
    size_t first = first_position(position, length);
    size_t last = last_position(lua, 3, position, length);
    if (first > last) return 0;
    if (last - first >= INT_MAX) return luaL_error(lua, "string slice too long");
    int count = (int)(last - first) + 1;
    spend(lua, state_of(lua), (size_t)count - 1);
    luaL_checkstack(lua, count, "string slice too long");
    for (int i = 0; i < count; i++)
        lua_pushinteger(lua, (unsigned char)bytes[first + (size_t)i - 1]);
    return count;
}

static int script_char(lua_State *lua) {
    int count = lua_gettop(lua);
    spend_bytes(lua, (size_t)count);
    luaL_Buffer buffer;
    char *out = luaL_buffinitsize(lua, &buffer, (size_t)count);
    for (int i = 1; i <= count; i++) {
        lua_Unsigned byte = (lua_Unsigned)check_integer(lua, i);
        luaL_argcheck(lua, byte <= UCHAR_MAX, i, "value out of range");
        out[i - 1] = (char)byte;
    }
    luaL_pushresultsize(&buffer, (size_t)count);
    return 1;
}

// MARK: Arithmetic on strings that hold numbers

static bool push_number(lua_State *lua, int index) {
    if (lua_type(lua, index) == LUA_TNUMBER) {
        lua_pushvalue(lua, index);
        return true;
    }
    if (lua_type(lua, index) != LUA_TSTRING) return false;
    size_t length;
    const char *bytes = lua_tolstring(lua, index, &length);
    spend_bytes(lua, length);
    return lua_stringtonumber(lua, bytes) == length + 1;
}

/// An operator on two values of which one at least is a string; the other's metamethod counts where
/// they are no numbers.
static int arithmetic(lua_State *lua, int operator, const char *event) {
    if (push_number(lua, 1) && push_number(lua, 2)) {
        lua_arith(lua, operator);
        return 1;
    }
    lua_settop(lua, 2);
    if (lua_type(lua, 2) == LUA_TSTRING || !luaL_getmetafield(lua, 2, event))
        return luaL_error(
            lua, "attempt to %s a '%s' with a '%s'", event + 2, luaL_typename(lua, -2),
            luaL_typename(lua, -1));
    lua_insert(lua, -3);
    lua_call(lua, 2, 1);
    return 1;
}

static int add(lua_State *lua) { return arithmetic(lua, LUA_OPADD, "__add"); }
static int subtract(lua_State *lua) { return arithmetic(lua, LUA_OPSUB, "__sub"); }
static int multiply(lua_State *lua) { return arithmetic(lua, LUA_OPMUL, "__mul"); }
static int modulo(lua_State *lua) { return arithmetic(lua, LUA_OPMOD, "__mod"); }
static int power(lua_State *lua) { return arithmetic(lua, LUA_OPPOW, "__pow"); }
static int divide(lua_State *lua) { return arithmetic(lua, LUA_OPDIV, "__div"); }
static int divide_whole(lua_State *lua) { return arithmetic(lua, LUA_OPIDIV, "__idiv"); }
static int negate(lua_State *lua) { return arithmetic(lua, LUA_OPUNM, "__unm"); }

// MARK: The library

void push_string_library(lua_State *lua) {
    static const luaL_Reg functions[] = {
        {"byte", script_byte}, {"char", script_char}, {"find", script_find},
        {"format", script_format}, {"gmatch", script_gmatch}, {"gsub", script_gsub},
        {"len", script_len}, {"lower", script_lower}, {"match", script_match},
        {"pack", script_pack}, {"packsize", script_packsize}, {"rep", script_rep},
        {"reverse", script_reverse}, {"sub", script_sub}, {"unpack", script_unpack},
        {"upper", script_upper}, {NULL, NULL}};
    luaL_newlib(lua, functions);
    // From now on all strings find their methods without asking.
    lua_pushliteral(lua, "");
    lua_getmetatable(lua, -1);
    lua_pushvalue(lua, -3);
    lua_setfield(lua, -2, "__index");
    lua_pop(lua, 2);
}

/// "text":method() for the first time.
static int find_method(lua_State *lua) {
    static const char name[] = "string";
    push_shared(lua, name, sizeof name - 1);
    luaL_getmetafield(lua, 1, "__index");
    lua_pushvalue(lua, 2);
    lua_gettable(lua, -2);
    return 1;
}

void make_string_metatable(lua_State *lua) {
    static const luaL_Reg fields[] = {
        {"__add", add}, {"__sub", subtract}, {"__mul", multiply}, {"__mod", modulo},
        {"__pow", power}, {"__div", divide}, {"__idiv", divide_whole}, {"__unm", negate},
        {"__index", find_method}, {NULL, NULL}};
    lua_pushliteral(lua, "");
    luaL_newlib(lua, fields);
    // It is out of a script's reach.
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
}
