// The first small blocks of a state: they come from one block of the system's, and where Lua frees one
// it serves the next of its size. A state of a small screen needs no others, and ends at once.
//
// Only so much comes from here that what lies idle does not count beside a state's memory.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

/// A sanitizer watches the blocks of the system.
enum { ARENA_BYTES = IS_SANITIZED ? 0 : 64 * 1024 };

struct free_block {
    free_block *next;
};

static size_t class_of_size(size_t size) { return (size + ARENA_UNIT - 1) / ARENA_UNIT; }

static bool is_in_arena(const arena *a, const void *block) {
    return (uintptr_t)block - (uintptr_t)a->start < ARENA_BYTES;
}

bool arena_open(arena *a) {
    if (ARENA_BYTES == 0) return true;
    a->start = a->top = malloc(ARENA_BYTES);
    return a->start != NULL;
}

void arena_close(arena *a) { free(a->start); }

/// A new block from the arena, or NULL where it has none.
static void *take(arena *a, size_t size) {
    if (size > ARENA_LARGEST) return NULL;
    size_t class = class_of_size(size);
    free_block *found = a->free[class];
    if (found) {
        a->free[class] = found->next;
        return found;
    }
    size_t bytes = class * ARENA_UNIT;
    if (bytes > (size_t)(a->start + ARENA_BYTES - a->top)) return NULL;
    void *block = a->top;
    a->top += bytes;
    return block;
}

void arena_free(arena *a, void *block, size_t size) {
    if (!is_in_arena(a, block)) {
        free(block);
        return;
    }
    free_block *freed = block;
    size_t class = class_of_size(size);
    freed->next = a->free[class];
    a->free[class] = freed;
}

void *arena_resize(arena *a, void *block, size_t old_size, size_t new_size) {
    if (!block) {
        void *made = take(a, new_size);
        return made ? made : malloc(new_size);
    }
    if (!is_in_arena(a, block)) return realloc(block, new_size);
    // A block that shrinks is freed as one of its smaller size.
    if (class_of_size(new_size) <= class_of_size(old_size)) return block;
    void *made = take(a, new_size);
    if (!made && !(made = malloc(new_size))) return NULL;
    memcpy(made, block, old_size);
    arena_free(a, block, old_size);
    return made;
}
