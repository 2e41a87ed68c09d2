#include "internal.h"
#include <string.h>

void path_text(const clua_state *state, text *out) {
    for (int i = 0; i < state->path_length; i++) {
        const path_step *step = &state->path[i];
        if (step->field) {
            if (i > 0) text_add(out, ".", 1);
            text_add(out, step->field, step->length);
        } else {
            // A function's result has no field to be in; its path begins with what was called.
            if (i == 0 && state->place && state->label)
                text_add(out, state->label, strlen(state->label));
            text_format(out, "[%lld]", (long long)step->index);
        }
    }
}
