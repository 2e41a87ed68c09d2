// Objects of the host (streams, subscriptions, cells …) as scripts see them: a full userdata with
// the host's address and a class, whose methods are closures that call the host.
#include "internal.h"
#include <string.h>

/// Marks our metatables, so that no other userdata is taken for an object.
static const char class_mark = 0;

object *to_object(lua_State *lua, int index) {
    int type = lua_type(lua, index);
    if (type == LUA_TLIGHTUSERDATA) return to_view(lua, index);
    if (type != LUA_TUSERDATA || !lua_getmetatable(lua, index)) return NULL;
    bool ours = lua_rawgetp(lua, -1, &class_mark) != LUA_TNIL;
    lua_pop(lua, 2);
    return ours ? lua_touserdata(lua, index) : NULL;
}

void push_object(lua_State *lua, clua_state *state, int object_class, void *host) {
    luaL_checkstack(lua, 4, NULL);
    // Until the metatable is set a failure would lose the host's object, so it goes in last.
    object *made = lua_newuserdatauv(lua, sizeof(object), 0);
    *made = (object){.host = NULL, .object_class = (uint8_t)object_class};
    push_class(lua, state, object_class, true);
    lua_setmetatable(lua, -2);
    made->place = record_live(lua, state, object_class, host);
    made->host = host;
}

static int collect(lua_State *lua) {
    clua_state *state = state_of(lua);
    object *found = lua_touserdata(lua, 1);
    if (!found->host) return 0;
    found->host = NULL;
    release_live(state, found->place);
    return 0;
}

enum { INVOKE_STEPS = 20, OBJECT_STEPS = 80, HOST_CALLS_A_TIME_CHECK = 16 };

/// Whether a value is an object that Lua has not had yet.
static bool is_given(const clua_value *value) {
    return value->kind == CLUA_OBJECT && value->reference == 0;
}

/// Pushes results of the host; an object that cannot be pushed is given back later. Returns how many
/// objects there were.
static size_t push_results(
    lua_State *lua, clua_state *state, const clua_value *results, int32_t count) {
    size_t objects = 0;
    int first = state->unclaimed_count;
    // Only objects that end while others are pushed could bring about so many.
    bool remembers = state->unclaimed_count <= MOST_UNCLAIMED - CLUA_MOST_RESULTS;
    for (int32_t i = count - 1; i >= 0; i--) {
        if (!is_given(&results[i])) continue;
        objects++;
        if (remembers) state->unclaimed[state->unclaimed_count++] = results[i];
    }
    luaL_checkstack(lua, count + 2, NULL);
    int next = first + (int)objects;
    for (int32_t i = 0; i < count; i++) {
        push_value(lua, state, &results[i]);
        if (!remembers || !is_given(&results[i])) continue;
        // What failed meanwhile, in the end of an object, may have left others above it.
        state->unclaimed[--next] = state->unclaimed[--state->unclaimed_count];
    }
    return objects;
}

static void give_back(clua_state *state, const clua_value *value) {
    state->host.release(state->host.context, value->object_class, value->object);
}

void release_unclaimed(clua_state *state) {
    while (state->unclaimed_count > 0)
        give_back(state, &state->unclaimed[--state->unclaimed_count]);
}

int invoke(lua_State *lua, int32_t function, int count, object *self) {
    clua_state *state = state_of(lua);
    charge(lua, state, INVOKE_STEPS);
    if (++state->host_calls % HOST_CALLS_A_TIME_CHECK == 0) check_time_limit(lua, state);
    clua_value few[8];
    clua_value *arguments = few;
    if (count > 8)
        arguments = lua_newuserdatauv(lua, (size_t)count * sizeof(clua_value), 0);
    // What a method is called on stays where it is, so it needs no pin.
    if (self)
        arguments[0] = (clua_value){
            .kind = CLUA_OBJECT, .object_class = self->object_class, .object = self->host};
    for (int i = self ? 1 : 0; i < count; i++) arguments[i] = take_value(lua, state, i + 1);
    clua_value results[CLUA_MOST_RESULTS] = {0};
    int32_t result_count = 0;
    lua_State *outer = state->current;
    state->current = lua;
    clua_code code = state->host.invoke(
        state->host.context, function, arguments, count, results, &result_count);
    state->current = outer;
    // A host that passes the end of the call on knows where it happened; one that does not cannot
    // keep the call alive either.
    if (state->killed && code != state->killed) {
        for (int32_t i = 0; i < result_count; i++)
            if (is_given(&results[i])) give_back(state, &results[i]);
        raise_kill(lua);
    }
    if (code != CLUA_OK) raise_for_host(lua, code);
    size_t objects = push_results(lua, state, results, result_count);
    if (objects) charge(lua, state, objects * OBJECT_STEPS);
    return result_count;
}

int invoke_host(lua_State *lua) {
    return invoke(
        lua, (int32_t)lua_tointeger(lua, lua_upvalueindex(1)), lua_gettop(lua), NULL);
}

/// Methods are called on an object of their class.
static int invoke_method(lua_State *lua) {
    clua_state *state = state_of(lua);
    int object_class = (int)lua_tointeger(lua, lua_upvalueindex(2));
    object *self = to_object(lua, 1);
    if (!self && lua_islightuserdata(lua, 1)) refuse_old_view(lua);
    int found = self ? self->object_class : -1;
    while (found >= 0 && found != object_class) found = state->schema.classes[found].parent;
    if (found < 0) {
        text_clear(&state->scratch);
        describe_value(lua, 1, &state->scratch);
        raise_at_caller(
            lua, CLUA_TYPE_ERROR, "expected %s before the colon, got %s",
            state->schema.classes[object_class].name, text_value(&state->scratch));
    }
    return invoke(
        lua, (int32_t)lua_tointeger(lua, lua_upvalueindex(1)), lua_gettop(lua), self);
}

static const clua_class *class_of(const clua_state *state, const object *self) {
    return &state->schema.classes[self->object_class];
}

enum { MOST_METHODS = 128 };

/// Says that a class has no such field or method, with the nearest one that it has as a hint.
_Noreturn static void refuse_field(
    lua_State *lua, clua_state *state, const clua_class *description, const char *key) {
    text_clear(&state->scratch);
    if (!key) {
        describe_value(lua, 2, &state->scratch);
        raise_at_caller(
            lua, CLUA_RUNTIME_ERROR, "%s has named fields and methods only, got the key %s",
            description->name, text_value(&state->scratch));
    }
    const clua_schema *schema = &state->schema;
    const char *known[MOST_METHODS];
    int32_t count = 0;
    for (const clua_class *at = description; at;
         at = at->parent < 0 ? NULL : &schema->classes[at->parent]) {
        if (at->getter_name && count < MOST_METHODS) known[count++] = at->getter_name;
        for (int32_t i = 0; i < at->method_count && count < MOST_METHODS; i++)
            known[count++] = schema->functions[at->first_method + i].name;
    }
    text_format(
        &state->scratch, "%s has no field or method \"%.60s\"", description->name, key);
    clua_set_error(state, text_value(&state->scratch), state->scratch.length);
    state->host.suggest(state->host.context, false, known, count, key, strlen(key));
    raise_for_host(lua, CLUA_RUNTIME_ERROR);
}

/// Pushes the method that a class or one of its parents has under a name.
static bool push_method(
    lua_State *lua, const clua_schema *schema, int index, const char *name, size_t length) {
    for (; index >= 0; index = schema->classes[index].parent) {
        const clua_class *description = &schema->classes[index];
        for (int32_t i = 0; i < description->method_count; i++) {
            const clua_function *method = &schema->functions[description->first_method + i];
            if (!is_name(method->name, name, length)) continue;
            lua_pushinteger(lua, method->identifier);
            lua_pushinteger(lua, index);
            lua_pushcclosure(lua, invoke_method, 2);
            return true;
        }
    }
    return false;
}

void push_methods(lua_State *lua, const clua_state *state, int index) {
    const clua_schema *schema = &state->schema;
    lua_newtable(lua);
    for (int at = index; at >= 0; at = schema->classes[at].parent) {
        const clua_class *description = &schema->classes[at];
        for (int32_t i = 0; i < description->method_count; i++) {
            const char *name = schema->functions[description->first_method + i].name;
            push_method(lua, schema, index, name, strlen(name));
            lua_setfield(lua, -2, name);
        }
    }
}

/// Answers for a key: a method or the value. Its upvalue: the methods that were asked for.
static int index_object(lua_State *lua) {
    clua_state *state = state_of(lua);
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL) return 1;
    object *self = lua_touserdata(lua, 1);
    const clua_class *description = class_of(state, self);
    if (lua_type(lua, 2) != LUA_TSTRING) refuse_field(lua, state, description, NULL);
    size_t length;
    const char *key = lua_tolstring(lua, 2, &length);
    if (description->getter_name && strcmp(key, description->getter_name) == 0)
        return invoke(lua, description->getter, 1, self);
    if (!push_method(lua, &state->schema, self->object_class, key, length))
        refuse_field(lua, state, description, key);
    lua_pushvalue(lua, 2);
    lua_pushvalue(lua, -2);
    lua_rawset(lua, lua_upvalueindex(1));
    return 1;
}

static int refuse_to_set(lua_State *lua) {
    clua_state *state = state_of(lua);
    object *self = lua_touserdata(lua, 1);
    const clua_class *description = class_of(state, self);
    raise_at_caller(lua, CLUA_TYPE_ERROR, "%s has no fields to set", description->name);
}

static int name_object(lua_State *lua) {
    object *self = lua_touserdata(lua, 1);
    lua_pushstring(lua, class_of(state_of(lua), self)->name);
    return 1;
}

bool push_class(lua_State *lua, const clua_state *state, int index, bool makes) {
    const clua_class *description = &state->schema.classes[index];
    if (lua_rawgetp(lua, LUA_REGISTRYINDEX, description) != LUA_TNIL) return true;
    lua_pop(lua, 1);
    if (!makes) return false;
    luaL_checkstack(lua, 4, NULL);
    lua_createtable(lua, 0, 8);
    lua_pushboolean(lua, 1);
    lua_rawsetp(lua, -2, &class_mark);
    lua_newtable(lua);
    lua_pushcclosure(lua, index_object, 1);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, refuse_to_set);
    lua_setfield(lua, -2, "__newindex");
    lua_pushcfunction(lua, name_object);
    lua_setfield(lua, -2, "__tostring");
    lua_pushcfunction(lua, collect);
    lua_setfield(lua, -2, "__gc");
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, "__metatable");
    lua_pushvalue(lua, -1);
    lua_rawsetp(lua, LUA_REGISTRYINDEX, description);
    return true;
}

// MARK: Objects as the host handles them

typedef struct object_operation {
    clua_state *state;
    int32_t object_class;
    void *host;
    int32_t reference;
} object_operation;

static int do_make_object(lua_State *lua) {
    object_operation *o = lua_touserdata(lua, 1);
    flush_released(lua, o->state);
    // Once Lua has the object nothing may fail any more: the host would give it back too.
    lua_pushboolean(lua, 0);
    o->reference = pin(lua, o->state, -1);
    push_object(lua, o->state, o->object_class, o->host);
    lua_rawseti(lua, LUA_REGISTRYINDEX, BEFORE_PINS + o->reference);
    return 0;
}

clua_code clua_make_object(
    clua_state *state, int32_t object_class, void *host, int32_t *reference) {
    object_operation o = {.state = state, .object_class = object_class, .host = host};
    clua_code code = run(state, do_make_object, &o);
    if (code == CLUA_OK) *reference = o.reference;
    else clua_unpin(state, o.reference);
    return code;
}
