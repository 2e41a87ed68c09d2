// Views of what the host shows again and again, as a cell: one for each, made with it and bound to
// one thing after another. A script gets a light userdata that says which view it is and which
// binding, so a binding takes no memory, and whoever kept an old one is found out.
#include "internal.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { PLACE_BITS = 24, MOST_VIEWS = 1 << PLACE_BITS, USUAL_FIELDS = 8 };
/// So many fields of a binding cost nothing besides the steps that set them.
enum { FREE_FIELDS = 64, NEW_FIELD_STEPS = 60 };

/// No address has this bit, so that a view is never taken for one of our marks.
static const uint64_t view_bit = UINT64_C(1) << 62;

struct view {
    object object;
    /// The place among the views, and above it the number of the binding; another one at its end.
    uint64_t handle;
    /// Whether there is a table of fields for this binding.
    bool has_fields;
    /// How many fields were set in this binding, up to those that are free.
    uint8_t set_count;
};

static size_t slot_of(uint64_t handle) { return handle & (MOST_VIEWS - 1); }

/// The view that a script's value stands for, where its binding has not ended.
static view *find_view(const clua_state *state, uint64_t handle) {
    size_t place = slot_of(handle);
    if (place >= state->view_count || state->views[place].handle != handle) return NULL;
    return &state->views[place];
}

object *to_view(lua_State *lua, int index) {
    view *found = find_view(state_of(lua), (uintptr_t)lua_touserdata(lua, index));
    return found ? &found->object : NULL;
}

const char *view_name(lua_State *lua, int index) {
    clua_state *state = state_of(lua);
    size_t place = slot_of((uintptr_t)lua_touserdata(lua, index));
    return state->schema.classes[state->views[place].object.object_class].name;
}

_Noreturn void refuse_old_view(lua_State *lua) {
    raise_at_caller(lua, CLUA_RUNTIME_ERROR, "this cell shows another item now");
}

void push_view(lua_State *lua, clua_state *state, uint64_t handle) {
    view *found = find_view(state, handle);
    if (found && !found->has_fields) {
        // Cheaper than to remove the fields of the binding before, one by one.
        lua_rawgeti(lua, LUA_REGISTRYINDEX, VIEW_FIELDS);
        lua_createtable(lua, 0, USUAL_FIELDS);
        lua_rawseti(lua, -2, (lua_Integer)slot_of(handle) + 1);
        lua_pop(lua, 1);
        found->has_fields = true;
    }
    lua_pushlightuserdata(lua, (void *)(uintptr_t)handle);
}

// MARK: What scripts do with one

/// Answers for a key: a method, the value, or a field that a script has set. Its upvalues: the
/// methods of each class of which there was a view, and the fields of each view.
static int index_view(lua_State *lua) {
    clua_state *state = state_of(lua);
    uint64_t handle = (uintptr_t)lua_touserdata(lua, 1);
    const view *found = find_view(state, handle);
    int object_class = state->views[slot_of(handle)].object.object_class;
    if (lua_rawgeti(lua, lua_upvalueindex(1), object_class + 1) == LUA_TNIL) {
        push_methods(lua, state, object_class);
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, lua_upvalueindex(1), object_class + 1);
    }
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, -2) != LUA_TNIL) return 1;
    const clua_class *description = &state->schema.classes[object_class];
    const char *key = lua_type(lua, 2) == LUA_TSTRING ? lua_tostring(lua, 2) : NULL;
    if (key && description->getter_name && strcmp(key, description->getter_name) == 0) {
        if (!found) refuse_old_view(lua);
        lua_settop(lua, 1);
        return invoke(lua, description->getter, 1, to_view(lua, 1));
    }
    if (!found) {
        lua_pushnil(lua);
        return 1;
    }
    lua_rawgeti(lua, lua_upvalueindex(2), (lua_Integer)slot_of(handle) + 1);
    lua_pushvalue(lua, 2);
    lua_rawget(lua, -2);
    return 1;
}

/// Refuses what no frame can hold where it is written, which is the line that has to change.
static void check_field(lua_State *lua, clua_state *state) {
    size_t length;
    const char *name = lua_tolstring(lua, 2, &length);
    if (!is_utf8(name, length))
        raise_at_caller(lua, CLUA_TYPE_ERROR, "a field's name is text in UTF-8");
    int type = lua_type(lua, 3);
    if (type == LUA_TNIL || type == LUA_TBOOLEAN) return;
    if (type == LUA_TNUMBER && isfinite(lua_tonumber(lua, 3))) return;
    state->path_length = 0;
    path_push_field(state, name, length);
    if (type == LUA_TSTRING) {
        check_string(lua, state, 3);
        return;
    }
    // Nobody reads what a call wrote once another script runs, so there is nothing to keep.
    state->output_count = 0;
    write_tree(lua, state, 3, 1);
    state->output_count = 0;
}

/// Its upvalue: the fields of each view.
static int set_field(lua_State *lua) {
    clua_state *state = state_of(lua);
    uint64_t handle = (uintptr_t)lua_touserdata(lua, 1);
    view *found = find_view(state, handle);
    if (!found) refuse_old_view(lua);
    if (lua_type(lua, 2) != LUA_TSTRING)
        raise_at_caller(lua, CLUA_TYPE_ERROR, "a field's name is a string");
    check_field(lua, state);
    lua_rawgeti(lua, lua_upvalueindex(1), (lua_Integer)slot_of(handle) + 1);
    lua_replace(lua, 1);
    if (found->set_count < FREE_FIELDS) {
        found->set_count++;
    } else {
        // Each is sorted and written into frames later.
        lua_pushvalue(lua, 2);
        if (lua_rawget(lua, 1) == LUA_TNIL) charge(lua, state, NEW_FIELD_STEPS);
        lua_pop(lua, 1);
    }
    lua_rawset(lua, 1);
    return 0;
}

static int name_view(lua_State *lua) {
    lua_pushstring(lua, view_name(lua, 1));
    return 1;
}

void make_views(lua_State *lua) {
    lua_pushlightuserdata(lua, NULL);
    lua_createtable(lua, 0, 4);
    lua_newtable(lua);
    lua_newtable(lua);
    lua_pushvalue(lua, -1);
    lua_rawseti(lua, LUA_REGISTRYINDEX, VIEW_FIELDS);
    lua_pushvalue(lua, -1);
    lua_pushcclosure(lua, set_field, 1);
    lua_setfield(lua, -4, "__newindex");
    lua_pushcclosure(lua, index_view, 2);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, name_view);
    lua_setfield(lua, -2, "__tostring");
    lua_pushliteral(lua, "userdata");
    lua_setfield(lua, -2, "__name");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
}

// MARK: What the host does with one

clua_code clua_make_view(clua_state *state, int32_t object_class, void *host, int32_t *view_place) {
    size_t place = state->free_view;
    if (place == state->view_count) {
        size_t larger = place ? place * 2 : 32;
        view *grown = larger <= MOST_VIEWS ? realloc(state->views, larger * sizeof(view)) : NULL;
        if (!grown) {
            clear_error(state);
            state->error_code = CLUA_MEMORY_EXCEEDED;
            text_format(&state->error_message, "there is no memory for another view");
            return CLUA_MEMORY_EXCEEDED;
        }
        for (size_t i = place; i < larger; i++)
            grown[i] = (view){.object = {.next_free = i + 1}, .handle = view_bit | i};
        state->views = grown;
        state->view_count = larger;
    }
    view *made = &state->views[place];
    state->free_view = made->object.next_free;
    made->object = (object){.host = host, .object_class = (uint8_t)object_class};
    *view_place = (int32_t)place;
    return CLUA_OK;
}

void clua_unbind_view(clua_state *state, int32_t place) {
    // The next handle is given to nobody before the view is bound again.
    state->views[place].handle =
        (state->views[place].handle + MOST_VIEWS) & (view_bit | (view_bit - 1));
    state->views[place].handle |= view_bit;
    state->views[place].has_fields = false;
    state->views[place].set_count = 0;
}

uint64_t clua_view_handle(const clua_state *state, int32_t place) {
    return state->views[place].handle;
}

void clua_remove_view(clua_state *state, int32_t place) {
    clua_unbind_view(state, place);
    state->views[place].object.next_free = state->free_view;
    state->free_view = (size_t)place;
}

typedef struct fields_operation {
    clua_state *state;
    int32_t view, definition;
    const char *label;
} fields_operation;

static int do_fields(lua_State *lua) {
    fields_operation *o = lua_touserdata(lua, 1);
    clua_state *state = o->state;
    const char *outer = state->label;
    state->label = o->label;
    state->output_count = 0;
    state->path_length = 0;
    checked_place place = {"", 0};
    limit_budget(state);
    if (o->definition) {
        push_pin(lua, o->definition);
        place = definition_of(lua, -1);
    }
    lua_rawgeti(lua, LUA_REGISTRYINDEX, VIEW_FIELDS);
    if (!state->views[o->view].has_fields) lua_newtable(lua);
    else lua_rawgeti(lua, -1, o->view + 1);
    state->place = &place;
    write_tree(lua, state, lua_gettop(lua), 0);
    state->place = NULL;
    state->label = outer;
    return 0;
}

clua_code clua_fields(clua_state *state, int32_t view, int32_t definition, const char *label) {
    fields_operation o = {state, view, definition, label};
    return run(state, do_fields, &o);
}
