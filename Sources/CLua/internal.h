// What the C files do for each other. Nothing here is seen by Swift.
#ifndef CLUA_INTERNAL_H
#define CLUA_INTERNAL_H

#include "state.h"

static inline clua_state *state_of(lua_State *lua) {
    return *(clua_state **)lua_getextraspace(lua);
}

// clua_arena.c
bool arena_open(arena *a);
/// Frees the arena with all its blocks.
void arena_close(arena *a);
void arena_free(arena *a, void *block, size_t size);
/// A new block, or one with what the old one held; NULL where the system has no memory.
void *arena_resize(arena *a, void *block, size_t old_size, size_t new_size);

// clua_memory.c
/// Bytes that cost as much time as a step.
enum { ALLOCATED_BYTES_A_STEP = 64 };
void *allocate(void *context, void *block, size_t old_size, size_t new_size);
/// Remembers which script line wanted more than there is: afterwards nobody can tell.
void remember_place(clua_state *state);
/// Writes why memory failed last.
void describe_shortage(const clua_state *state, text *out);
/// Ends the call from the host because memory is spent; nothing catches it.
_Noreturn void kill_for_memory(lua_State *lua);
/// The same at the script's own line, where nothing was allocated yet.
_Noreturn void refuse_for_memory(lua_State *lua, shortage why);
/// Frees what a call left behind that ended for want of memory: the next one would find it in its own
/// part of the stack, where a collection in need takes it for in use.
void collect_after_failure(lua_State *lua, clua_state *state);
/// Ends the call where memory cannot hold a string of that many bytes, before work is spent on it.
void check_string_size(lua_State *lua, size_t size);

// clua_error.c
/// Finds the first frame of a script from a level on, with its source and its line.
bool script_frame(lua_State *lua, int level, lua_Debug *frame);
/// Raises an error of our own at the script's line that called, or at a function's definition.
_Noreturn void raise_at_caller(lua_State *lua, clua_code code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
_Noreturn void raise_at(
    lua_State *lua, clua_code code, const char *script, int32_t line, const char *message);
/// Raises with the message and hint that the host has set.
_Noreturn void raise_for_host(lua_State *lua, clua_code code);
/// Raises that a value is wrong, at `state->place` or else at the caller's line.
_Noreturn void raise_about_value(lua_State *lua, clua_state *state, const char *message);
/// The message handler of every protected call.
int handle_error(lua_State *lua);
void clear_error(clua_state *state);
/// Completes the error after a failed protected call.
void finish_error(clua_state *state, int status);
_Noreturn void raise_kill(lua_State *lua);

// clua_places.c
/// Remembers that the innermost script frame has written the table at an index, where the host asked
/// for places.
void note_place(lua_State *lua, clua_state *state, int table);
/// The place of the table at an index, or 0.
uint32_t place_of(lua_State *lua, const clua_state *state, int table);

// clua_suggest.c
/// Gives a hint for an error about something that was nil, where a near name is at hand.
void suggest_name(lua_State *lua, clua_state *state, const char *message);

// clua_call.c
/// Runs an operation in a protected call; `operation` is its argument.
clua_code run(clua_state *state, lua_CFunction function, void *operation);
/// Calls with the traceback's label set.
void call_labelled(lua_State *lua, clua_state *state, int arguments, int results, const char *label);

/// Where the function at an index begins; line 0 for one that is no script's.
checked_place definition_of(lua_State *lua, int index);

// clua_pin.c
int32_t pin(lua_State *lua, clua_state *state, int index);
/// Pins for the check in progress.
int32_t pin_checked(lua_State *lua, clua_state *state, int index);
/// Gives back what a failed check pinned.
void unpin_checked(clua_state *state);
void push_pin(lua_State *lua, int32_t reference);
void flush_released(lua_State *lua, clua_state *state);
/// Takes the value at an index out, pinning what is no plain number or boolean.
clua_value take_value(lua_State *lua, clua_state *state, int index);
void push_value(lua_State *lua, clua_state *state, const clua_value *value);

// clua_build.c
/// Pushes the values of a flat buffer.
void build_values(
    lua_State *lua, clua_state *state, const uint8_t *bytes, size_t length, int32_t count);

// clua_check_error.c
/// What a message calls the value at an index: `the string "half"`.
void describe_value(lua_State *lua, int index, text *out);

// clua_check.c
/// Checks the value at an index against a type; with `write` its words go to the output. Errors are
/// said to be at `place`, or without one at the caller's line.
void check_at(
    lua_State *lua, clua_state *state, int index, int32_t type, bool write,
    const checked_place *place);

// clua_counted.c
/// Gives the list on top its length in the field n.
void set_count(lua_State *lua, lua_Integer count);
/// Whether the table at an index was made as a list of so many nils.
bool is_counted(lua_State *lua, int index);

// clua_tree.c
void write_tree(lua_State *lua, clua_state *state, int index, int depth);
bool is_utf8(const char *bytes, size_t length);
/// Refuses a string that is no text, with the path of where it stands, and charges for it.
void check_string(lua_State *lua, clua_state *state, int index);

// clua_list.c
/// How many entries the list at an index has, holes included where it counts itself in `n`.
lua_Integer list_length(lua_State *lua, int index);

// clua_items.c
void write_items(lua_State *lua, clua_state *state, int index);
int script_items(lua_State *lua);

// clua_output.c
/// Makes room for more words.
void grow_output(lua_State *lua, clua_state *state, size_t more);
static inline void put_word(lua_State *lua, clua_state *state, uint64_t word) {
    if (state->output_count == state->output_capacity) grow_output(lua, state, 1);
    state->output[state->output_count++] = word;
}
static inline void put_number(lua_State *lua, clua_state *state, double number) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    put_word(lua, state, bits);
}
void put_bytes(lua_State *lua, clua_state *state, const char *bytes, size_t length);

// clua_path.c
static inline void path_push_field(clua_state *state, const char *field, size_t length) {
    if (state->path_length > MOST_DEPTH) return;
    state->path[state->path_length++] = (path_step){.field = field, .length = length};
}
static inline void path_push_index(clua_state *state, lua_Integer index) {
    if (state->path_length > MOST_DEPTH) return;
    state->path[state->path_length++] = (path_step){.index = index};
}
static inline void path_pop(clua_state *state) {
    if (state->path_length > 0) state->path_length--;
}
void path_text(const clua_state *state, text *out);

// clua_object.c
/// Pushes the metatable of a class, which is made where there is none yet if it may be.
bool push_class(lua_State *lua, const clua_state *state, int index, bool makes);
void push_object(lua_State *lua, clua_state *state, int object_class, void *host);
object *to_object(lua_State *lua, int index);
/// Gives back what the host gave in vain.
void release_unclaimed(clua_state *state);
/// Gives the arguments to the host and pushes what it gives back; raises its error afterwards, when
/// none of its frames is left.
int invoke(lua_State *lua, int32_t function, int count, object *self);
int invoke_host(lua_State *lua);
/// Pushes a table of all methods of a class.
void push_methods(lua_State *lua, const clua_state *state, int index);

// clua_held.c
/// Counts memory of the host as the scripts'; ends the call where there is not so much.
void hold(lua_State *lua, clua_state *state, size_t bytes);

// clua_live.c
/// Remembers an object of the host until `release_live`; raises where there is no memory.
uint32_t record_live(lua_State *lua, clua_state *state, int object_class, void *host);
/// Gives an object back to the host.
void release_live(clua_state *state, uint32_t place);
/// Gives all objects back that are left when Lua has ended.
void release_all_live(clua_state *state);

// clua_view.c
void make_views(lua_State *lua);
/// Pushes a view in its present binding.
void push_view(lua_State *lua, clua_state *state, uint64_t handle);
/// The light userdata at an index as an object, where its binding has not ended.
object *to_view(lua_State *lua, int index);
/// What a message calls the view at an index, also an old one.
const char *view_name(lua_State *lua, int index);
_Noreturn void refuse_old_view(lua_State *lua);

// clua_budget.c
/// Charges steps for work that C does, before it is done; ends the call where they are spent.
void charge(lua_State *lua, clua_state *state, size_t steps);
/// Gives an operation of the host its whole budget.
void begin_budget(clua_state *state);
/// Gives the call of the function at the top of the stack what the turn has left for it.
void begin_call(lua_State *lua, clua_state *state);
/// Gives an operation that looks at what a script made no more than the turn has left for it.
void limit_budget(clua_state *state);
/// Ends the call where it has taken longer than its steps may.
void check_time_limit(lua_State *lua, clua_state *state);
/// Lets the hook fire often from now on.
void note_long_string(clua_state *state);
/// Charges for a failure that the host hears of; the next step ends the call where none are left.
void charge_failure(clua_state *state);
/// Takes what an operation has used from the turn.
void end_budget(clua_state *state);
/// Whether the thread's stack has room for one more operation.
bool has_stack(void);

// clua_pairs.c, clua_tostring.c, clua_scan.c
int script_pairs(lua_State *lua);
int script_next(lua_State *lua);
int script_tostring(lua_State *lua);
/// Pushes the value at an index as text, without addresses.
void push_text(lua_State *lua, int index);
/// The line of a chain of fields that is too long to be compiled, or 0.
int find_long_chain(const char *source, size_t length);

// The libraries, each in its own file: pushes its table.
void push_string_library(lua_State *lua);
/// Gives all strings their operators, and their methods at the first that is called.
void make_string_metatable(lua_State *lua);
void push_utf8_library(lua_State *lua);
void push_table_library(lua_State *lua);
void push_math_library(lua_State *lua);
void push_coroutine_library(lua_State *lua);
void push_os_library(lua_State *lua);

// clua_read_only.c
/// Puts an empty table that reads from the table at the top in its place; whoever writes to it comes
/// to `refuse`.
void make_read_only(lua_State *lua, lua_CFunction refuse);
/// The same with the table at the top but one, or a function that makes it, read by the function at the
/// top, which is told.
void make_answering(lua_State *lua);
/// Pushes what stands behind the table at an index, where it is one that can only be read.
bool push_real(lua_State *lua, int index);
/// The same for a table that a script made, whose length it has; a write says that it is refused.
void make_guarded(lua_State *lua);
/// Whether scripts may only read the table at an index.
bool is_read_only(lua_State *lua, int index);
/// Pushes the table at an index, or what stands behind one that can only be read.
void push_readable(lua_State *lua, clua_state *state, int index);

// clua_tracked.c
/// Puts a table in the place of the one at the top but one that answers from it, and remembers the bits
/// of the fields that scripts read, by the table at the top from names to bits.
void make_tracked(lua_State *lua);
enum { MOST_EXTENDED = 64 };
/// Leaves a table with the fields of a tracked one and one more, of a form: it takes both and the values
/// of that field's own fields, of which it is told the count.
void make_extended(lua_State *lua, int count);

// clua_on_demand.c
/// Lets the fields of the table at the top be made when they are first asked for. `find` answers for
/// a key that the table does not have yet, and `complete` makes all that are not there.
void make_on_demand(lua_State *lua, lua_CFunction find, lua_CFunction complete);
/// Makes all fields of the table at the top, where it is one of those.
void complete_table(lua_State *lua);
/// Ends a `find` that has pushed what it found: keeps that in the table, and gives it back.
int keep_found(lua_State *lua);
/// Whether a name of so many bytes, which a zero follows, is a known one.
bool is_name(const char *known, const char *name, size_t length);

// clua_library.c
/// Pushes what all globals share under a name: a function, or a library that cannot be changed.
bool push_shared(lua_State *lua, const char *name, size_t length);
/// `find` and `complete` of a table of globals.
int find_global(lua_State *lua);
int complete_globals(lua_State *lua);
/// Refuses to change a library.
int refuse_change(lua_State *lua);

// clua_module.c
/// Pushes the module of the schema.
void push_module(lua_State *lua);
/// `find` of the module.
int find_in_module(lua_State *lua);

// clua_globals.c
/// Refuses to assign a global.
int refuse_global(lua_State *lua);
/// Pushes new globals.
void push_new_globals(lua_State *lua, clua_state *state);

// clua_require.c, clua_protected.c, clua_constructor.c, clua_call.c
int script_require(lua_State *lua);
int script_pcall(lua_State *lua);
int script_xpcall(lua_State *lua);
int construct(lua_State *lua);
/// Compiles a text that is no bytecode, to run in the globals at the top of the stack; leaves the
/// function in their place or raises.
void compile(lua_State *lua, clua_state *state, const char *source, size_t length, const char *name);

#endif
