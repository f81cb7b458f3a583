/* Tells the thread sanitizer what the Swift runtime, which is not built with it, leaves unsaid. Linked into what 'make check' builds, where
   these functions stand before the runtime's, which they call.
   - When a thread waited for a Mutex and got it. On Linux that happens in the kernel and in the runtime: without this, everything that a
     contended Mutex guards is reported as a race. A thread that need not wait is seen by itself, because that part is compiled into
     whoever locks.
   - When a task asks for what a continuation was resumed with already. The runtime says that it was resumed, and says that a task was that
     waited for it; to one that comes later it gives the value and says nothing. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void lock_slowly(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool try_slowly(SELF) __asm__(TRY);
SWIFT void unlock_slowly(SELF) __asm__(UNLOCK);

#define ASYNC __attribute__((swiftasynccall))

SWIFT void *swift_task_getCurrent(void);

static ASYNC void (*runtime_await)(void *context);
static SWIFT void (*runtime_lock)(uint32_t thread, SELF);
static SWIFT bool (*runtime_try)(SELF);
static SWIFT void (*runtime_unlock)(SELF);

__attribute__((constructor)) static void find_runtime(void) {
    *(void **)&runtime_await = dlsym(RTLD_NEXT, "swift_continuation_await");
    *(void **)&runtime_lock = dlsym(RTLD_NEXT, LOCK);
    *(void **)&runtime_try = dlsym(RTLD_NEXT, TRY);
    *(void **)&runtime_unlock = dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void lock_slowly(uint32_t thread, SELF) {
    runtime_lock(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFT bool try_slowly(SELF) {
    bool is_locked = runtime_try(mutex);
    if (is_locked) __tsan_acquire(mutex);
    return is_locked;
}

SWIFT void unlock_slowly(SELF) {
    __tsan_release(mutex);
    runtime_unlock(mutex);
}

ASYNC void swift_continuation_await(void *context) {
    __tsan_acquire(swift_task_getCurrent());
    __attribute__((musttail)) return runtime_await(context);
}

/* What is passed over, both in SwiftNIO, by whose client the tests ask: its buffers are written again once nobody else has a reference to them, and
   its sequences hand on what came. Counts of references are kept by the runtime, where the sanitizer does not see who was the last. */
const char *__tsan_default_suppressions(void) {
    return "race:7NIOCore10ByteBufferV8_Storage\n"
           "race:NIOPooledRecvBufferAllocator\n"
           "race:NIOThrowingAsyncSequenceProducer\n";
}
