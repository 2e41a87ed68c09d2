// The start-up check: walks everything that scripts could reach, also what only our own functions
// hold, and finds what is not listed here.
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Where things may stand, sorted by bytes for the search. `a.b` is a field, `a^1` an upvalue, `a~` a metatable. What
/// stands at several places is looked at where the walk comes first. What is made when it is first asked for is
/// looked at where it has been made already.
static const char *const listed[] = {
    "(class)", "(class).__gc", "(class).__index", "(class).__index^1", "(class).__metatable",
    "(class).__newindex", "(class).__tostring", "(module)", "(string).__add", "(string).__div",
    "(string).__idiv", "(string).__index", "(string).__metatable", "(string).__mod",
    "(string).__mul", "(string).__pow", "(string).__sub", "(string).__unm",
    "(userdata).__index", "(userdata).__index^1", "(userdata).__index^2",
    "(userdata).__metatable", "(userdata).__name", "(userdata).__newindex", "(userdata).__newindex^1",
    "(userdata).__tostring", "_VERSION", "assert", "coroutine", "coroutine.close", "coroutine.create", "coroutine.isyieldable",
    "coroutine.resume", "coroutine.running", "coroutine.status", "coroutine.wrap",
    "coroutine.yield", "error", "getmetatable", "ipairs", "load", "math", "math.abs", "math.acos",
    "math.asin", "math.atan", "math.ceil", "math.cos", "math.deg", "math.exp", "math.floor",
    "math.fmod", "math.huge", "math.log", "math.max", "math.maxinteger", "math.min",
    "math.mininteger", "math.modf", "math.pi", "math.rad", "math.random", "math.random^1",
    "math.randomseed", "math.randomseed^1", "math.randomseed^1^1", "math.sin", "math.sqrt",
    "math.tan", "math.tointeger", "math.type", "math.ult", "next", "os", "os.clock", "os.date",
    "os.time", "pairs", "pcall", "print", "rawequal", "rawget", "rawlen", "rawset", "require",
    "require^2", "select", "setmetatable", "string", "string.byte", "string.char", "string.find",
    "string.format", "string.gmatch", "string.gsub", "string.len", "string.lower", "string.match",
    "string.pack", "string.packsize", "string.rep", "string.reverse", "string.sub",
    "string.unpack", "string.upper", "table", "table.concat", "table.insert", "table.move",
    "table.pack", "table.remove", "table.sort", "table.unpack", "tonumber", "tonumber^1",
    "tostring", "type", "utf8", "utf8.char", "utf8.charpattern", "utf8.codepoint", "utf8.codes",
    "utf8.len", "utf8.offset", "xpcall"};

enum { MOST_OBJECTS = 1024 };

typedef struct search {
    const clua_schema *schema;
    /// The class whose metatable is being walked.
    const clua_class *class;
    /// Where the walk is; a text of the state, which is not lost where memory fails.
    text *path;
    /// The objects that were looked at, by their addresses.
    const void *seen[MOST_OBJECTS];
    int seen_count;
    bool is_refused;
} search;

static int compare_paths(const void *path, const void *entry) {
    return strcmp(path, *(const char *const *)entry);
}

static bool has_function(const clua_function *functions, int32_t count, const char *name) {
    for (int32_t i = 0; i < count; i++)
        if (strcmp(functions[i].name, name) == 0) return true;
    return false;
}

static bool is_in_module(const clua_schema *schema, const char *name) {
    if (schema->items_function && strcmp(schema->items_function, name) == 0) return true;
    for (int32_t i = 0; i < schema->constructor_count; i++)
        if (strcmp(schema->constructors[i].name, name) == 0) return true;
    // A function `a.b` of the module stands in its table `a`.
    size_t length = strlen(name);
    for (int32_t i = 0; i < schema->module_function_count; i++) {
        const char *function = schema->functions[i].name;
        if (strncmp(function, name, length) == 0 && function[length] == '.') return true;
    }
    return has_function(schema->functions, schema->module_function_count, name);
}

static bool has_method(const clua_schema *schema, const clua_class *class, const char *name) {
    for (;; class = &schema->classes[class->parent]) {
        const clua_function *methods = schema->functions + class->first_method;
        if (has_function(methods, class->method_count, name)) return true;
        if (class->parent < 0) return false;
    }
}

/// Whether a path below the tables of methods of views is a table or a method: `` or `.name`.
static bool has_view_method(const clua_schema *schema, const char *path) {
    if (*path == 0) return true;
    for (int32_t i = 0; i < schema->class_count; i++)
        if (*path == '.' && has_method(schema, &schema->classes[i], path + 1)) return true;
    return false;
}

static bool ends_with(const text *path, const char *end) {
    size_t length = strlen(end);
    return path->length >= length &&
        strcmp(text_value(path) + path->length - length, end) == 0;
}

/// Whether a function is one of those that answer for tables which scripts may only read: they make
/// what the lists of the module and the globals hold, or refuse.
static bool answers_for_tables(lua_CFunction function) {
    return function == find_global || function == find_in_module || function == refuse_global ||
        function == refuse_change;
}

static bool is_listed(const search *s) {
    static const char in_module[] = "(module).", in_class[] = "(class).__index^1.",
                      in_views[] = "(userdata).__index^1.[]";
    const char *path = text_value(s->path);
    if (strncmp(path, in_module, sizeof in_module - 1) == 0 && !strchr(path, '~'))
        return is_in_module(s->schema, path + sizeof in_module - 1);
    if (s->class && strncmp(path, in_class, sizeof in_class - 1) == 0)
        return has_method(s->schema, s->class, path + sizeof in_class - 1);
    if (strncmp(path, in_views, sizeof in_views - 1) == 0)
        return has_view_method(s->schema, path + sizeof in_views - 1);
    // A metatable that is out of reach may redirect reads and refuse writes.
    return ends_with(s->path, "~.__index") || ends_with(s->path, "~.__newindex") ||
        ends_with(s->path, "~.__metatable") ||
        bsearch(path, listed, sizeof listed / sizeof *listed, sizeof *listed, compare_paths);
}

/// Whether an object is looked at for the first time.
static bool is_new(search *s, const void *object) {
    size_t slot = ((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15u >> 54;
    while (s->seen[slot]) {
        if (s->seen[slot] == object) return false;
        slot = (slot + 1) % MOST_OBJECTS;
    }
    s->seen[slot] = object;
    if (++s->seen_count == MOST_OBJECTS) s->is_refused = true;
    return true;
}

static void visit(lua_State *lua, search *s);

static void visit_at(lua_State *lua, search *s, const char *step, const char *name) {
    size_t length = s->path->length;
    text_add(s->path, step, strlen(step));
    text_add(s->path, name, strlen(name));
    visit(lua, s);
    // The path of what is refused is what the error shows.
    if (!s->is_refused) text_cut(s->path, length);
}

/// Visits the fields of the table at the top.
static void visit_fields(lua_State *lua, search *s) {
    int table = lua_gettop(lua);
    lua_pushnil(lua);
    while (!s->is_refused && lua_next(lua, table)) {
        // Our own marks are light userdata, which no script has.
        const char *name = lua_type(lua, -2) == LUA_TSTRING ? lua_tostring(lua, -2)
            : lua_islightuserdata(lua, -2)                  ? NULL
                                                            : "[]";
        if (name) visit_at(lua, s, s->path->length ? "." : "", name);
        else lua_pop(lua, 1);
    }
    lua_settop(lua, table);
}

static void visit_upvalues(lua_State *lua, search *s) {
    for (int i = 1; !s->is_refused && lua_getupvalue(lua, -1, i); i++) {
        char number[16] = {(char)('0' + i), 0};
        int type = lua_type(lua, -1);
        if (type == LUA_TNUMBER || type == LUA_TBOOLEAN || type == LUA_TNIL) lua_pop(lua, 1);
        else visit_at(lua, s, "^", number);
    }
}

/// Visits the metatable of the value at the top.
static void visit_metatable(lua_State *lua, search *s) {
    if (s->is_refused || !lua_getmetatable(lua, -1)) return;
    size_t length = s->path->length;
    text_add(s->path, "~", 1);
    if (is_new(s, lua_topointer(lua, -1))) visit_fields(lua, s);
    if (!s->is_refused) text_cut(s->path, length);
    lua_pop(lua, 1);
}

/// Visits the value at the top and all that it leads to, and pops it.
static void visit(lua_State *lua, search *s) {
    int top = lua_gettop(lua);
    int type = lua_type(lua, top);
    bool is_object = type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA;
    if (s->is_refused || (is_object && !is_new(s, lua_topointer(lua, top)))) {
        lua_pop(lua, 1);
        return;
    }
    // There are no scripts yet, so that every function is ours or the library's.
    bool is_strange = type == LUA_TTHREAD || type == LUA_TLIGHTUSERDATA ||
        (type == LUA_TFUNCTION && !lua_iscfunction(lua, top)) || !lua_checkstack(lua, 8);
    bool is_unknown = type == LUA_TFUNCTION && strchr(text_value(s->path), '~') &&
        !answers_for_tables(lua_tocfunction(lua, top));
    if (is_strange || is_unknown || (s->path->length > 0 && !is_listed(s))) s->is_refused = true;
    if (!s->is_refused && type == LUA_TFUNCTION) visit_upvalues(lua, s);
    if (!s->is_refused && type == LUA_TTABLE) {
        // What stands behind a table that can only be read is looked at in its place.
        if (push_real(lua, top)) {
            if (is_new(s, lua_topointer(lua, -1))) {
                visit_fields(lua, s);
                visit_metatable(lua, s);
            }
        } else {
            visit_fields(lua, s);
        }
        lua_settop(lua, top);
    }
    if (!s->is_refused && type == LUA_TUSERDATA && lua_getiuservalue(lua, top, 1) != LUA_TNONE)
        visit_at(lua, s, "^", "1");
    lua_settop(lua, top);
    if (is_object) visit_metatable(lua, s);
    lua_settop(lua, top - 1);
}

/// Visits the metatable that all values have which are of the type of the one at the top; pops it.
static void visit_basic_type(lua_State *lua, search *s) {
    if (!s->is_refused && lua_getmetatable(lua, -1)) {
        const char *name = lua_typename(lua, lua_type(lua, -2));
        text_format(s->path, "(%s)", name);
        visit_fields(lua, s);
        if (!s->is_refused) text_clear(s->path);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

static void visit_basic_types(lua_State *lua, search *s) {
    lua_pushnil(lua);
    visit_basic_type(lua, s);
    lua_pushboolean(lua, 0);
    visit_basic_type(lua, s);
    lua_pushinteger(lua, 0);
    visit_basic_type(lua, s);
    lua_pushliteral(lua, "");
    visit_basic_type(lua, s);
    lua_pushlightuserdata(lua, s);
    visit_basic_type(lua, s);
    lua_pushcfunction(lua, script_require);
    visit_basic_type(lua, s);
    lua_pushthread(lua);
    visit_basic_type(lua, s);
}

static void visit_classes(lua_State *lua, const clua_state *state, search *s) {
    for (int32_t i = 0; i < s->schema->class_count; i++) {
        s->class = &s->schema->classes[i];
        if (push_class(lua, state, i, false)) visit_at(lua, s, "", "(class)");
    }
    s->class = NULL;
}

static int check_reachable(lua_State *lua) {
    clua_state *state = lua_touserdata(lua, 1);
    search s = {.schema = &state->schema, .path = &state->scratch};
    text_clear(s.path);
    luaL_checkstack(lua, 16, NULL);
    // What stands at several places is listed under the first of this order.
    lua_rawgeti(lua, LUA_REGISTRYINDEX, MODULE);
    visit_at(lua, &s, "", "(module)");
    visit_classes(lua, state, &s);
    lua_rawgeti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    visit(lua, &s);
    visit_basic_types(lua, &s);
    char path[128];
    snprintf(path, sizeof path, "%s", text_value(s.path));
    text_clear(s.path);
    if (s.is_refused)
        raise_at_caller(
            lua, CLUA_RUNTIME_ERROR, "scripts could reach %s, which is not given to them", path);
    return 0;
}

clua_code clua_check_reachable(clua_state *state) { return run(state, check_reachable, state); }
