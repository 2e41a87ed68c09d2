// Builds Lua values from a flat buffer. Each value is a byte that says what it is, then its parts
// in the machine's own byte order:
//   'z' nil   't' true   'f' false   'i' int64   'n' double   's' uint32 length, bytes
//   'r' int32 pin   'o' uint8 class, uint64 host address
//   'v' uint64 handle of a view
//   'e' int32 pin of a list, int64 entry from 1
//   'l' uint32 count, values: a list      'L' the same with its count in the field n
//   'm' uint32 count, (uint32 length, bytes, value)...: named values
//   'w' uint32 count, (uint32 length, bytes, int8 bit, value)...: named values that a script may
//       only read, each of which sets its bit when it is read
//   'x' int32 pin of such a table, int32 pin of a form, uint32 count, values: the same table with one
//       more field, as clua_tracked.c says
#include "internal.h"
#include <string.h>

typedef struct reader {
    const uint8_t *at;
    const uint8_t *end;
} reader;

static void take(lua_State *lua, reader *r, void *into, size_t size) {
    if ((size_t)(r->end - r->at) < size) luaL_error(lua, "the flat buffer is cut short");
    memcpy(into, r->at, size);
    r->at += size;
}

static void push_key(lua_State *lua, reader *r) {
    uint32_t length;
    take(lua, r, &length, sizeof length);
    if ((size_t)(r->end - r->at) < length) luaL_error(lua, "the flat buffer is cut short");
    lua_pushlstring(lua, (const char *)r->at, length);
    r->at += length;
}

static void build(lua_State *lua, clua_state *state, reader *r);

/// Leaves a table that answers from the real one and remembers what it was asked.
static void build_tracked(lua_State *lua, clua_state *state, reader *r, uint32_t count) {
    lua_createtable(lua, 0, (int)count);
    lua_createtable(lua, 0, (int)count);
    for (uint32_t i = 0; i < count; i++) {
        int8_t bit;
        push_key(lua, r);
        take(lua, r, &bit, sizeof bit);
        if (bit >= 0) {
            lua_pushvalue(lua, -1);
            lua_pushinteger(lua, bit);
            lua_rawset(lua, -4);
        }
        build(lua, state, r);
        lua_rawset(lua, -4);
    }
    make_tracked(lua);
}

/// What is told to each call anew costs as little as it can until it is asked for.
static void build_extended(lua_State *lua, clua_state *state, reader *r) {
    int32_t base, form;
    uint32_t count;
    take(lua, r, &base, sizeof base);
    take(lua, r, &form, sizeof form);
    take(lua, r, &count, sizeof count);
    if (count > MOST_EXTENDED) luaL_error(lua, "the flat buffer extends a table by too much");
    luaL_checkstack(lua, (int)count + 10, "values nested too deep");
    push_pin(lua, base);
    push_pin(lua, form);
    for (uint32_t i = 0; i < count; i++) build(lua, state, r);
    make_extended(lua, (int)count);
}

static void build(lua_State *lua, clua_state *state, reader *r) {
    luaL_checkstack(lua, 10, "values nested too deep");
    uint8_t tag;
    take(lua, r, &tag, 1);
    switch (tag) {
    case 'z':
        lua_pushnil(lua);
        return;
    case 't':
    case 'f':
        lua_pushboolean(lua, tag == 't');
        return;
    case 'g':
        build(lua, state, r);
        if (lua_type(lua, -1) == LUA_TTABLE) make_guarded(lua);
        return;
    case 'i': {
        int64_t value;
        take(lua, r, &value, sizeof value);
        lua_pushinteger(lua, value);
        return;
    }
    case 'n': {
        double value;
        take(lua, r, &value, sizeof value);
        lua_pushnumber(lua, value);
        return;
    }
    case 's':
        push_key(lua, r);
        return;
    case 'r': {
        int32_t reference;
        take(lua, r, &reference, sizeof reference);
        push_pin(lua, reference);
        return;
    }
    case 'v': {
        uint64_t handle;
        take(lua, r, &handle, sizeof handle);
        push_view(lua, state, handle);
        return;
    }
    case 'e': {
        int32_t list;
        int64_t entry;
        take(lua, r, &list, sizeof list);
        take(lua, r, &entry, sizeof entry);
        push_pin(lua, list);
        lua_rawgeti(lua, -1, entry);
        lua_remove(lua, -2);
        return;
    }
    case 'x':
        build_extended(lua, state, r);
        return;
    case 'o': {
        uint8_t object_class;
        uint64_t address;
        take(lua, r, &object_class, 1);
        take(lua, r, &address, sizeof address);
        push_object(lua, state, object_class, (void *)(uintptr_t)address);
        return;
    }
    }
    uint32_t count;
    take(lua, r, &count, sizeof count);
    switch (tag) {
    case 'l':
    case 'L':
        lua_createtable(lua, count > 1 << 20 ? 1 << 20 : (int)count, tag == 'L');
        for (uint32_t i = 1; i <= count; i++) {
            build(lua, state, r);
            lua_rawseti(lua, -2, i);
        }
        if (tag == 'L') set_count(lua, count);
        return;
    case 'm':
        lua_createtable(lua, 0, count > 1 << 20 ? 1 << 20 : (int)count);
        for (uint32_t i = 0; i < count; i++) {
            push_key(lua, r);
            build(lua, state, r);
            lua_rawset(lua, -3);
        }
        return;
    case 'w':
        build_tracked(lua, state, r, count);
        return;
    }
    luaL_error(lua, "the flat buffer holds an unknown tag");
}

void build_values(
    lua_State *lua, clua_state *state, const uint8_t *bytes, size_t length, int32_t count) {
    reader r = {bytes, bytes + length};
    for (int32_t i = 0; i < count; i++) build(lua, state, &r);
}

uint64_t clua_take_reads(clua_state *state) {
    uint64_t reads = state->reads;
    state->reads = 0;
    return reads;
}

typedef struct build_operation {
    clua_state *state;
    const uint8_t *bytes;
    size_t length;
    clua_value *result;
} build_operation;

/// What a value takes that streams make without a script's function.
enum { BUILD_STEPS = 20 };

static int do_build(lua_State *lua) {
    build_operation *o = lua_touserdata(lua, 1);
    charge(lua, o->state, BUILD_STEPS);
    flush_released(lua, o->state);
    build_values(lua, o->state, o->bytes, o->length, 1);
    *o->result = take_value(lua, o->state, -1);
    return 0;
}

clua_code clua_build(
    clua_state *state, const uint8_t *bytes, size_t length, clua_value *result) {
    build_operation o = {state, bytes, length, result};
    return run(state, do_build, &o);
}
