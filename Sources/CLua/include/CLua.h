// What Swift sees of Lua. No lua_State and no call that can raise stands here: every operation is
// protected, reports by its code, and leaves the reason in the state (clua_last_error).
#ifndef CLUA_H
#define CLUA_H

#include "CLuaSchema.h"

typedef struct clua_state clua_state;

typedef struct clua_limits {
    /// VM instructions for one call from the host.
    int64_t steps;
    /// Seconds of the processor for one call from the host, or 0: for what takes long in few steps,
    /// as comparing long strings does.
    double seconds;
    /// Bytes that all of a state's values may take; one string may take a sixteenth.
    size_t memory;
    /// Bytes that one source text may have.
    size_t source;
    /// The allocation that fails, and all after it; 0 for none. For tests.
    int64_t allocations;
} clua_limits;

/// What a state asks of its host. None of these may raise or throw; a failure is a code, with the
/// reason given to clua_set_error before.
typedef struct clua_host {
    void *context;
    clua_code (*invoke)(
        void *context, int32_t function, const clua_value *arguments, int32_t count,
        clua_value *results, int32_t *result_count);
    void (*release)(void *context, int32_t object_class, void *object);
    /// Finds a script for `require` and gives its text to clua_supply_source.
    clua_code (*find)(void *context, const char *name, size_t length);
    /// Takes a line that a script printed.
    void (*log)(void *context, const char *script, int32_t line, const char *text, size_t length);
    /// Gives a hint for an unknown field to clua_set_hint.
    void (*suggest)(
        void *context, bool is_field, const char *const *known, int32_t count, const char *name,
        size_t length);
    /// The same, but only where one of them is near, for a name that was nil.
    void (*suggest_nearest)(
        void *context, const char *const *known, int32_t count, const char *name, size_t length);
    /// Milliseconds of the screen's clock, and its epoch in seconds.
    double (*now)(void *context);
    double (*epoch)(void *context);
} clua_host;

enum { CLUA_MOST_RESULTS = 4 };

/// Makes a state with its libraries and the module of the schema; NULL where memory is short.
/// The schema is copied; what it points to must outlive the state.
clua_state *clua_open(const clua_limits *limits, const clua_schema *schema, clua_host host);
/// Puts Lua's own string, table and utf8 libraries in the place of ours, to compare with. Nothing
/// bounds what they do, so a state whose scripts are not trusted must never have them.
clua_code clua_use_stock_libraries(clua_state *state);
/// Begins a turn: what one event from outside brings about. All calls of a turn have ten times the
/// steps of one call together, and never less than 10 million.
void clua_begin_turn(clua_state *state);
/// Takes steps from the turn for what the host does on a script's behalf; false where none are left.
bool clua_spend_turn(clua_state *state, int64_t steps);
/// Walks everything that scripts can reach before the first is loaded, and fails on anything that is
/// not listed as given to them.
clua_code clua_check_reachable(clua_state *state);
/// Lets constructors remember where they were called; the upper half of a record's first word is
/// then its place, or 0. Records with more than 32 fields have none.
clua_code clua_record_places(clua_state *state);
/// The script and the line of such a place; the script is NULL for one that is not known, and lives
/// as long as the state.
clua_code clua_find_place(
    clua_state *state, uint32_t place, const char **script, int32_t *line);
/// Ends a state: releases every object and frees all its memory.
void clua_close(clua_state *state);

/// Makes a function that the host carries out under a number, besides those of the schema; pinned.
clua_code clua_make_function(clua_state *state, int32_t identifier, int32_t *function);
/// Gives scripts the fields of a pinned table as globals, in the place of those of the same names.
clua_code clua_define_globals(clua_state *state, int32_t table);

/// Makes globals of their own for scripts that must not reach those of others, and pins them.
clua_code clua_make_globals(clua_state *state, int32_t *globals);

/// Compiles a source text; `name` is the path that errors show. The function is pinned. It runs in
/// the pinned `globals`, or with 0 in those of the state.
clua_code clua_load(
    clua_state *state, const char *source, size_t length, const char *name, int32_t globals,
    int32_t *function);

/// Calls a pinned function with the arguments of a flat buffer (see clua_build.c). With a
/// `result_type` of -1 results are dropped; otherwise the first result is checked and its words
/// stand in clua_output, and `is_nil` says when there was none.
clua_code clua_call(
    clua_state *state, int32_t function, const char *label, const uint8_t *arguments,
    size_t length, int32_t argument_count, int32_t result_type, bool *is_nil);

/// Calls a pinned function `count` times and drops the results. Each call has `argument_count`
/// arguments of its own, which end at its place in `ends`, and a budget of its own; the others go on
/// where one fails, which is told to `failed`.
clua_code clua_call_batch(
    clua_state *state, int32_t function, const char *label, const uint8_t *arguments,
    const size_t *ends, int32_t argument_count, int32_t count, void *context,
    void (*failed)(void *context, int32_t call, clua_error error));

/// Calls a pinned function with few values and takes one value back, for the functions of streams.
clua_code clua_call_values(
    clua_state *state, int32_t function, const char *label, const clua_value *arguments,
    int32_t count, clua_value *result);

/// Checks a pinned value against a type and puts its words into clua_output. `definition` is the
/// pinned function whose place stands in an error, or 0.
clua_code clua_decode(
    clua_state *state, int32_t reference, int32_t type, int32_t definition, const char *label);

/// The words that the last clua_call or clua_decode wrote; valid until the next operation.
const uint64_t *clua_output(const clua_state *state, size_t *count);

/// Builds one value from a flat buffer and pins it.
clua_code clua_build(
    clua_state *state, const uint8_t *bytes, size_t length, clua_value *result);

/// Pins the same value once more, giving up to `count` entries of a pinned list.
clua_code clua_entries(
    clua_state *state, int32_t list, clua_value *entries, int64_t first, int32_t count);
/// The length of a pinned list; its field `n` where that is a whole number.
clua_code clua_length(clua_state *state, int32_t list, int64_t *length);
/// Makes a list of `count` values with its length in the field `n`, and pins it.
clua_code clua_make_list(
    clua_state *state, const clua_value *values, int32_t count, bool with_count,
    int32_t *reference);
/// The field of a pinned table, pinned.
clua_code clua_get_field(
    clua_state *state, int32_t table, const char *name, clua_value *result);
/// The bytes of a pinned string, valid while it is pinned.
clua_code clua_string(clua_state *state, int32_t reference, const char **bytes, size_t *length);
/// The address of a pinned table, function or object.
clua_code clua_identity(clua_state *state, int32_t reference, uintptr_t *identity);
/// The place where a pinned function begins.
clua_code clua_function_place(
    clua_state *state, int32_t function, const char **script, int32_t *line);

/// Whether two pinned values are equal as Lua's == says, without metamethods.
clua_code clua_equal(clua_state *state, const clua_value *left, const clua_value *right, bool *equal);
/// Which of `count` pairs of entries of two pinned lists differ deeply; the same reference is equal.
clua_code clua_differences(
    clua_state *state, int32_t old_list, int32_t new_list, const int32_t *old_entries,
    const int32_t *new_entries, int32_t count, bool *differs);

/// Whether two pinned values differ deeply.
clua_code clua_differ(clua_state *state, int32_t left, int32_t right, bool *differs);

/// Makes an object of a class for scripts and pins it. `object` goes back through `release`.
clua_code clua_make_object(
    clua_state *state, int32_t object_class, void *object, int32_t *reference);

/// Makes a view of an object of the host, of a class that has fields. The object is not kept: the
/// view must be removed before it goes.
clua_code clua_make_view(clua_state *state, int32_t object_class, void *object, int32_t *view);
/// Ends a view's binding: what scripts kept of it is refused from then on, and it has no fields.
void clua_unbind_view(clua_state *state, int32_t view);
/// The view in its present binding, for a flat buffer.
uint64_t clua_view_handle(const clua_state *state, int32_t view);
/// Lets go of a view.
void clua_remove_view(clua_state *state, int32_t view);
/// Puts the fields of a view into clua_output as a tree; `definition` as in clua_decode.
clua_code clua_fields(clua_state *state, int32_t view, int32_t definition, const char *label);

/// The bits of the fields that were read since the last call.
uint64_t clua_take_reads(clua_state *state);

/// The place of the innermost script frame that runs now; line 0 where none does.
void clua_caller(clua_state *state, const char **script, int32_t *line);

/// Charges the call in progress for work that the host is about to do; fails where its steps are
/// spent, which no script can catch.
clua_code clua_charge(clua_state *state, size_t steps);

/// Counts bytes that the host holds for scripts as memory of theirs; fails where there is not so
/// much, which no script can catch.
clua_code clua_hold(clua_state *state, size_t bytes);
/// Takes bytes that were held off that count.
void clua_let_go(clua_state *state, size_t bytes);

/// Gives a pin back.
void clua_unpin(clua_state *state, int32_t reference);

typedef enum clua_floor_kind : uint8_t {
    /// Results are dropped.
    CLUA_FLOOR_CALL = 0,
    /// Every field of the result is read.
    CLUA_FLOOR_READ,
    /// A new table to fill comes first; of the list that is the first argument one entry after the
    /// other is given.
    CLUA_FLOOR_FILL,
} clua_floor_kind;

/// Calls a pinned function many times with the same arguments of a flat buffer in a plain loop: the
/// least that calls can take, for benchmarks.
clua_code clua_floor(
    clua_state *state, int32_t function, const uint8_t *arguments, size_t length,
    int32_t argument_count, int32_t times, clua_floor_kind kind);

// MARK: Called by the host inside its functions

/// Says why the host function that is running fails; the code that it returns goes with it.
void clua_set_error(clua_state *state, const char *message, size_t length);
/// Says that the error stands elsewhere than at the line that called the host, and the calls that
/// led there, innermost first.
void clua_set_place(
    clua_state *state, const char *script, int32_t line, const char *traceback, size_t length);
/// Adds a hint to the error.
void clua_set_hint(clua_state *state, const char *hint, size_t length);
/// Takes bytes for a string result; the result's `bytes` must point to what this returns.
const char *clua_keep_bytes(clua_state *state, const char *bytes, size_t length);
/// Takes the text that `find` found, and the path that errors show.
void clua_supply_source(clua_state *state, const char *source, size_t length, const char *name);

// MARK: Errors and figures

/// Why the last operation failed; valid until the next one.
clua_error clua_last_error(const clua_state *state);
/// Bytes that the state's values, and what the host holds for them, take now.
size_t clua_memory(const clua_state *state);
/// Pins that are held now.
int32_t clua_pin_count(const clua_state *state);

#endif
