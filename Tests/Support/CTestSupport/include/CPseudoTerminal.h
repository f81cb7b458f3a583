#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/* Opens a pseudo-terminal of a size; the answer is its controlling side, or -1. */
int pseudo_terminal_open(int columns, int rows, int *terminal);

/* Runs a program in a session of its own whose controlling terminal, standard input, output and error is the terminal.
 * `directory` may be NULL. The answer is the process, or -1. */
pid_t pseudo_terminal_spawn(
    int terminal, const char *path, char *const arguments[], char *const environment[], const char *directory);

/* Bytes read; 0 if none came in time; -1 when nobody has the terminal open any more. */
long pseudo_terminal_read(int control, void *buffer, size_t size, int milliseconds);
int pseudo_terminal_write(int control, const void *bytes, size_t size);

/* The kernel sends SIGWINCH to the terminal's foreground processes. */
int pseudo_terminal_resize(int control, int columns, int rows);

/* 1 when the process ended, with its exit status, or 128 and the number of the signal that killed it; 0 if it runs. */
int pseudo_terminal_ended(pid_t process, int *status);

/* 1 if the terminal hands over whole lines and echoes (its ordinary modes), 0 if a program took these modes away. */
int pseudo_terminal_is_cooked(int terminal);

#endif
