// string.unpack.
#include "clua_pack.h"
#include <limits.h>
#include <string.h>

static lua_Integer read_integer(
    lua_State *lua, const char *bytes, bool is_little, size_t size, bool is_signed) {
    lua_Unsigned value = 0;
    size_t kept = size < INTEGER_SIZE ? size : INTEGER_SIZE;
    for (size_t i = kept; i-- > 0;)
        value = value << 8 | (unsigned char)bytes[is_little ? i : size - 1 - i];
    if (size < INTEGER_SIZE) {
        lua_Unsigned sign = (lua_Unsigned)1 << (size * 8 - 1);
        return (lua_Integer)(is_signed ? (value ^ sign) - sign : value);
    }
    // What is wider than Lua's integers may only repeat the sign.
    unsigned char rest = is_signed && (lua_Integer)value < 0 ? UCHAR_MAX : 0;
    for (size_t i = kept; i < size; i++)
        if ((unsigned char)bytes[is_little ? i : size - 1 - i] != rest)
            luaL_error(lua, "%d-byte integer does not fit into Lua Integer", (int)size);
    return (lua_Integer)value;
}

static double read_float(lua_State *lua, const char *bytes, bool is_little, size_t size) {
    lua_Integer bits = read_integer(lua, bytes, is_little, size, false);
    float half;
    double value;
    if (size == sizeof half) {
        uint32_t half_bits = (uint32_t)bits;
        memcpy(&half, &half_bits, sizeof half);
        return half;
    }
    memcpy(&value, &bits, sizeof value);
    return value;
}

/// Pushes bytes of the data, after charging for them.
static void push_bytes(lua_State *lua, const char *bytes, size_t length) {
    spend_bytes(lua, length);
    lua_pushlstring(lua, bytes, length);
}

int script_unpack(lua_State *lua) {
    pack_format format = begin_format(lua);
    size_t length;
    const char *data = luaL_checklstring(lua, 2, &length);
    size_t at = first_position(luaL_optinteger(lua, 3, 1), length) - 1;
    int count = 0;
    luaL_argcheck(lua, at <= length, 3, "initial position out of string");
    while (*format.at) {
        pack_option option = read_option(&format, at);
        luaL_argcheck(
            lua, option.padding + option.size <= length - at, 2, "data string too short");
        at += option.padding;
        luaL_checkstack(lua, 2, "too many results");
        count++;
        const char *bytes = data + at;
        switch (option.kind) {
        case PACK_INTEGER:
        case PACK_UNSIGNED:
            lua_pushinteger(
                lua, read_integer(
                         lua, bytes, format.is_little, option.size, option.kind == PACK_INTEGER));
            break;
        case PACK_FLOAT:
        case PACK_DOUBLE:
            lua_pushnumber(lua, read_float(lua, bytes, format.is_little, option.size));
            break;
        case PACK_FIXED_STRING:
            push_bytes(lua, bytes, option.size);
            break;
        case PACK_STRING: {
            size_t size = (size_t)read_integer(lua, bytes, format.is_little, option.size, false);
            luaL_argcheck(lua, size <= length - at - option.size, 2, "data string too short");
            push_bytes(lua, bytes + option.size, size);
            at += size;
            break;
        }
        case PACK_ZERO_STRING: {
            const char *end = memchr(bytes, 0, length - at);
            luaL_argcheck(lua, end, 2, "unfinished string for format 'z'");
            push_bytes(lua, bytes, (size_t)(end - bytes));
            at += (size_t)(end - bytes) + 1;
            break;
        }
        case PACK_PADDING:
        case PACK_ALIGNMENT:
        case PACK_NOTHING:
            count--;
        }
        at += option.size;
    }
    lua_pushinteger(lua, (lua_Integer)at + 1);
    return count + 1;
}
