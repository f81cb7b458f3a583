#include "CEditline.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static const int watched[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { watched_count = sizeof watched / sizeof *watched };

static struct sigaction earlier[watched_count];
static int ends[2] = {-1, -1};
static atomic_int readers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Sends the signals that came too late for the read to the process, for whoever acts on them between reads. Not to the
 * calling thread, as raise() does: tasks run on threads that block signals, and there they would wait forever. */
static void pass_on(void) {
    unsigned char byte;
    while (read(ends[0], &byte, 1) == 1)
        if (byte == SIGINT || byte == SIGTERM || byte == SIGHUP) kill(getpid(), byte);
}

/* Only system calls and errno: safe at any moment. A full pipe loses the signal; the same one is in it already. */
static void note(int signal) {
    int saved = errno;
    unsigned char byte = (unsigned char)signal;
    (void)!write(ends[1], &byte, 1);
    /* The last read may have ended on another thread after this handler began. */
    if (atomic_load(&readers) == 0) pass_on();
    errno = saved;
}

static void install(void) {
    struct sigaction action = {0};
    action.sa_handler = note;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < watched_count; i++) {
        action.sa_flags = SA_RESTART;
        sigaction(watched[i], &action, &earlier[i]);
        /* A program told to ignore hang-ups (nohup) or stops (no job control) goes on ignoring them. */
        if ((watched[i] == SIGHUP || watched[i] == SIGTSTP) && earlier[i].sa_handler == SIG_IGN)
            sigaction(watched[i], &earlier[i], NULL);
    }
}

static void uninstall(void) {
    for (int i = 0; i < watched_count; i++) sigaction(watched[i], &earlier[i], NULL);
}

static int open_pipe(void) {
    if (ends[0] >= 0) return 0;
    if (pipe(ends) != 0) return -1;
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    return 0;
}

int editline_signals_begin(void) {
    pthread_mutex_lock(&lock);
    int result = open_pipe();
    /* In this order, and below in reverse: where the handler sees no readers, the earlier actions are back. */
    if (result == 0 && atomic_fetch_add(&readers, 1) == 0) install();
    pthread_mutex_unlock(&lock);
    return result == 0 ? ends[0] : -1;
}

void editline_signals_end(void) {
    pthread_mutex_lock(&lock);
    if (atomic_load(&readers) == 1) uninstall();
    if (atomic_fetch_sub(&readers, 1) == 1) pass_on();
    pthread_mutex_unlock(&lock);
}

void editline_suspend(void) {
    /* SIGCONT too: the caller draws the line anew, and must not be told to do so once more. */
    static const int signals[] = {SIGTSTP, SIGCONT};
    struct sigaction action = {0}, ours[2];
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    for (int i = 0; i < 2; i++) sigaction(signals[i], &action, &ours[i]);
    pthread_sigmask(SIG_UNBLOCK, &stop, &before);
    raise(SIGTSTP);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    for (int i = 0; i < 2; i++) sigaction(signals[i], &ours[i], NULL);
}
