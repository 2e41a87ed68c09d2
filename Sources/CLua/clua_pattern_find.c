// find, match and gmatch.
#include "clua_pattern.h"
#include <string.h>

// memmem is the C library's own, and takes linear time.
extern void *memmem(const void *, size_t, const void *, size_t);

enum { SEARCH_WINDOW = 1 << 16 };

ptrdiff_t get_capture(
    matcher *m, int number, const char *start, const char *end, const char **bytes) {
    if (number >= m->capture_count) {
        if (number != 0) luaL_error(m->lua, "invalid capture index %%%d", number + 1);
        *bytes = start;
        return end - start;
    }
    const capture *capture = &m->captures[number];
    *bytes = capture->start;
    if (capture->length == CAPTURE_UNFINISHED) luaL_error(m->lua, "unfinished capture");
    if (capture->length == CAPTURE_POSITION)
        lua_pushinteger(m->lua, capture->start - m->subject + 1);
    return capture->length;
}

void push_capture(matcher *m, int number, const char *start, const char *end) {
    const char *bytes;
    ptrdiff_t length = get_capture(m, number, start, end, &bytes);
    if (length == CAPTURE_POSITION) return;
    spend(m->lua, m->state, (size_t)length / BYTES_PER_STEP);
    lua_pushlstring(m->lua, bytes, (size_t)length);
}

int push_captures(matcher *m, const char *start, const char *end) {
    int count = m->capture_count == 0 && start ? 1 : m->capture_count;
    luaL_checkstack(m->lua, count, "too many captures");
    for (int i = 0; i < count; i++) push_capture(m, i, start, end);
    return count;
}

/// Finds bytes as they are; in windows, so that no more is charged than was looked at.
static const char *find_plain(
    lua_State *lua, const char *bytes, size_t length, const char *wanted, size_t wanted_length) {
    clua_state *state = state_of(lua);
    if (wanted_length == 0) return bytes;
    // Preparing to look for a long text takes time of its own, which wide windows make up for.
    size_t widest = SEARCH_WINDOW + 2 * wanted_length;
    while (wanted_length <= length) {
        size_t width = length < widest ? length : widest;
        spend(lua, state, wanted_length / 8);
        const char *found = memmem(bytes, width, wanted, wanted_length);
        spend(lua, state, (found ? (size_t)(found - bytes) : width) / 8);
        if (found) return found;
        // What begins in this window may end in the next one.
        size_t seen = width - wanted_length + 1;
        bytes += seen;
        length -= seen;
    }
    return NULL;
}

static bool has_specials(lua_State *lua, const char *pattern, size_t length) {
    spend_bytes(lua, length);
    // A zero may stand in it, and ends what the C library looks at.
    for (const char *at = pattern; at <= pattern + length; at += strlen(at) + 1)
        if (strpbrk(at, "^$*+?.([%-")) return true;
    return false;
}

static int find_or_match(lua_State *lua, bool finds) {
    size_t length, pattern_length;
    const char *subject = luaL_checklstring(lua, 1, &length);
    const char *pattern = luaL_checklstring(lua, 2, &pattern_length);
    size_t first = first_position(luaL_optinteger(lua, 3, 1), length) - 1;
    if (first > length) {
        luaL_pushfail(lua);
        return 1;
    }
    const char *at = subject + first, *end = subject + length;
    if (finds && (lua_toboolean(lua, 4) || !has_specials(lua, pattern, pattern_length))) {
        const char *found = find_plain(lua, at, length - first, pattern, pattern_length);
        if (found) {
            lua_pushinteger(lua, found - subject + 1);
            lua_pushinteger(lua, found - subject + (lua_Integer)pattern_length);
            return 2;
        }
        luaL_pushfail(lua);
        return 1;
    }
    matcher m;
    prepare_matcher(&m, lua, subject, end, pattern + pattern_length);
    bool is_anchored = *pattern == '^';
    if (is_anchored) pattern++;
    const char *match_end = find_match(&m, &at, pattern, is_anchored, NULL);
    if (match_end) {
        if (!finds) return push_captures(&m, at, match_end);
        lua_pushinteger(lua, at - subject + 1);
        lua_pushinteger(lua, match_end - subject);
        return push_captures(&m, NULL, NULL) + 2;
    }
    luaL_pushfail(lua);
    return 1;
}

int script_find(lua_State *lua) { return find_or_match(lua, true); }

int script_match(lua_State *lua) { return find_or_match(lua, false); }

// MARK: gmatch

/// Where an iteration stands; its strings are kept alive by the function that iterates.
typedef struct iteration {
    const char *subject, *subject_end, *pattern, *pattern_end;
    const char *at, *last_match;
} iteration;

static int next_match(lua_State *lua) {
    iteration *i = lua_touserdata(lua, lua_upvalueindex(3));
    matcher m;
    prepare_matcher(&m, lua, i->subject, i->subject_end, i->pattern_end);
    // An empty match right behind the last one would be that one's end again.
    const char *at = i->at, *end = find_match(&m, &at, i->pattern, false, i->last_match);
    if (!end) return 0;
    i->at = i->last_match = end;
    return push_captures(&m, at, end);
}

int script_gmatch(lua_State *lua) {
    size_t length, pattern_length;
    const char *subject = luaL_checklstring(lua, 1, &length);
    const char *pattern = luaL_checklstring(lua, 2, &pattern_length);
    size_t first = first_position(luaL_optinteger(lua, 3, 1), length) - 1;
    if (first > length) first = length + 1;
    lua_settop(lua, 2);
    iteration *i = lua_newuserdatauv(lua, sizeof *i, 0);
    *i = (iteration){
        subject, subject + length, pattern, pattern + pattern_length, subject + first, NULL};
    lua_pushcclosure(lua, next_match, 3);
    return 1;
}
