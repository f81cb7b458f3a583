#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

int pseudo_terminal_open(int columns, int rows, int *terminal) {
    int control = posix_openpt(O_RDWR | O_NOCTTY);
    if (control < 0) return -1;
    fcntl(control, F_SETFD, FD_CLOEXEC);
    const char *name = NULL;
    if (grantpt(control) == 0 && unlockpt(control) == 0) name = ptsname(control);
    *terminal = name ? open(name, O_RDWR | O_NOCTTY) : -1;
    if (*terminal < 0) {
        close(control);
        return -1;
    }
    fcntl(*terminal, F_SETFD, FD_CLOEXEC);
    pseudo_terminal_resize(control, columns, rows);
    return control;
}

pid_t pseudo_terminal_spawn(
    int terminal, const char *path, char *const arguments[], char *const environment[], const char *directory) {
    int has_terminal[2];
    if (pipe(has_terminal) != 0) return -1;
    for (int end = 0; end < 2; end++) fcntl(has_terminal[end], F_SETFD, FD_CLOEXEC);
    pid_t process = fork();
    if (process != 0) {
        /* Ctrl-C that is pressed before the process has the terminal reaches nobody. */
        char byte;
        close(has_terminal[1]);
        while (process > 0 && read(has_terminal[0], &byte, 1) < 0 && errno == EINTR) {}
        close(has_terminal[0]);
        return process;
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
    setsid();
    ioctl(terminal, TIOCSCTTY, 0);
    (void)!write(has_terminal[1], "", 1);
    for (int standard = 0; standard < 3; standard++) dup2(terminal, standard);
    for (int other = 3; other < 1024; other++) close(other);
    if (directory == NULL || chdir(directory) == 0) execve(path, arguments, environment);
    _exit(127);
}

long pseudo_terminal_read(int control, void *buffer, size_t size, int milliseconds) {
    struct pollfd polled = {.fd = control, .events = POLLIN};
    int ready = poll(&polled, 1, milliseconds);
    if (ready == 0 || (ready < 0 && errno == EINTR)) return 0;
    if (ready < 0) return -1;
    long count = read(control, buffer, size);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return 0;
    return count > 0 ? count : -1;
}

int pseudo_terminal_write(int control, const void *bytes, size_t size) {
    const char *rest = bytes;
    while (size > 0) {
        ssize_t count = write(control, rest, size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return -1;
        rest += count;
        size -= (size_t)count;
    }
    return 0;
}

int pseudo_terminal_resize(int control, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return ioctl(control, TIOCSWINSZ, &size);
}

int pseudo_terminal_ended(pid_t process, int *status) {
    int raw = 0;
    pid_t ended = waitpid(process, &raw, WNOHANG);
    if (ended == 0) return 0;
    if (ended < 0) return errno == EINTR ? 0 : 1;
    *status = WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
    return 1;
}

int pseudo_terminal_is_cooked(int terminal) {
    struct termios modes;
    return tcgetattr(terminal, &modes) == 0 && (modes.c_lflag & ICANON) && (modes.c_lflag & ECHO);
}
