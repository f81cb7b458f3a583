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
