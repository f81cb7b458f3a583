#ifndef CSQLITE_FAULTS_H
#define CSQLITE_FAULTS_H

/// A change of a file that SQLite makes.
typedef enum { sqlite_change_open, sqlite_change_write, sqlite_change_sync, sqlite_change_truncate, sqlite_change_remove } sqlite_change;

/// Decides whether a change fails.
/// - Parameter count: of a write, the number of its bytes; the function sets it to the number that is written before the failure.
/// - Returns: the system's error number; 0 lets the change happen.
typedef int (*sqlite_fault)(sqlite_change change, int *count);

/// Makes a file system with faults SQLite's default, once for the process. Connections that are open keep theirs.
void sqlite_install_faults(sqlite_fault fault);

#endif
