// What a call may take: steps, time, and stack. A call from the host has a budget of steps, and all
// calls of a turn (what one event brings about) have one together: many calls that each end at their
// budget would take any time too.
//
// Steps that take long, as comparing strings of megabytes does, are bounded by the processor's time:
// by so many nanoseconds for each step of the budget, several times what a plain step takes, and by
// the seconds that the host gives. What comes first ends the call.
#define _GNU_SOURCE
#include "internal.h"
#include <pthread.h>
#include <time.h>

enum {
    MOST_FRAMES = 195000,
    STEPS_A_DEPTH_CHECK = 16000,
    HOOK_INTERVAL = 1000,
    /// Until it is known whether single instructions take long, the hook fires more often.
    FIRST_INTERVAL = 200,
    SLOW_INTERVAL = 20,
    /// Once there are long strings: comparing two of them may take milliseconds, since Lua goes from
    /// zero byte to zero byte.
    LONG_STRING_INTERVAL = 5,
    SLOW_NANOSECONDS = 5 * 1000 * 1000,
    /// What a call costs the host beside the script's own steps, one inside another call, and one that
    /// fails besides.
    CALL_STEPS = 200,
    INNER_CALL_STEPS = 15,
    FAILURE_STEPS = 400,
    LEAST_STEPS = 10 * 1000,
    CALLS_A_TURN = 10,
    /// How many times as long everything takes where each access to memory is watched.
    SLOWNESS = IS_SANITIZED ? 20 : 1,
#ifdef __OPTIMIZE__
    NANOSECONDS_A_STEP = 70 * SLOWNESS,
#else
    // What the host does for scripts takes ten times as long in a debug build.
    NANOSECONDS_A_STEP = 700 * SLOWNESS,
#endif
    LEAST_NANOSECONDS = 20 * 1000 * 1000,
};
static const int64_t least_turn = 10 * 1000 * 1000;

/// What a thread that runs scripts has at least.
static const size_t least_stack = 8 * 1024 * 1024;

static int64_t nanoseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * (int64_t)1000000000 + time.tv_nsec;
}

// MARK: Turns

/// All steps of a turn.
static int64_t turn_steps(const clua_state *state) {
    int64_t steps = state->limits.steps;
    if (steps > INT64_MAX / CALLS_A_TURN / 2) return INT64_MAX / 2;
    return steps * CALLS_A_TURN > least_turn ? steps * CALLS_A_TURN : least_turn;
}

void clua_begin_turn(clua_state *state) { state->turn = turn_steps(state); }

bool clua_spend_turn(clua_state *state, int64_t steps) {
    state->turn -= steps;
    return state->turn > 0;
}

/// The steps that one more call of this turn gets.
///
/// Half of a turn is for calls with a budget of their own, each of which gets a quarter of what is
/// left at most; the other half is for short calls, so that a thousand of the first kind leave the
/// rest of a screen alone.
static int64_t call_steps(const clua_state *state) {
    int64_t steps = state->limits.steps;
    int64_t share = (state->turn - turn_steps(state) / 2) / 4;
    if (share < LEAST_STEPS) share = LEAST_STEPS;
    return share < steps ? share : steps;
}

void limit_budget(clua_state *state) {
    if (state->depth > 1) return;
    int64_t steps = call_steps(state);
    state->steps -= state->budget - steps;
    state->budget = steps;
}

void begin_call(lua_State *lua, clua_state *state) {
    if (state->depth > 1) {
        charge(lua, state, INNER_CALL_STEPS);
        return;
    }
    if (state->turn <= 0) {
        checked_place place = definition_of(lua, -1);
        char message[128];
        snprintf(
            message, sizeof message, "the scripts ran more than %lld steps for one event",
            (long long)turn_steps(state));
        text_clear(&state->raised_hint);
        raise_at(lua, CLUA_BUDGET_EXCEEDED, place.script, place.line, message);
    }
    limit_budget(state);
}

// MARK: Budgets

static void count_steps(lua_State *lua, lua_Debug *frame);

/// Ends the call: from now on the hook fires at every instruction, so that nothing outlives it.
static void stop(lua_State *lua, clua_state *state) {
    lua_sethook(lua, count_steps, LUA_MASKCOUNT, 1);
    if (lua != state->main) lua_sethook(state->main, count_steps, LUA_MASKCOUNT, 1);
}

/// Begins to measure a call where that has not begun; true where it has only begun now.
static bool begin_time(clua_state *state) {
    if (state->began != 0) return false;
    state->began = state->last_hook = nanoseconds(CLOCK_MONOTONIC);
    state->began_working = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
    return true;
}

/// Ends a call that has taken longer than its steps may.
static void end_late(lua_State *lua, clua_state *state, int64_t now) {
    int64_t most = INT64_MAX;
    if (state->budget < INT64_MAX / NANOSECONDS_A_STEP) most = state->budget * NANOSECONDS_A_STEP;
    if (most < LEAST_NANOSECONDS) most = LEAST_NANOSECONDS;
    int64_t limit = (int64_t)(state->limits.seconds * 1e9 * SLOWNESS);
    bool is_limited = limit > 0 && limit < most;
    if (is_limited) most = limit;
    if (now - state->began <= most) return;
    // Others may have had the processor meanwhile.
    int64_t worked = nanoseconds(CLOCK_THREAD_CPUTIME_ID) - state->began_working;
    if (worked <= most) return;
    // What was late by a single instruction that took long leaves the others their half.
    int64_t others = turn_steps(state) / 2;
    int64_t spent = worked / (NANOSECONDS_A_STEP / 5);
    if (state->turn - spent < others && state->turn > others) spent = state->turn - others;
    state->turn -= spent;
    stop(lua, state);
    if (is_limited)
        raise_at_caller(
            lua, CLUA_BUDGET_EXCEEDED, "the script ran longer than its %.6g seconds",
            state->limits.seconds);
    raise_at_caller(
        lua, CLUA_BUDGET_EXCEEDED, "the script took longer than its %lld steps may",
        (long long)state->budget);
}

void check_time_limit(lua_State *lua, clua_state *state) {
    if (!begin_time(state)) end_late(lua, state, nanoseconds(CLOCK_MONOTONIC));
}

/// Ends a call whose instructions take long, as comparing strings of megabytes does, and finds out
/// about such early: the interval of the hook then shrinks.
static void check_time(lua_State *lua, clua_state *state) {
    if (begin_time(state)) return;
    int64_t now = nanoseconds(CLOCK_MONOTONIC);
    int interval = lua_gethookcount(lua);
    int wanted = now - state->last_hook > SLOW_NANOSECONDS ? SLOW_INTERVAL : HOOK_INTERVAL;
    if (state->has_long_strings) wanted = LONG_STRING_INTERVAL;
    state->last_hook = now;
    // Steps are charged at the same ones however long they take, so the interval only grows between.
    bool is_between = state->counted == 0 || lua != state->main;
    if ((wanted < interval || (wanted > interval && is_between)) && state->steps > wanted) {
        lua_sethook(lua, count_steps, LUA_MASKCOUNT, wanted);
        // Where many calls stand on each other this takes long too.
        state->last_hook = nanoseconds(CLOCK_MONOTONIC);
    }
    end_late(lua, state, now);
}

void note_long_string(clua_state *state) {
    if (state->has_long_strings) return;
    state->has_long_strings = true;
    lua_State *lua = state->current;
    if (lua && lua_gethookcount(lua) > LONG_STRING_INTERVAL)
        lua_sethook(lua, count_steps, LUA_MASKCOUNT, LONG_STRING_INTERVAL);
}

static void count_steps(lua_State *lua, lua_Debug *frame) {
    clua_state *state = state_of(lua);
    if (state->killed) raise_kill(lua);
    // Lua's own limit lies where a recursion would have spent the memory, which nobody can catch.
    state->counted += lua_gethookcount(lua);
    if (state->counted >= state->counted_at_once) {
        int counted = state->counted;
        state->counted = 0;
        if ((state->unchecked += counted) >= STEPS_A_DEPTH_CHECK) {
            state->unchecked = 0;
            if (lua_getstack(lua, MOST_FRAMES, frame))
                raise_at_caller(lua, CLUA_RUNTIME_ERROR, "stack overflow");
        }
        charge(lua, state, (size_t)counted);
    }
    check_time(lua, state);
}

void charge(lua_State *lua, clua_state *state, size_t steps) {
    state->steps -= steps > INT64_MAX / 4 ? INT64_MAX / 4 : (int64_t)steps;
    if (state->steps > 0) return;
    stop(lua, state);
    if (state->budget < state->limits.steps)
        raise_at_caller(
            lua, CLUA_BUDGET_EXCEEDED,
            "the script ran more than the %lld steps that others have left for it",
            (long long)state->budget);
    raise_at_caller(
        lua, CLUA_BUDGET_EXCEEDED, "the script ran more than its %lld steps",
        (long long)state->limits.steps);
}

void begin_budget(clua_state *state) {
    state->steps = state->budget = state->limits.steps;
    state->killed = CLUA_OK;
    state->failures = 0;
    state->began = 0;
    // Setting the hook begins to count anew, also where it fired at every step after a kill. A budget
    // that is smaller than the interval is the interval.
    int interval = state->has_long_strings ? LONG_STRING_INTERVAL : FIRST_INTERVAL;
    if (state->steps < interval) interval = (int)state->steps;
    state->counted = 0;
    state->counted_at_once = state->steps < HOOK_INTERVAL ? interval : HOOK_INTERVAL;
    lua_sethook(state->main, count_steps, LUA_MASKCOUNT, interval);
}

void charge_failure(clua_state *state) { state->steps -= FAILURE_STEPS; }

void end_budget(clua_state *state) {
    int64_t used = state->budget - state->steps;
    // What was charged beyond the budget was not done.
    if (used > state->budget) used = state->budget;
    state->turn -= used + CALL_STEPS;
}

// MARK: The stack

bool has_stack(void) {
    // Of this thread; asking the system takes long.
    static _Thread_local char *end;
    if (!end) {
        pthread_attr_t attributes;
        void *start = NULL;
        size_t size = 0;
        if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
            pthread_attr_getstack(&attributes, &start, &size);
            pthread_attr_destroy(&attributes);
        }
        // A stack that grows, as valgrind's does, is said to be smaller than it is.
        char *top = (char *)start + size;
        if (size < least_stack) size = least_stack;
        // An error goes back through as many calls of the host, on top of those that led to it.
        end = top - size / 4;
    }
    return (char *)__builtin_frame_address(0) > end;
}
