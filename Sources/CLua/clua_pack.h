// The formats of pack, packsize and unpack.
#ifndef CLUA_PACK_H
#define CLUA_PACK_H

#include "clua_string.h"

typedef enum pack_kind {
    PACK_INTEGER,
    PACK_UNSIGNED,
    PACK_FLOAT,
    PACK_DOUBLE,
    PACK_FIXED_STRING,
    PACK_STRING,
    PACK_ZERO_STRING,
    PACK_PADDING,
    PACK_ALIGNMENT,
    PACK_NOTHING,
} pack_kind;

enum { BIGGEST_INTEGER = 16, INTEGER_SIZE = sizeof(lua_Integer) };

/// A format that is being read.
typedef struct pack_format {
    lua_State *lua;
    const char *at;
    bool is_little;
    int most_alignment;
} pack_format;

/// One option of a format.
typedef struct pack_option {
    pack_kind kind;
    size_t size;
    /// How many bytes to leave out before it.
    size_t padding;
} pack_option;

static inline pack_format begin_format(lua_State *lua) {
    return (pack_format){
        lua, luaL_checkstring(lua, 1), __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, 1};
}

/// Reads the next option, for data of which `total` bytes are there.
pack_option read_option(pack_format *format, size_t total);

#endif
