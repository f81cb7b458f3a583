#include "CSQLiteFaults.h"
#include <errno.h>
#include <sqlite3.h>
#include <stddef.h>

// A shim over SQLite's default file system ("The SQLite OS Interface or VFS", sqlite.org). It only counts changes of files; locks, reads and
// shared memory pass through. A killed process leaves no shared memory that counts: the next one builds it anew.

static sqlite3_vfs *system_files;
static sqlite_fault current_fault;

typedef struct {
    sqlite3_file base;
    // The system's file follows.
} faulty_file;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((faulty_file *)file + 1); }

/// The result for a change that may fail.
static int fails(sqlite_change change, int *count, int code) {
    int number = current_fault(change, count);
    if (number == 0) return SQLITE_OK;
    errno = number;
    return number == ENOSPC && change == sqlite_change_write ? SQLITE_FULL : code;
}

static int close_file(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    int written = count;
    int code = fails(sqlite_change_write, &written, SQLITE_IOERR_WRITE);
    if (code == SQLITE_OK) return real(file)->pMethods->xWrite(real(file), bytes, count, offset);
    int number = errno;
    if (written > 0) real(file)->pMethods->xWrite(real(file), bytes, written, offset);
    errno = number;
    return code;
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
    int code = fails(sqlite_change_truncate, NULL, SQLITE_IOERR_TRUNCATE);
    return code ? code : real(file)->pMethods->xTruncate(real(file), size);
}

static int sync_file(sqlite3_file *file, int flags) {
    int code = fails(sqlite_change_sync, NULL, SQLITE_IOERR_FSYNC);
    return code ? code : real(file)->pMethods->xSync(real(file), flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) { return real(file)->pMethods->xFileSize(real(file), size); }

static int lock_file(sqlite3_file *file, int level) { return real(file)->pMethods->xLock(real(file), level); }

static int unlock_file(sqlite3_file *file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }

static int is_reserved(sqlite3_file *file, int *result) {
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int characteristics(sqlite3_file *file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }

static int shared_map(sqlite3_file *file, int page, int size, int extend, void volatile **result) {
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, result);
}

static int shared_lock(sqlite3_file *file, int offset, int count, int flags) {
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void shared_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int shared_unmap(sqlite3_file *file, int removes) {
    return real(file)->pMethods->xShmUnmap(real(file), removes);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2, .xClose = close_file, .xRead = read_file, .xWrite = write_file, .xTruncate = truncate_file,
    .xSync = sync_file, .xFileSize = file_size, .xLock = lock_file, .xUnlock = unlock_file,
    .xCheckReservedLock = is_reserved, .xFileControl = file_control, .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics, .xShmMap = shared_map, .xShmLock = shared_lock,
    .xShmBarrier = shared_barrier, .xShmUnmap = shared_unmap,
};

static int open_file(sqlite3_vfs *files, const char *name, sqlite3_file *file, int flags, int *opened) {
    (void)files;
    file->pMethods = NULL;
    if (flags & SQLITE_OPEN_CREATE) {
        int code = fails(sqlite_change_open, NULL, SQLITE_CANTOPEN);
        if (code) return code;
    }
    real(file)->pMethods = NULL;
    int code = system_files->xOpen(system_files, name, real(file), flags, opened);
    if (real(file)->pMethods) file->pMethods = &methods;
    return code;
}

static int delete_file(sqlite3_vfs *files, const char *name, int syncs) {
    (void)files;
    int code = fails(sqlite_change_remove, NULL, SQLITE_IOERR_DELETE);
    return code ? code : system_files->xDelete(system_files, name, syncs);
}

void sqlite_install_faults(sqlite_fault fault) {
    static sqlite3_vfs faulty_files;
    sqlite3_initialize();
    if (system_files) return;
    current_fault = fault;
    system_files = sqlite3_vfs_find(NULL);
    faulty_files = *system_files;
    faulty_files.pNext = NULL;
    faulty_files.zName = "faults";
    faulty_files.szOsFile = (int)sizeof(faulty_file) + system_files->szOsFile;
    faulty_files.xOpen = open_file;
    faulty_files.xDelete = delete_file;
    sqlite3_vfs_register(&faulty_files, 1);
}
