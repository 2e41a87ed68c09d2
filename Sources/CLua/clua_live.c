// The host's objects that scripts hold, recorded outside of Lua's values: where Lua has no memory to
// call an object's finalizer it drops the call, and the host would never hear that the object ended.
// Such an object is given back when the state closes.
#include "internal.h"

struct live_object {
    /// NULL for a free place.
    void *host;
    /// For a free place: the next such.
    uint32_t next_free;
    uint8_t object_class;
};

/// About what a small object takes, as a stream does. One that takes more tells the state itself.
enum { OBJECT_BYTES = 256 };

/// Makes more places; raises where there is no memory.
static void grow_live(lua_State *lua, clua_state *state) {
    uint32_t count = state->live_count, larger = count ? count * 2 : 32;
    live_object *grown =
        allocate(state, state->live, count * sizeof *grown, larger * sizeof *grown);
    if (!grown) kill_for_memory(lua);
    for (uint32_t i = count; i < larger; i++) grown[i] = (live_object){.next_free = i + 1};
    state->live = grown;
    state->live_count = larger;
}

uint32_t record_live(lua_State *lua, clua_state *state, int object_class, void *host) {
    if (state->free_live == state->live_count) grow_live(lua, state);
    hold(lua, state, OBJECT_BYTES);
    uint32_t place = state->free_live;
    state->free_live = state->live[place].next_free;
    state->live[place] = (live_object){.host = host, .object_class = (uint8_t)object_class};
    return place;
}

void release_live(clua_state *state, uint32_t place) {
    live_object ended = state->live[place];
    state->live[place] = (live_object){.next_free = state->free_live};
    state->free_live = place;
    clua_let_go(state, OBJECT_BYTES);
    state->host.release(state->host.context, ended.object_class, ended.host);
}

void release_all_live(clua_state *state) {
    for (uint32_t i = 0; i < state->live_count; i++)
        if (state->live[i].host) release_live(state, i);
    allocate(state, state->live, state->live_count * sizeof *state->live, 0);
    state->live = NULL;
}
