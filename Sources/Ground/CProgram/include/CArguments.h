#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/* The words that the program was started with, its name first, as the system gave them; NULL if it did not.
 * Swift's runtime looks for them in /proc, and ends the program or finds no words if /proc cannot be read. */
const char *_Nullable const *_Nullable program_arguments(void);
int program_argument_count(void);
/* Whether this system gives them: the C libraries of Linux but musl, and of macOS. */
int program_arguments_are_given(void);

#endif
