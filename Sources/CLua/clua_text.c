#include "internal.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool text_reserve(text *t, size_t more) {
    size_t wanted = t->length + more + 1;
    if (wanted <= t->capacity) return true;
    size_t capacity = t->capacity ? t->capacity : 64;
    while (capacity < wanted) capacity *= 2;
    char *bytes = realloc(t->bytes, capacity);
    if (!bytes) return false;
    t->bytes = bytes;
    t->capacity = capacity;
    return true;
}

void text_add(text *t, const char *bytes, size_t length) {
    if (!text_reserve(t, length)) return;
    if (length) memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
    t->bytes[t->length] = 0;
}

void text_format(text *t, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length > 0 && text_reserve(t, (size_t)length)) {
        vsnprintf(t->bytes + t->length, (size_t)length + 1, format, again);
        t->length += (size_t)length;
    }
    va_end(again);
}

void text_cut(text *t, size_t length) {
    if (length >= t->length) return;
    t->length = length;
    t->bytes[length] = 0;
}

void text_free(text *t) {
    free(t->bytes);
    *t = (text){0};
}

const char *text_value(const text *t) { return t->bytes ? t->bytes : ""; }
