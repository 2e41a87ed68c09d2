// Near names for what was nil: the message says which field or global that was, and the tables that
// the script had at hand say what it may have meant.
#include "internal.h"
#include <string.h>

enum { MOST_NAMES = 256 };

typedef struct names {
    const char *known[MOST_NAMES];
    int32_t count;
} names;

static int push_readable_argument(lua_State *lua) {
    push_readable(lua, state_of(lua), 1);
    return 1;
}

/// Adds the names of the fields of the value at the top, where it is a table, and pops it.
static void take_names(lua_State *lua, clua_state *state, names *found) {
    uint64_t reads = state->reads;
    // Where an error is handled another one would take its place.
    lua_pushcfunction(lua, push_readable_argument);
    lua_pushvalue(lua, -2);
    bool is_readable = lua_pcall(lua, 1, 1, 0) == LUA_OK;
    state->reads = reads;
    if (is_readable && lua_type(lua, -1) == LUA_TTABLE) {
        lua_pushnil(lua);
        while (lua_next(lua, -2)) {
            lua_pop(lua, 1);
            // The bytes stay where they are as long as the table has the key.
            if (lua_type(lua, -1) != LUA_TSTRING) continue;
            if (found->count < MOST_NAMES) found->known[found->count] = lua_tostring(lua, -1);
            found->count++;
        }
    }
    lua_pop(lua, 2);
}

/// Takes the names of the tables in local variables and those around, or those of the globals.
static void take_names_at_hand(
    lua_State *lua, clua_state *state, lua_Debug *frame, bool are_globals, names *found) {
    for (int i = 1; !are_globals && lua_getlocal(lua, frame, i); i++)
        take_names(lua, state, found);
    lua_getinfo(lua, "f", frame);
    const char *name;
    for (int i = 1; (name = lua_getupvalue(lua, -1, i)); i++) {
        if ((strcmp(name, "_ENV") == 0) == are_globals) take_names(lua, state, found);
        else lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

void suggest_name(lua_State *lua, clua_state *state, const char *message) {
    static const struct {
        const char *text;
        bool is_global;
    } kinds[] = {{"a nil value (field '", false}, {"a nil value (global '", true},
                 {"a nil value (method '", false}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const char *at = strstr(message, kinds[i].text);
        if (!at) continue;
        at += strlen(kinds[i].text);
        const char *end = strchr(at, '\'');
        lua_Debug frame;
        if (!end || !lua_checkstack(lua, 12) || !script_frame(lua, 0, &frame)) return;
        names found = {.count = 0};
        take_names_at_hand(lua, state, &frame, kinds[i].is_global, &found);
        // Of more names it would be left to chance which are looked at.
        if (found.count > 0 && found.count <= MOST_NAMES)
            state->host.suggest_nearest(
                state->host.context, found.known, found.count, at, (size_t)(end - at));
        return;
    }
}
