// What the C files keep: a state and what it consists of. Nothing here is seen by Swift.
#ifndef CLUA_STATE_H
#define CLUA_STATE_H

#include "CLua.h"
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <string.h>

#if __has_feature(address_sanitizer)
enum { IS_SANITIZED = 1 };
#else
enum { IS_SANITIZED = 0 };
#endif

/// What stands at which number in the registry, besides what Lua keeps there. Only these and the pins,
/// which follow them, do: luaL_ref would take a number among them.
enum {
    KNOWN_SHAPES = LUA_RIDX_LAST + 2,
    LIBRARIES,
    MODULE,
    LAST_WALK,
    NUMBERED,
    COUNTED,
    VIEW_FIELDS,
    PLACES,
    PLACE_SCRIPTS,
    BEFORE_PINS,
};

enum { MOST_DEPTH = 100, MOST_FIELDS = 64, MOST_ENTRIES = 1 << 24, MOST_UNCLAIMED = 32 };

/// A growing text outside Lua's heap, so that it can be written when Lua's memory is spent.
typedef struct text {
    char *bytes;
    size_t length;
    size_t capacity;
} text;

static inline void text_clear(text *t) {
    t->length = 0;
    if (t->bytes) t->bytes[0] = 0;
}
void text_add(text *t, const char *bytes, size_t length);
void text_format(text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// Leaves the first bytes only.
void text_cut(text *t, size_t length);
void text_free(text *t);
/// The text with a zero at its end; never NULL.
const char *text_value(const text *t);

/// A step on the way from a checked value to the part that is wrong.
typedef struct path_step {
    const char *field;
    size_t length;
    lua_Integer index;
} path_step;

/// A function's definition, for errors about what it returned.
typedef struct checked_place {
    const char *script;
    int32_t line;
} checked_place;

/// The header of every object that the host made.
typedef struct object {
    union {
        void *host;
        /// For a view that is not in use: the next such.
        size_t next_free;
    };
    uint8_t object_class;
    /// Where it stands among the live objects; a view does not.
    uint32_t place;
} object;

typedef struct live_object live_object;
typedef struct view view;
typedef struct known_shape known_shape;

/// Why memory failed.
typedef enum shortage { SHORT_OF_MEMORY, STRING_TOO_LONG, BLOCK_TOO_LARGE, TOO_MANY_PINS } shortage;

enum { ARENA_UNIT = 16, ARENA_LARGEST = 512 };

typedef struct free_block free_block;

/// Where the first small blocks of a state come from.
typedef struct arena {
    char *start, *top;
    /// By their sizes in units: blocks that were freed.
    free_block *free[ARENA_LARGEST / ARENA_UNIT + 1];
} arena;

struct clua_state {
    lua_State *main;
    /// The thread that runs now: the main one or a coroutine.
    lua_State *current;
    clua_host host;
    clua_limits limits;
    clua_schema schema;
    /// What was made ready to check tables of the shapes of the schema; none for others yet.
    const known_shape **known_shapes;

    arena arena;
    /// The bytes of all values, with those that the host holds for them.
    size_t memory;
    /// What the host holds, and what it has begun to hold since rubbish was collected for it.
    size_t held, held_since;
    /// How often memory has failed in this call from the host, and why it did last.
    int failures;
    shortage shortage;
    int64_t steps;
    /// The steps that the call began with, and those that are left for all calls of this turn.
    int64_t budget, turn;
    /// The times, real and of the processor, when the call's hook fired first, and of the last hook.
    int64_t began, began_working, last_hook;
    /// Set once a budget is spent, until the outermost call has ended; no script can catch it.
    clua_code killed;
    /// Steps since the depth of the calls was looked at.
    int unchecked;
    /// Steps that were made and are not charged yet, and how many are charged together: a script ends
    /// at the same step on a machine that others keep busy.
    int counted, counted_at_once;
    /// Calls of the host's functions, each of which may take long: some of them look at the clock.
    unsigned host_calls;
    /// Whether there ever was a string with which a single instruction may take long.
    bool has_long_strings;
    int depth;

    /// How many coroutines are resumed inside each other.
    int nested;

    /// Whether it is remembered where tables were written.
    bool records_places;
    /// The number that a value without a text was shown by last.
    lua_Integer last_number;
    /// Free and released places among the pins.
    int32_t *free_pins, *released_pins;
    size_t free_count, free_capacity, released_count, released_capacity;
    int32_t pin_top;
    /// Pins that the check in progress made; they are given back when it fails.
    int32_t *checked_pins;
    size_t checked_pin_count, checked_pin_capacity;

    /// Objects that the host gave and that no value of Lua holds yet. Where memory fails meanwhile they
    /// stay here until the outermost call has ended.
    clua_value unclaimed[MOST_UNCLAIMED];
    int unclaimed_count;

    /// The host's objects that scripts hold, by their places, and the first place that is free.
    live_object *live;
    uint32_t live_count, free_live;

    /// The views, by their places, and the first that is not in use.
    view *views;
    size_t view_count, free_view;

    uint64_t *output;
    size_t output_count, output_capacity;

    /// Where a value that is being checked comes from, where no script runs that could tell.
    const struct checked_place *place;
    /// What kind of error the wrong value is, where it is no type error.
    clua_code value_code;
    path_step path[MOST_DEPTH + 2];
    int path_length;
    uint64_t reads;

    /// What the last failure was, in parts.
    clua_code error_code;
    int32_t error_line;
    text error_script, error_message, error_hint, error_traceback;
    /// A failure that this code raised itself: the full text that Lua sees, and its parts.
    clua_code raised_code;
    int32_t raised_line;
    text raised_full, raised_script, raised_message, raised_hint, raised_traceback;
    /// Where the host says that its failure stands, and the calls that led there; line 0: here.
    text host_script, host_traceback;
    int32_t host_line;
    /// The message of an error that has been taken down already.
    text kept;
    /// The place of the script where the allocator last gave up.
    text memory_script;
    int32_t memory_line;

    text scratch;
    text source, source_name;
    /// Names that `require` is loading, for the message of a cycle.
    text loading;
    /// What the call in progress is called in a traceback.
    const char *label;
};

#endif
