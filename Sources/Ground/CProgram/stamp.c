#include "CBuildStamp.h"

/* A section of its own, which packaging/stamp fills. So a new commit compiles nothing anew. */
__attribute__((section(".build_stamp"), used)) static volatile const char stamp[64] = "";

const char *build_stamp(void) { return (const char *)stamp; }
