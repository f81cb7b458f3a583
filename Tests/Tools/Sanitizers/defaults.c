/* What every program that 'make check' builds for the address sanitizer knows of itself: tests start programs with an environment of
   their own, so variables would not reach them. */

/* Leaks are not looked for: Swift keeps references in words whose spare bits it uses for something else, as those in enumerations, and the leak
   sanitizer does not take them for references. It would report whatever is kept for the life of the process, at the end of each program. */
const char *__asan_default_options(void) { return "detect_leaks=0"; }

/* Where a program writes what was reached in it when it ends: each process a file. Where they share one, the runtime adds a count as often
   as functions share it, so that it grows with each process until it overflows, and may be 0 then. */
char __llvm_profile_filename[] = COVERAGE "/%p-%m.profraw";
