// Looks through a script's tokens before it is compiled. An error at the end of a very long chain
// `a.b.b.b…` overflows the stack of this liblua while it builds the message, so such are refused.
#include "internal.h"
#include <ctype.h>
#include <string.h>

enum { MOST_LINKS = 600 };

typedef struct scanner {
    const char *at;
    const char *end;
    int line;
} scanner;

/// The level of a long bracket that begins here, or -1.
static int long_bracket(const scanner *s) {
    const char *at = s->at;
    if (at >= s->end || *at != '[') return -1;
    int level = 0;
    for (at++; at < s->end && *at == '='; at++) level++;
    return at < s->end && *at == '[' ? level : -1;
}

static void skip_long(scanner *s, int level) {
    s->at += level + 2;
    for (; s->at < s->end; s->at++) {
        if (*s->at == '\n') s->line++;
        if (*s->at != ']') continue;
        const char *at = s->at + 1;
        int found = 0;
        while (at < s->end && *at == '=') at++, found++;
        if (found == level && at < s->end && *at == ']') {
            s->at = at + 1;
            return;
        }
    }
}

static void skip_string(scanner *s, char quote) {
    for (s->at++; s->at < s->end && *s->at != quote; s->at++) {
        if (*s->at == '\n') return;
        if (*s->at == '\\' && s->at + 1 < s->end) {
            s->at++;
            if (*s->at == '\n') s->line++;
        }
    }
    if (s->at < s->end) s->at++;
}

static void skip_comment(scanner *s) {
    s->at += 2;
    int level = long_bracket(s);
    if (level >= 0) {
        skip_long(s, level);
        return;
    }
    while (s->at < s->end && *s->at != '\n') s->at++;
}

static bool is_of_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

int find_long_chain(const char *source, size_t length) {
    // Few texts have so many points at all.
    int points = 0;
    const char *at = source, *end = source + length;
    while (points <= MOST_LINKS && (at = memchr(at, '.', (size_t)(end - at)))) points++, at++;
    if (points <= MOST_LINKS) return 0;
    scanner s = {source, source + length, 1};
    int links = 0;
    bool after_dot = false;
    while (s.at < s.end) {
        char c = *s.at;
        if (c == '\n') s.line++;
        if (isspace((unsigned char)c)) {
            s.at++;
        } else if (c == '-' && s.at + 1 < s.end && s.at[1] == '-') {
            skip_comment(&s);
        } else if (isdigit((unsigned char)c)) {
            // A number's own point is no link.
            while (s.at < s.end && (is_of_name(*s.at) || *s.at == '.')) s.at++;
            links = 0;
        } else if (is_of_name(c)) {
            while (s.at < s.end && is_of_name(*s.at)) s.at++;
            if (!after_dot) links = 0;
            after_dot = false;
        } else if (c == '.' && !(s.at + 1 < s.end && s.at[1] == '.')) {
            if (++links > MOST_LINKS) return s.line;
            after_dot = true;
            s.at++;
        } else {
            links = 0;
            after_dot = false;
            int level = long_bracket(&s);
            if (level >= 0) skip_long(&s, level);
            else if (c == '"' || c == '\'') skip_string(&s, c);
            else if (c == '.') s.at += s.at + 2 < s.end && s.at[2] == '.' ? 3 : 2;
            else s.at++;
        }
    }
    return 0;
}
