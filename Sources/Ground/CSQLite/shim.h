#include <sqlite3.h>

// SQLite copies the bound text or bytes. Swift does not import the macro SQLITE_TRANSIENT, which is a cast.
static inline int sqlite_bind_copied_text(sqlite3_stmt *statement, int index, const char *text, int count) {
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

static inline int sqlite_bind_copied_bytes(sqlite3_stmt *statement, int index, const void *bytes, int count) {
    return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// Swift does not import C functions with variable arguments.
static inline int sqlite_set_checkpoint_on_close(sqlite3 *connection, int enabled) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !enabled, (int *)0);
}

static inline int sqlite_file_errno(sqlite3_file *file) {
    int number = 0;
    if (file && file->pMethods) file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &number);
    return number;
}

// The system's error number of the last failed write or sync. SQLite sets sqlite3_system_errno in a statement that fails, but not in a COMMIT
// that fails. Then the write-ahead log or the file has it.
static inline int sqlite_system_error(sqlite3 *connection) {
    sqlite3_file *file = 0;
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &file);
    int number = sqlite_file_errno(file);
    if (number) return number;
    file = 0;
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    number = sqlite_file_errno(file);
    return number ? number : sqlite3_system_errno(connection);
}
