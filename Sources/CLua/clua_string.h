// What the files of the string, utf8 and table libraries share.
#ifndef CLUA_STRING_H
#define CLUA_STRING_H

#include "internal.h"

enum { BYTES_PER_STEP = 16 };

/// Charges steps whose number follows from sizes in memory; for a number that a script chose itself,
/// which may be huge, there is `charge`.
static inline void spend(lua_State *lua, clua_state *state, size_t steps) {
    if ((state->steps -= (int64_t)steps) < 0) charge(lua, state, 0);
}

/// Charges for going over bytes once.
static inline void spend_bytes(lua_State *lua, size_t length) {
    spend(lua, state_of(lua), length / BYTES_PER_STEP);
}

// Letters and the like of the C locale, whatever locale the process has.
static inline bool is_digit(unsigned char c) { return c >= '0' && c <= '9'; }
static inline bool is_lower(unsigned char c) { return c >= 'a' && c <= 'z'; }
static inline bool is_upper(unsigned char c) { return c >= 'A' && c <= 'Z'; }
static inline bool is_letter(unsigned char c) { return is_lower(c | 32); }
static inline bool is_control(unsigned char c) { return c < 32 || c == 127; }
static inline unsigned char to_lower(unsigned char c) { return is_upper(c) ? c + 32 : c; }
static inline unsigned char to_upper(unsigned char c) { return is_lower(c) ? c - 32 : c; }

// clua_string.c
/// Charges for a result of that many bytes; ends the call where memory cannot hold it anyway.
void spend_result(lua_State *lua, size_t size);
/// A position that a script gave as one from 1 on: negative ones count from the end.
size_t first_position(lua_Integer position, size_t length);

// The functions, each in the file of its kind.
int script_find(lua_State *lua);
int script_match(lua_State *lua);
int script_gmatch(lua_State *lua);
int script_gsub(lua_State *lua);
int script_format(lua_State *lua);
int script_pack(lua_State *lua);
int script_packsize(lua_State *lua);
int script_unpack(lua_State *lua);
int script_sort(lua_State *lua);

// clua_table.c
enum { TABLE_READ = 1, TABLE_WRITE = 2, TABLE_LENGTH = 4 };
/// The length of the table at an index, or of what has the metamethods to stand for one.
lua_Integer table_length(lua_State *lua, int index, int needs);

#endif
