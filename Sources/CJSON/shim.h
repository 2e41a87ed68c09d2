#include <yajl/yajl_parse.h>

/// Lets strings pass unchecked; Swift cannot call a function with a variable number of arguments.
static inline void yajl_set_unchecked_strings(yajl_handle parser) {
  yajl_config(parser, yajl_dont_validate_strings, 1);
}
