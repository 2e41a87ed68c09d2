// Reads the options of a format for pack and unpack.
#include "clua_pack.h"
#include <limits.h>

static int read_number(pack_format *format, int otherwise) {
    if (!is_digit((unsigned char)*format->at)) return otherwise;
    int number = 0;
    do {
        number = number * 10 + (*format->at++ - '0');
    } while (is_digit((unsigned char)*format->at) && number <= (INT_MAX - 9) / 10);
    return number;
}

static size_t read_size(pack_format *format, size_t otherwise) {
    int size = read_number(format, (int)otherwise);
    if (size > BIGGEST_INTEGER || size <= 0)
        luaL_error(
            format->lua, "integral size (%d) out of limits [1,%d]", size, BIGGEST_INTEGER);
    return (size_t)size;
}

/// An option's kind and size; what only sets how others are read is done at once.
static pack_option read_plain_option(pack_format *format) {
    int option = (unsigned char)*format->at++;
    switch (option) {
    case 'b': return (pack_option){PACK_INTEGER, sizeof(char), 0};
    case 'B': return (pack_option){PACK_UNSIGNED, sizeof(char), 0};
    case 'h': return (pack_option){PACK_INTEGER, sizeof(short), 0};
    case 'H': return (pack_option){PACK_UNSIGNED, sizeof(short), 0};
    case 'l': return (pack_option){PACK_INTEGER, sizeof(long), 0};
    case 'L': return (pack_option){PACK_UNSIGNED, sizeof(long), 0};
    case 'j': return (pack_option){PACK_INTEGER, sizeof(lua_Integer), 0};
    case 'J': return (pack_option){PACK_UNSIGNED, sizeof(lua_Integer), 0};
    case 'T': return (pack_option){PACK_UNSIGNED, sizeof(size_t), 0};
    case 'f': return (pack_option){PACK_FLOAT, sizeof(float), 0};
    case 'n':
    case 'd': return (pack_option){PACK_DOUBLE, sizeof(double), 0};
    case 'i': return (pack_option){PACK_INTEGER, read_size(format, sizeof(int)), 0};
    case 'I': return (pack_option){PACK_UNSIGNED, read_size(format, sizeof(int)), 0};
    case 's': return (pack_option){PACK_STRING, read_size(format, sizeof(size_t)), 0};
    case 'c': {
        int size = read_number(format, -1);
        if (size == -1) luaL_error(format->lua, "missing size for format option 'c'");
        return (pack_option){PACK_FIXED_STRING, (size_t)size, 0};
    }
    case 'z': return (pack_option){PACK_ZERO_STRING, 0, 0};
    case 'x': return (pack_option){PACK_PADDING, 1, 0};
    case 'X': return (pack_option){PACK_ALIGNMENT, 0, 0};
    case ' ': break;
    case '<': format->is_little = true; break;
    case '>': format->is_little = false; break;
    case '=': format->is_little = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__; break;
    case '!': format->most_alignment = (int)read_size(format, _Alignof(lua_Integer)); break;
    default: luaL_error(format->lua, "invalid format option '%c'", option);
    }
    return (pack_option){PACK_NOTHING, 0, 0};
}

pack_option read_option(pack_format *format, size_t total) {
    spend(format->lua, state_of(format->lua), 1);
    pack_option option = read_plain_option(format);
    size_t alignment = option.size;
    if (option.kind == PACK_ALIGNMENT) {
        // Its alignment is that of the option behind it, which is not carried out.
        pack_option next = {PACK_FIXED_STRING, 0, 0};
        if (*format->at) next = read_plain_option(format);
        if (next.kind == PACK_FIXED_STRING || next.size == 0)
            luaL_argerror(format->lua, 1, "invalid next option for option 'X'");
        alignment = next.size;
    }
    if (alignment <= 1 || option.kind == PACK_FIXED_STRING) return option;
    if (alignment > (size_t)format->most_alignment) alignment = (size_t)format->most_alignment;
    if ((alignment & (alignment - 1)) != 0)
        luaL_argerror(format->lua, 1, "format asks for alignment not power of 2");
    option.padding = (alignment - (total & (alignment - 1))) & (alignment - 1);
    return option;
}
