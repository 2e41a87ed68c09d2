// string.format.
#include "clua_string.h"
#include <stdio.h>
#include <string.h>

enum {
    /// Room for one item: an integer or float with a width and precision of two digits, or a text
    /// shorter than 100 bytes.
    ITEM_SIZE = 120,
    /// The same for a float that is written out, with up to 309 digits before its point.
    LONG_ITEM_SIZE = 110 + 308,
    SPECIFICATION_SIZE = 32,
};

static const char FLOAT_FLAGS[] = "-+ #0";

/// A conversion of the format, as C's printf wants it.
typedef struct specification {
    char text[SPECIFICATION_SIZE];
    size_t length;
} specification;

/// Takes the conversion that begins behind "%"; returns where its letter stands.
static const char *read_specification(lua_State *lua, const char *format, specification *s) {
    size_t length = strspn(format, "-+ #0123456789.") + 1;
    if (length >= SPECIFICATION_SIZE - 10)
        luaL_error(lua, "invalid format (too long)");
    s->text[0] = '%';
    memcpy(s->text + 1, format, length);
    s->text[length + 1] = 0;
    s->length = length + 1;
    return format + length - 1;
}

static const char *skip_two_digits(const char *text) {
    for (int i = 0; i < 2 && is_digit((unsigned char)*text); i++) text++;
    return text;
}

/// Refuses flags that the conversion does not know, and widths and precisions of more than two
/// digits.
static void check_specification(
    lua_State *lua, const specification *s, const char *flags, bool has_precision) {
    const char *text = s->text + 1;
    text += strspn(text, flags);
    if (*text != '0') {
        text = skip_two_digits(text);
        if (*text == '.' && has_precision) text = skip_two_digits(text + 1);
    }
    if (!is_letter((unsigned char)*text))
        luaL_error(lua, "invalid conversion specification: '%s'", s->text);
}

/// Puts C's name of the argument's size before the conversion's letter.
static void add_size(specification *s) {
    char letter = s->text[s->length - 1];
    memcpy(s->text + s->length - 1, "ll", 2);
    s->text[s->length + 1] = letter;
    s->text[s->length + 2] = 0;
}

static void add_integer(
    lua_State *lua, luaL_Buffer *buffer, specification *s, const char *flags, int argument) {
    lua_Integer value = check_integer(lua, argument);
    check_specification(lua, s, flags, true);
    add_size(s);
    char *out = luaL_prepbuffsize(buffer, ITEM_SIZE);
    int count = snprintf(out, ITEM_SIZE, s->text, (long long)value);
    luaL_addsize(buffer, (size_t)count);
}

static void add_float(
    lua_State *lua, luaL_Buffer *buffer, const specification *s, size_t size, int argument) {
    double value = check_number(lua, argument);
    check_specification(lua, s, FLOAT_FLAGS, true);
    char *out = luaL_prepbuffsize(buffer, size);
    int count = snprintf(out, size, s->text, value);
    luaL_addsize(buffer, (size_t)count);
}

static void add_character(
    lua_State *lua, luaL_Buffer *buffer, const specification *s, int argument) {
    check_specification(lua, s, "-", false);
    char *out = luaL_prepbuffsize(buffer, ITEM_SIZE);
    int count = snprintf(out, ITEM_SIZE, s->text, (int)check_integer(lua, argument));
    luaL_addsize(buffer, (size_t)count);
}

static void add_string(
    lua_State *lua, luaL_Buffer *buffer, const specification *s, int argument) {
    size_t length;
    push_text(lua, argument);
    const char *bytes = lua_tolstring(lua, -1, &length);
    spend_bytes(lua, length);
    if (s->length == 2) {
        luaL_addvalue(buffer);
        return;
    }
    luaL_argcheck(lua, length == strlen(bytes), argument, "string contains zeros");
    check_specification(lua, s, "-", true);
    if (!strchr(s->text, '.') && length >= 100) {
        luaL_addvalue(buffer);
        return;
    }
    // The item is written aside: the text stands on the stack, above the buffer's own place.
    char item[ITEM_SIZE];
    int count = snprintf(item, sizeof item, s->text, bytes);
    lua_pop(lua, 1);
    luaL_addlstring(buffer, item, (size_t)count);
}

/// Adds a string so that a script can be made of it.
static void add_quoted(lua_State *lua, luaL_Buffer *buffer, int argument) {
    size_t length;
    const char *bytes = lua_tolstring(lua, argument, &length);
    spend(lua, state_of(lua), length);
    luaL_addchar(buffer, '"');
    for (const char *end = bytes + length; bytes < end; bytes++) {
        unsigned char c = (unsigned char)*bytes;
        if (c == '"' || c == '\\' || c == '\n') {
            luaL_addchar(buffer, '\\');
            luaL_addchar(buffer, *bytes);
        } else if (is_control(c)) {
            char escape[10];
            // A digit that follows would be taken for a part of a shorter number.
            bool is_long = is_digit((unsigned char)bytes[1]);
            snprintf(escape, sizeof escape, is_long ? "\\%03d" : "\\%d", c);
            luaL_addstring(buffer, escape);
        } else {
            luaL_addchar(buffer, *bytes);
        }
    }
    luaL_addchar(buffer, '"');
}

/// Adds a value so that a script that has it gets the same value back.
static void add_literal(
    lua_State *lua, luaL_Buffer *buffer, const specification *s, int argument) {
    if (s->length != 2) luaL_error(lua, "specifier '%%q' cannot have modifiers");
    char number[ITEM_SIZE];
    switch (lua_type(lua, argument)) {
    case LUA_TSTRING:
        add_quoted(lua, buffer, argument);
        return;
    case LUA_TNIL:
    case LUA_TBOOLEAN:
        luaL_tolstring(lua, argument, NULL);
        luaL_addvalue(buffer);
        return;
    case LUA_TNUMBER:
        if (lua_isinteger(lua, argument)) {
            lua_Integer value = lua_tointeger(lua, argument);
            // Without its sign the least integer would be read as a float.
            const char *format = value == LUA_MININTEGER ? "0x%llx" : "%lld";
            snprintf(number, sizeof number, format, (long long)value);
        } else {
            double value = lua_tonumber(lua, argument);
            if (value != value) strcpy(number, "(0/0)");
            else if (value - value != 0) strcpy(number, value > 0 ? "1e9999" : "-1e9999");
            else snprintf(number, sizeof number, "%a", value);
        }
        luaL_addstring(buffer, number);
        return;
    default:
        luaL_argerror(lua, argument, "value has no literal form");
    }
}

int script_format(lua_State *lua) {
    int top = lua_gettop(lua), argument = 1;
    size_t length;
    const char *format = luaL_checklstring(lua, 1, &length);
    const char *end = format + length;
    clua_state *state = state_of(lua);
    spend_bytes(lua, length);
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    while (format < end) {
        const char *next = memchr(format, '%', (size_t)(end - format));
        if (next != format) {
            if (!next) next = end;
            luaL_addlstring(&buffer, format, (size_t)(next - format));
            format = next;
            continue;
        }
        format++;
        if (*format == '%') {
            luaL_addchar(&buffer, *format++);
            continue;
        }
        if (++argument > top) return luaL_argerror(lua, argument, "no value");
        // What C's printf takes is some twenty instructions.
        spend(lua, state, 20);
        specification s;
        format = read_specification(lua, format, &s);
        switch (*format++) {
        case 'c': add_character(lua, &buffer, &s, argument); break;
        case 'd':
        case 'i': add_integer(lua, &buffer, &s, "-+ 0", argument); break;
        case 'u': add_integer(lua, &buffer, &s, "-0", argument); break;
        case 'o':
        case 'x':
        case 'X': add_integer(lua, &buffer, &s, "-#0", argument); break;
        case 'f': add_float(lua, &buffer, &s, LONG_ITEM_SIZE, argument); break;
        case 'a':
        case 'A':
            // Of the letters for floats these alone are checked before their argument.
            check_specification(lua, &s, FLOAT_FLAGS, true);
            add_float(lua, &buffer, &s, ITEM_SIZE, argument);
            break;
        case 'e':
        case 'E':
        case 'g':
        case 'G': add_float(lua, &buffer, &s, ITEM_SIZE, argument); break;
        case 'p':
            return luaL_error(lua, "'%%p' is not given to scripts: addresses differ in every run");
        case 'q': add_literal(lua, &buffer, &s, argument); break;
        case 's': add_string(lua, &buffer, &s, argument); break;
        default: return luaL_error(lua, "invalid conversion '%s' to 'format'", s.text);
        }
    }
    luaL_pushresult(&buffer);
    return 1;
}
