// The matcher of Lua's patterns.
#ifndef CLUA_PATTERN_H
#define CLUA_PATTERN_H

#include "clua_string.h"

enum {
    MOST_CAPTURES = 32,
    /// How deep a match may nest; the same as in stock Lua, so that the same patterns are refused.
    MOST_MATCH_DEPTH = 200,
    /// What stands in a capture for its length.
    CAPTURE_UNFINISHED = -1,
    CAPTURE_POSITION = -2,
};

typedef struct capture {
    const char *start;
    ptrdiff_t length;
} capture;

typedef struct matcher {
    lua_State *lua;
    clua_state *state;
    const char *subject, *subject_end, *pattern_end;
    int depth;
    int capture_count;
    capture captures[MOST_CAPTURES];
} matcher;

static inline void prepare_matcher(
    matcher *m, lua_State *lua, const char *subject, const char *subject_end,
    const char *pattern_end) {
    m->lua = lua;
    m->state = state_of(lua);
    m->subject = subject;
    m->subject_end = subject_end;
    m->pattern_end = pattern_end;
}

/// Looks for the first match from `*start` on, or only there, that does not end at `last_end`.
/// Returns its end and sets its start, or returns NULL. Each step is charged.
const char *find_match(
    matcher *m, const char **start, const char *pattern, bool is_anchored, const char *last_end);
/// Pushes what the last match captured; the whole match where the pattern has no captures and it is
/// given.
int push_captures(matcher *m, const char *start, const char *end);
/// Pushes one capture, or the whole match as the first where the pattern has none.
void push_capture(matcher *m, int number, const char *start, const char *end);
/// Gives one capture without pushing it, unless it is a position: then it is pushed, and the length
/// is CAPTURE_POSITION.
ptrdiff_t get_capture(
    matcher *m, int number, const char *start, const char *end, const char **bytes);

#endif
