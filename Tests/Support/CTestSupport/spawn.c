#define _GNU_SOURCE
#include "CProgramSpawning.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

static int spawn(
    pid_t *process, const char *path, char *const arguments[], char *const environment[],
    posix_spawn_file_actions_t *actions) {
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0);
    short flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
#ifdef __APPLE__
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    posix_spawnattr_setflags(&attributes, flags);
    int error = posix_spawn(process, path, actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    return error;
}

int program_spawn(
    pid_t *process, const char *path, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3]) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int number = 0; number < 3; number++) {
        if (streams[number] < 0)
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0);
        else
            posix_spawn_file_actions_adddup2(&actions, streams[number], number);
    }
#ifndef __APPLE__
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    if (folder != NULL) posix_spawn_file_actions_addchdir_np(&actions, folder);
    int error = spawn(process, path, arguments, environment, &actions);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}
