// What the files that check values share: one walk serves the constructors, which only check, and the
// results of functions, which are also decoded.
#ifndef CLUA_CHECK_H
#define CLUA_CHECK_H

#include "internal.h"

/// Room on the stack for a value; what holds values makes sure that there is room for another one.
enum { CHECK_STACK = 12 };

typedef struct checker {
    lua_State *lua;
    clua_state *state;
    const clua_schema *schema;
    bool write;
} checker;

/// The name of a field as Lua keeps it: whether a key is that name can be told from its address.
typedef struct known_name {
    const char *bytes;
    size_t length;
} known_name;

/// The fields of a shape, and the bits of those that have to be there.
struct known_shape {
    uint64_t required;
    int32_t count;
    known_name fields[];
};

static inline void put(checker *c, uint64_t word) {
    if (c->write) put_word(c->lua, c->state, word);
}

// clua_check.c
void check(checker *c, int index, int32_t type);
/// What the table at an index holds is read from the index that this gives: what can only be read, as
/// the insets of an environment, is as good as a copy of it.
int readable(checker *c, int index);

// clua_check_list.c
/// The entries of a list have one type, those of a tuple one each.
void check_entries(checker *c, int index, const clua_type *type);
void check_map(checker *c, int index, const clua_type *type);

// clua_check_record.c
void check_record(checker *c, int index, const clua_type *type);
/// The number of the field whose name the key at an index is, or -1.
int find_field(lua_State *lua, int index, const known_shape *shape);

// clua_check_error.c
/// Leaves the first of a table's unknown keys on top, which are all but names where no fields are
/// known: a walk meets them in another order each run.
void push_first_unknown(lua_State *lua, int index, const known_shape *known);
_Noreturn void fail_text(checker *c, const text *message);
/// Fails with the hint that the host has set.
_Noreturn void fail_with_hint(checker *c, int index, const char *expected);
_Noreturn void fail_expected(checker *c, int index, const char *expected);
/// Says that a name is none of those that are known, with the nearest one as a hint.
void suggest(checker *c, bool is_field, const char *const *names, int32_t count, int index);
/// `expected a list, got 3 entries`, for a table that is a list of the wrong length.
_Noreturn void fail_length(checker *c, const char *expected, lua_Unsigned length);
/// Says that the key on top of the stack is no name of a tagged number.
_Noreturn void fail_tag(checker *c, int index, const clua_type *type);
/// Says that a field which has to be there is not.
_Noreturn void fail_missing(checker *c, const clua_field *field);
/// Says that the table at an index has a field which its shape does not know.
_Noreturn void fail_unknown(checker *c, int index, int32_t shape, const known_shape *known);

#endif
