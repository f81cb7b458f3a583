#include "CArguments.h"

#include <stdio.h>

static int count;
static char **words;

/* Constructors get what `main` gets, by glibc (sysdeps/generic/libc-start.h) and by dyld. */
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep(int argc, char **argv, char **environment) {
    (void)environment;
    count = argc;
    words = argv;
}

int program_arguments_are_given(void) { return 1; }
#else
int program_arguments_are_given(void) { return 0; }
#endif

const char *const *program_arguments(void) { return (const char *const *)words; }
int program_argument_count(void) { return count; }
