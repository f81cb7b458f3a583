#ifndef CPROGRAMSPAWNING_H
#define CPROGRAMSPAWNING_H

#include <sys/types.h>

/* Starts a program in its own process group, with the default actions of all signals, none of them blocked, and with no
 * descriptors but `streams`, its input, output and errors. A stream of -1 is /dev/null. `folder` may be NULL. The answer
 * is 0 or the number of the error. */
int program_spawn(
    pid_t *process, const char *path, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3]);

#endif
