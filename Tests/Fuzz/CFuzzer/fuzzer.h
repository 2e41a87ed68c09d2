// libFuzzer's own entry, which -sanitize=fuzzer links.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *argument_count, char ***arguments, int (*run)(const uint8_t *bytes, size_t length));
