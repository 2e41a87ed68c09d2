// string.pack and string.packsize.
#include "clua_pack.h"
#include <limits.h>
#include <string.h>

static void add_zeros(luaL_Buffer *buffer, size_t count) {
    if (count == 0) return;
    memset(luaL_prepbuffsize(buffer, count), 0, count);
    luaL_addsize(buffer, count);
}

static void add_integer(
    luaL_Buffer *buffer, bool is_little, lua_Unsigned value, size_t size, bool is_negative) {
    char *out = luaL_prepbuffsize(buffer, size);
    for (size_t i = 0; i < size; i++) {
        // Wider than Lua's integers, the sign goes on.
        unsigned char byte = i < INTEGER_SIZE ? (unsigned char)(value >> (8 * i))
                                              : (is_negative ? UCHAR_MAX : 0);
        out[is_little ? i : size - 1 - i] = (char)byte;
    }
    luaL_addsize(buffer, size);
}

static void add_float(luaL_Buffer *buffer, bool is_little, const void *value, size_t size) {
    lua_Unsigned bits = 0;
    uint32_t half;
    if (size == sizeof half) {
        memcpy(&half, value, sizeof half);
        bits = half;
    } else {
        memcpy(&bits, value, sizeof bits);
    }
    add_integer(buffer, is_little, bits, size, false);
}

static void pack_integer(
    lua_State *lua, luaL_Buffer *buffer, bool is_little, pack_option option, int argument) {
    lua_Integer value = check_integer(lua, argument);
    bool is_signed = option.kind == PACK_INTEGER;
    if (option.size < INTEGER_SIZE) {
        if (is_signed) {
            lua_Integer limit = (lua_Integer)1 << (option.size * 8 - 1);
            luaL_argcheck(lua, -limit <= value && value < limit, argument, "integer overflow");
        } else {
            lua_Unsigned limit = (lua_Unsigned)1 << (option.size * 8);
            luaL_argcheck(lua, (lua_Unsigned)value < limit, argument, "unsigned overflow");
        }
    }
    add_integer(
        buffer, is_little, (lua_Unsigned)value, option.size, is_signed && value < 0);
}

/// Adds a string; returns how many bytes that are more than the option's own size.
static size_t pack_string(
    lua_State *lua, luaL_Buffer *buffer, bool is_little, pack_option option, int argument) {
    size_t length;
    const char *bytes = luaL_checklstring(lua, argument, &length);
    spend_bytes(lua, length);
    switch (option.kind) {
    case PACK_FIXED_STRING:
        luaL_argcheck(lua, length <= option.size, argument, "string longer than given size");
        spend_result(lua, option.size);
        luaL_addlstring(buffer, bytes, length);
        add_zeros(buffer, option.size - length);
        return 0;
    case PACK_STRING:
        luaL_argcheck(
            lua, option.size >= sizeof length || length < (size_t)1 << (option.size * 8), argument,
            "string length does not fit in given size");
        add_integer(buffer, is_little, length, option.size, false);
        luaL_addlstring(buffer, bytes, length);
        return length;
    default:
        luaL_argcheck(lua, strlen(bytes) == length, argument, "string contains zeros");
        // The zero at the string's end is packed with it.
        luaL_addlstring(buffer, bytes, length + 1);
        return length + 1;
    }
}

int script_pack(lua_State *lua) {
    pack_format format = begin_format(lua);
    luaL_Buffer buffer;
    size_t total = 0;
    int argument = 1;
    // Keeps arguments that are missing from being read out of the buffer's own place.
    lua_pushnil(lua);
    luaL_buffinit(lua, &buffer);
    while (*format.at) {
        pack_option option = read_option(&format, total);
        total += option.padding + option.size;
        add_zeros(&buffer, option.padding);
        argument++;
        switch (option.kind) {
        case PACK_INTEGER:
        case PACK_UNSIGNED:
            pack_integer(lua, &buffer, format.is_little, option, argument);
            break;
        case PACK_FLOAT: {
            float value = (float)check_number(lua, argument);
            add_float(&buffer, format.is_little, &value, sizeof value);
            break;
        }
        case PACK_DOUBLE: {
            double value = check_number(lua, argument);
            add_float(&buffer, format.is_little, &value, sizeof value);
            break;
        }
        case PACK_FIXED_STRING:
        case PACK_STRING:
        case PACK_ZERO_STRING:
            total += pack_string(lua, &buffer, format.is_little, option, argument);
            break;
        case PACK_PADDING:
            add_zeros(&buffer, 1);
            argument--;
            break;
        case PACK_ALIGNMENT:
        case PACK_NOTHING:
            argument--;
        }
    }
    luaL_pushresult(&buffer);
    return 1;
}

int script_packsize(lua_State *lua) {
    pack_format format = begin_format(lua);
    size_t total = 0;
    while (*format.at) {
        pack_option option = read_option(&format, total);
        luaL_argcheck(
            lua, option.kind != PACK_STRING && option.kind != PACK_ZERO_STRING, 1,
            "variable-length format");
        size_t size = option.size + option.padding;
        luaL_argcheck(lua, total <= INT_MAX - size, 1, "format result too large");
        total += size;
    }
    lua_pushinteger(lua, (lua_Integer)total);
    return 1;
}
