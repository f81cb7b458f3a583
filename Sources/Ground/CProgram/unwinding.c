/* The manifest links this in place of _Unwind_ForcedUnwind into static programs without tables for unwinding
 * (packaging/no-unwinding-tables.ld). pthread_exit calls it, for example when Swift's main task waits in dispatch_main.
 * Calling the stop function with the end of the stack ends the thread. No frame of these programs has a cleanup. */
#if defined(__linux__)
#include <stddef.h>
#include <unwind.h>

_Unwind_Reason_Code __wrap__Unwind_ForcedUnwind(
    struct _Unwind_Exception *exception, _Unwind_Stop_Fn stop, void *argument) {
    _Unwind_Action actions = _UA_FORCE_UNWIND | _UA_CLEANUP_PHASE | _UA_END_OF_STACK;
    return stop(1, actions, exception->exception_class, exception, NULL, argument);
}
#endif
