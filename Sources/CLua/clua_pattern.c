// The matcher: it goes back over what it tried, so that a short pattern can take any time; every
// step is therefore charged. It calls itself only as deep as stock Lua's does.
#include "clua_pattern.h"
#include <string.h>

static const char *match(matcher *m, const char *s, const char *p);

/// The end of the single-character class that begins at `p`.
static const char *class_end(matcher *m, const char *p) {
    switch (*p++) {
    case '%':
        if (p == m->pattern_end)
            luaL_error(m->lua, "malformed pattern (ends with '%%')");
        return p + 1;
    case '[': {
        const char *start = p;
        if (*p == '^') p++;
        // A "]" that comes first is one of the set.
        do {
            if (p == m->pattern_end) luaL_error(m->lua, "malformed pattern (missing ']')");
            if (*p++ == '%' && p < m->pattern_end) p++;
        } while (*p != ']');
        spend(m->lua, m->state, (size_t)(p - start) / 4);
        return p + 1;
    }
    default:
        return p;
    }
}

static bool is_in_class(unsigned char c, unsigned char class) {
    bool result;
    switch (class | 32) {
    case 'a': result = is_letter(c); break;
    case 'c': result = is_control(c); break;
    case 'd': result = is_digit(c); break;
    case 'g': result = c > ' ' && c < 127; break;
    case 'l': result = is_lower(c); break;
    case 'p': result = c > ' ' && c < 127 && !is_digit(c) && !is_letter(c); break;
    case 's': result = c == ' ' || (c >= '\t' && c <= '\r'); break;
    case 'u': result = is_upper(c); break;
    case 'w': result = is_digit(c) || is_letter(c); break;
    case 'x': result = is_digit(c) || ((c | 32) >= 'a' && (c | 32) <= 'f'); break;
    case 'z': result = c == 0; break;
    default: return class == c;
    }
    return is_lower(class) ? result : !result;
}

/// Whether a character is in the set from `p` (at "[") to `end` (at "]").
static bool is_in_set(matcher *m, unsigned char c, const char *p, const char *end) {
    spend(m->lua, m->state, (size_t)(end - p) / 4);
    bool found = true;
    if (p[1] == '^') {
        found = false;
        p++;
    }
    while (++p < end) {
        if (*p == '%') {
            p++;
            if (is_in_class(c, (unsigned char)*p)) return found;
        } else if (p[1] == '-' && p + 2 < end) {
            p += 2;
            if ((unsigned char)p[-2] <= c && c <= (unsigned char)*p) return found;
        } else if ((unsigned char)*p == c) {
            return found;
        }
    }
    return !found;
}

/// Whether the class from `p` to `end` matches the character at `s`.
static bool matches_single(matcher *m, const char *s, const char *p, const char *end) {
    if (s >= m->subject_end) return false;
    unsigned char c = (unsigned char)*s;
    switch (*p) {
    case '.': return true;
    case '%': return is_in_class(c, (unsigned char)p[1]);
    case '[': return is_in_set(m, c, p, end - 1);
    default: return (unsigned char)*p == c;
    }
}

/// How many characters from `s` on the class matches.
static ptrdiff_t count_single(matcher *m, const char *s, const char *p, const char *end) {
    const char *limit = m->subject_end, *at = s;
    // As far as the steps reach, so that they can be charged at once.
    if (limit - s > m->state->steps) limit = s + m->state->steps + 1;
    switch (*p) {
    case '.': at = limit; break;
    case '%':
        while (at < limit && is_in_class((unsigned char)*at, (unsigned char)p[1])) at++;
        break;
    case '[':
        while (at < limit && is_in_set(m, (unsigned char)*at, p, end - 1)) at++;
        break;
    default:
        while (at < limit && *at == *p) at++;
    }
    spend(m->lua, m->state, (size_t)(at - s));
    return at - s;
}

static const char *match_balance(matcher *m, const char *s, const char *p) {
    if (p >= m->pattern_end - 1)
        luaL_error(m->lua, "malformed pattern (missing arguments to '%%b')");
    if (*s != *p) return NULL;
    const char *start = s, *limit = m->subject_end;
    if (limit - s > m->state->steps) limit = s + m->state->steps + 2;
    char open = p[0], close = p[1];
    ptrdiff_t depth = 1;
    while (++s < limit) {
        if (*s == close) {
            if (--depth == 0) break;
        } else if (*s == open) {
            depth++;
        }
    }
    spend(m->lua, m->state, (size_t)(s - start));
    return s < limit ? s + 1 : NULL;
}

/// As often as possible, then once less again and again.
static const char *match_most(matcher *m, const char *s, const char *p, const char *end) {
    ptrdiff_t least = *end == '+' ? 1 : 0;
    for (ptrdiff_t count = count_single(m, s, p, end); count >= least; count--) {
        const char *result = match(m, s + count, end + 1);
        if (result) return result;
    }
    return NULL;
}

/// As seldom as possible, then once more again and again.
static const char *match_least(matcher *m, const char *s, const char *p, const char *end) {
    for (;;) {
        const char *result = match(m, s, end + 1);
        if (result) return result;
        if (!matches_single(m, s, p, end)) return NULL;
        s++;
    }
}

static const char *start_capture(matcher *m, const char *s, const char *p, ptrdiff_t kind) {
    if (m->capture_count >= MOST_CAPTURES) luaL_error(m->lua, "too many captures");
    m->captures[m->capture_count] = (capture){s, kind};
    m->capture_count++;
    const char *result = match(m, s, p);
    if (!result) m->capture_count--;
    return result;
}

static const char *end_capture(matcher *m, const char *s, const char *p) {
    int number = m->capture_count - 1;
    while (number >= 0 && m->captures[number].length != CAPTURE_UNFINISHED) number--;
    if (number < 0) luaL_error(m->lua, "invalid pattern capture");
    capture *capture = &m->captures[number];
    capture->length = s - capture->start;
    const char *result = match(m, s, p);
    if (!result) capture->length = CAPTURE_UNFINISHED;
    return result;
}

/// What an earlier capture holds, once more.
static const char *match_again(matcher *m, const char *s, unsigned char digit) {
    int number = digit - '1';
    if (number < 0 || number >= m->capture_count ||
        m->captures[number].length == CAPTURE_UNFINISHED)
        luaL_error(m->lua, "invalid capture index %%%d", number + 1);
    // The length that stands for a position is too great for any subject.
    size_t length = (size_t)m->captures[number].length;
    if ((size_t)(m->subject_end - s) < length) return NULL;
    spend(m->lua, m->state, length / BYTES_PER_STEP);
    return memcmp(m->captures[number].start, s, length) == 0 ? s + length : NULL;
}

/// Whether a set begins to match here: it holds this character and not the one before.
static bool is_frontier(matcher *m, const char *s, const char *p, const char *end) {
    unsigned char before = s == m->subject ? 0 : (unsigned char)s[-1];
    // At its end a string of Lua has a zero.
    return !is_in_set(m, before, p, end - 1) && is_in_set(m, (unsigned char)*s, p, end - 1);
}

static const char *match(matcher *m, const char *s, const char *p) {
    if (m->depth-- == 0) luaL_error(m->lua, "pattern too complex");
    while (p != m->pattern_end) {
        spend(m->lua, m->state, 1);
        switch (*p) {
        case '(':
            s = p[1] == ')' ? start_capture(m, s, p + 2, CAPTURE_POSITION)
                            : start_capture(m, s, p + 1, CAPTURE_UNFINISHED);
            goto done;
        case ')':
            s = end_capture(m, s, p + 1);
            goto done;
        case '$':
            if (p + 1 != m->pattern_end) break;
            if (s != m->subject_end) s = NULL;
            goto done;
        case '%':
            if (p[1] == 'b') {
                s = match_balance(m, s, p + 2);
                if (!s) goto done;
                p += 4;
                continue;
            }
            if (p[1] == 'f') {
                p += 2;
                if (*p != '[') luaL_error(m->lua, "missing '[' after '%%f' in pattern");
                const char *end = class_end(m, p);
                if (!is_frontier(m, s, p, end)) {
                    s = NULL;
                    goto done;
                }
                p = end;
                continue;
            }
            if (is_digit((unsigned char)p[1])) {
                s = match_again(m, s, (unsigned char)p[1]);
                if (!s) goto done;
                p += 2;
                continue;
            }
            break;
        }
        // A class and what says how often.
        const char *end = class_end(m, p);
        if (!matches_single(m, s, p, end)) {
            if (*end == '*' || *end == '?' || *end == '-') {
                p = end + 1;
                continue;
            }
            s = NULL;
            goto done;
        }
        switch (*end) {
        case '?': {
            const char *result = match(m, s + 1, end + 1);
            if (result) {
                s = result;
                goto done;
            }
            p = end + 1;
            continue;
        }
        case '+':
        case '*':
            s = match_most(m, s, p, end);
            goto done;
        case '-':
            s = match_least(m, s, p, end);
            goto done;
        }
        s++;
        p = end;
    }
done:
    m->depth++;
    return s;
}

/// The character that every match begins with, or -1 where that is not plain to see.
static int first_character(const matcher *m, const char *pattern) {
    if (pattern == m->pattern_end || strchr("^$*+?.()[%-", *pattern)) return -1;
    // A zero stands behind the pattern.
    return pattern[1] && strchr("*?-", pattern[1]) ? -1 : (unsigned char)*pattern;
}

const char *find_match(
    matcher *m, const char **start, const char *pattern, bool is_anchored, const char *last_end) {
    int first = is_anchored ? -1 : first_character(m, pattern);
    for (const char *at = *start; at <= m->subject_end; at++) {
        if (first >= 0) {
            const char *next = memchr(at, first, (size_t)(m->subject_end - at));
            size_t skipped = (size_t)((next ? next : m->subject_end) - at);
            spend(m->lua, m->state, skipped / BYTES_PER_STEP);
            if (!next) return NULL;
            at = next;
        }
        m->capture_count = 0;
        m->depth = MOST_MATCH_DEPTH;
        const char *end = match(m, at, pattern);
        if (end && end != last_end) {
            *start = at;
            return end;
        }
        if (is_anchored) return NULL;
    }
    return NULL;
}
