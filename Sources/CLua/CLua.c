#include "CLua.h"
void clua_placeholder(void) {}
