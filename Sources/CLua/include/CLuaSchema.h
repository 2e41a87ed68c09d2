// The schema: what tables may hold, and which functions and classes there are.
#ifndef CLUA_SCHEMA_H
#define CLUA_SCHEMA_H

#include "CLuaValues.h"

typedef enum clua_type_kind : uint8_t {
    /// A finite number from `minimum` to `maximum`: its bits.
    CLUA_TYPE_NUMBER = 0,
    /// A whole number from `minimum` to `maximum`: itself.
    CLUA_TYPE_INTEGER,
    /// True or false: 1 or 0.
    CLUA_TYPE_BOOLEAN,
    /// A string: its length, then its bytes padded to whole words.
    CLUA_TYPE_STRING,
    /// One of `count` names from `first` on: its number.
    CLUA_TYPE_NAME,
    /// A table with one key of `count` names from `first` on and a number under it, or a bare
    /// number, which means the first name: the name's number, then the number's bits.
    CLUA_TYPE_TAGGED_NUMBER,
    /// A table with the fields of shape `first`: a word of present fields, then each in order.
    CLUA_TYPE_RECORD,
    /// A list of type `first`, of `minimum` to `maximum` entries: the count, then each.
    CLUA_TYPE_LIST,
    /// A list of `minimum` to `maximum` entries of the types of the cases from `first` on: the
    /// count, then each.
    CLUA_TYPE_TUPLE,
    /// Named values of type `first`: the count, then each name and value, names sorted by bytes.
    CLUA_TYPE_MAP,
    /// A function: its pin.
    CLUA_TYPE_FUNCTION,
    /// An object whose class is among the bits of `first`: the object's address. It stays alive
    /// only as long as Lua reaches it.
    CLUA_TYPE_OBJECT,
    /// Anything but nil: its pin.
    CLUA_TYPE_PINNED,
    /// The first of `count` cases from `first` on whose test holds: its number, then its type.
    CLUA_TYPE_EITHER,
    /// Anything that JSON can hold: a tree of tagged words.
    CLUA_TYPE_TREE,
    /// A list of items, each a table with `kind` and `id`: the pin of a new list of their models and
    /// the count, then each item as clua_items.c says. What an item lacks is written, not raised.
    CLUA_TYPE_ITEMS,
} clua_type_kind;

typedef struct clua_type {
    clua_type_kind kind;
    int32_t first;
    int32_t count;
    double minimum;
    double maximum;
    /// What a message calls it: "a dimension".
    const char *expected;
    /// What kind of error a value of another type is, where it is no type error.
    clua_code code;
} clua_type;

typedef struct clua_field {
    const char *name;
    int32_t type;
    bool required;
} clua_field;

typedef struct clua_shape {
    const char *name;
    int32_t first_field;
    int32_t field_count;
    /// Where the field `only_with` (-1: none) is there, the list in `only_field` has one entry.
    int32_t only_with;
    int32_t only_field;
    const char *only_expected;
    /// Two fields of which a table has one at most; -1: none.
    int32_t excluded;
    int32_t excluding;
} clua_shape;

/// A case of CLUA_TYPE_EITHER holds for a value of this kind, and of tables only for those with
/// (or, beginning with "!", without) this field, where one is named, and with this text under it,
/// where one is given.
typedef struct clua_case {
    clua_kind kind;
    const char *field;
    const char *value;
    int32_t type;
} clua_case;

/// A field that a constructor adds: a string, or a number under a tag.
typedef struct clua_preset {
    const char *field;
    const char *string;
    const char *tag;
    double number;
    /// Whether it stands even where the script gave that field.
    bool fixed;
} clua_preset;

typedef enum clua_constructor_kind : uint8_t {
    /// Takes a table of `type` and returns a copy of it with the presets.
    CLUA_CONSTRUCT_RECORD = 0,
    /// Takes a number of `type` and returns `{name = number}`.
    CLUA_CONSTRUCT_TAGGED_NUMBER,
    /// Takes a table of `type`, or a number for all the fields of its shape.
    CLUA_CONSTRUCT_EDGES,
    /// Takes a table of `type` and returns a copy of it under its own name.
    CLUA_CONSTRUCT_WRAPPED,
} clua_constructor_kind;

typedef struct clua_constructor {
    clua_constructor_kind kind;
    const char *name;
    int32_t type;
    int32_t first_preset;
    int32_t preset_count;
} clua_constructor;

/// A function or method that the host carries out. A function `a.b` of the module stands in its
/// table `a`.
typedef struct clua_function {
    const char *name;
    int32_t identifier;
} clua_function;

/// A class of objects that the host makes and scripts use.
typedef struct clua_class {
    /// What a message calls one: "a stream".
    const char *name;
    int32_t first_method;
    int32_t method_count;
    /// Whether unknown keys are values that a script may set and read (a cell's fields); what it has
    /// of such are views.
    bool has_fields;
    /// The field that a method answers for, and that method; NULL where there is none.
    const char *getter_name;
    int32_t getter;
    /// The class, before this one, whose methods it has too, or -1.
    int32_t parent;
} clua_class;

/// What it points to does not change as long as it lives, so that threads may share it.
typedef struct __attribute__((swift_attr("@Sendable"))) clua_schema {
    const clua_type *types;
    const clua_field *fields;
    const clua_shape *shapes;
    const clua_case *cases;
    const char *const *names;
    const clua_constructor *constructors;
    const clua_preset *presets;
    const clua_function *functions;
    const clua_class *classes;
    int32_t shape_count;
    int32_t constructor_count;
    /// Functions of the module come first, then the methods of the classes.
    int32_t module_function_count;
    int32_t class_count;
    /// The name that `require` knows the module by.
    const char *module_name;
    /// The name of the module's function that wraps models into items, or NULL.
    const char *items_function;
} clua_schema;

#endif
