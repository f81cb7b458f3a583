#include "CArguments.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int count;
static char **words;

/* A constructor of Swift's runtime looks for the program's folder in /proc. If that cannot be read, it aborts the process
 * before Swift code could name the reason. SWIFT_ROOT takes the place of the folder. Constructors with a priority run
 * before the runtime's, which have none. */
#if defined(__linux__)
static int has_root;

__attribute__((constructor(101))) static void survive_without_proc(void) {
    char byte;
    if (readlink("/proc/self/exe", &byte, 1) < 0 && getenv("SWIFT_ROOT") == NULL) {
        has_root = setenv("SWIFT_ROOT", "/", 1) == 0;
    }
}

/* Programs that this one starts do not get the variable. */
static void remove_root(void) {
    if (has_root) unsetenv("SWIFT_ROOT");
    has_root = 0;
}
#else
static void remove_root(void) {}
#endif

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

const char *const *program_arguments(void) {
    remove_root();
    return (const char *const *)words;
}
int program_argument_count(void) { return count; }
