/* What every program that 'make check' builds for the address sanitizer knows of itself: tests start programs with an environment of
   their own, so variables would not reach them. */

/* What the leak sanitizer passes over:
   - XCTest's runner allocates its observers and suites once and never gives them back.
   - Foundation's Process keeps a weak reference to itself, some bytes for each program that a test starts.
   - libedit copies the name and the help of a function that is added to an editor (EL_ADDFN) and keeps them for ever: some hundred
     bytes for each editor, of which a program has one. Nothing here copies wide strings itself.
   - The terminal's description, which libedit asks for. */
const char *__lsan_default_suppressions(void) {
    return "leak:libXCTest.so\n"
           "leak:s10Foundation7ProcessC3runyyKF\n"
           "leak:wcsdup\n"
           "leak:libtinfo.so\n";
}

/* Tests compare what programs write. */
const char *__lsan_default_options(void) { return "print_suppressions=0"; }

/* Where a program adds what was reached in it when it ends. Those of one build share a file. */
char __llvm_profile_filename[] = COVERAGE "/%m.profraw";
