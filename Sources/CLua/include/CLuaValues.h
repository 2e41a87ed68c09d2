// The values and errors that cross between Lua and the host.
#ifndef CLUA_VALUES_H
#define CLUA_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Why an operation failed; the codes of the scripting API.
typedef enum clua_code : int32_t {
    CLUA_OK = 0,
    CLUA_SYNTAX_ERROR,
    CLUA_RUNTIME_ERROR,
    CLUA_TYPE_ERROR,
    CLUA_BUDGET_EXCEEDED,
    CLUA_MEMORY_EXCEEDED,
    CLUA_UNSUPPORTED_API_VERSION,
} clua_code;

/// Why an operation failed.
typedef struct clua_error {
    clua_code code;
    const char *script;
    int32_t line;
    const char *message;
    const char *hint;
    /// Lines, innermost first.
    const char *traceback;
} clua_error;

typedef enum clua_kind : uint8_t {
    CLUA_NIL = 0,
    CLUA_BOOLEAN,
    CLUA_INTEGER,
    CLUA_NUMBER,
    CLUA_STRING,
    CLUA_TABLE,
    CLUA_FUNCTION,
    CLUA_OBJECT,
    CLUA_OTHER,
} clua_kind;

/// One value on its way between Lua and the host.
///
/// Strings, tables, functions and objects that come from Lua are pinned at `reference`; whoever
/// receives the value owns that pin; the object that a method is called on has none. What goes to
/// Lua keeps its pin, or says its `bytes` or `object` without one.
typedef struct clua_value {
    clua_kind kind;
    uint8_t object_class;
    int32_t reference;
    union {
        bool boolean;
        int64_t integer;
        double number;
        const char *bytes;
        void *object;
    };
    size_t length;
} clua_value;

#endif
