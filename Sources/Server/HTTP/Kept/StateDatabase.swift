import AppleMusicAPI
import TonearmSQLite
import TonearmSystem

/// An open database of states.
///
/// A commit is durable when it returns: the write-ahead log is synced after every transaction if `synchronous` is FULL
/// or EXTRA ("PRAGMA synchronous", sqlite.org/pragma.html). EXTRA differs from FULL on file systems without the log
/// only, where it syncs the deletion of the rollback journal too. On macOS a sync reaches the disk with `fullfsync`
/// only.
final class StateDatabase {
    private let path: String
    let database: Database
    private let file: FileSystem.Stamp?
    /// The write-ahead log; nil until something was written.
    private var log: FileSystem.Stamp?
    private var version = 0

    /// Opens an existing database, and reads all of it once.
    /// - Throws: `StateStoreProblem`; the file is unchanged then.
    init(_ path: String) throws(StateStoreProblem) {
        self.path = path
        file = FileSystem.stamp(of: path)
        database = try StateDatabase.reading { () throws(SQLiteError) in
            let database = try Database(path, .existing)
            // Closing a database that cannot be used must not merge its log.
            database.setCheckpointOnClose(FileSystem.size(path + "-wal") == 0)
            try database.execute("PRAGMA busy_timeout = \(StateDatabase.patience)")
            return database
        }
        // The header alone does not show a version that is in the log.
        let (application, version) = (try number("PRAGMA application_id"), try number("PRAGMA user_version"))
        guard application == StateSchema.application else { throw .otherProgram }
        guard version == StateSchema.version else { throw .unknownVersion(version) }
        try StateDatabase.reading { () throws(SQLiteError) in try database.checkPages() }
        do throws(SQLiteError) {
            try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON")
            try database.execute("PRAGMA foreign_keys = ON")
        } catch {
            throw StateDatabase.writeFailure(error)
        }
        FileSystem.restrict(path)
        self.version = try number("PRAGMA data_version")
    }

    /// The time to wait for a lock of another program, in milliseconds.
    private static let patience = 1_000

    /// Writes a new database with some rows, and renames it once it is complete and synced.
    static func make(_ path: String, _ rows: [StateRow]) throws(StateStoreProblem) {
        let temporary = "\(path).\(OperatingSystem.process).new"
        // SQLite gives its other files the permissions of the database.
        if let error = PrivateFile.replace(temporary, with: []) { throw .unwritable(error.description) }
        do throws(SQLiteError) {
            let database = try Database(temporary, .existing)
            try database.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;" + StateSchema.tables)
            try database.transaction { () throws(SQLiteError) in try StateRow.write(rows, to: database) }
        } catch {
            FileSystem.remove(temporary)
            throw StateDatabase.writeFailure(error)
        }
        // SQLite would apply the log of a removed database to this one.
        for other in ["-journal", "-wal", "-shm"] { FileSystem.remove(path + other) }
        if let error = FileSystem.publish(temporary, as: path) {
            FileSystem.remove(temporary)
            throw .unwritable(error.description)
        }
    }

    /// Whether the database and its log are still the files at their paths.
    var isInPlace: Bool {
        guard let file, file.isSameFile(as: FileSystem.stamp(of: path)) else { return false }
        return log.map { $0.isSameFile(as: FileSystem.stamp(of: path + "-wal")) } ?? true
    }

    /// Returns whether another program changed the database since the last call.
    func wasChangedElsewhere() throws(StateStoreProblem) -> Bool {
        let earlier = version
        version = try number("PRAGMA data_version")
        return version != earlier
    }

    private func number(_ query: String) throws(StateStoreProblem) -> Int {
        try StateDatabase.reading { () throws(SQLiteError) in try database.first(query) { $0.integer(0) } ?? 0 }
    }

    /// Lets `close` merge the log into the file.
    func allowCheckpoint() { database.setCheckpointOnClose(true) }
}

// MARK: - Rows

extension StateDatabase {
    /// Writes rows in one transaction. Returns when they are on the disk.
    func write(_ rows: [StateRow]) throws(StateStoreProblem) {
        do throws(SQLiteError) {
            try database.transaction { () throws(SQLiteError) in try StateRow.write(rows, to: database) }
        } catch {
            throw StateDatabase.writeFailure(error)
        }
        log = log ?? FileSystem.stamp(of: path + "-wal")
    }
}

// MARK: - Errors

extension StateDatabase {
    static func reading<Result>(_ body: () throws(SQLiteError) -> Result) throws(StateStoreProblem) -> Result {
        do throws(SQLiteError) { return try body() } catch {
            if error.isBusy { throw .locked }
            if error.isDamage { throw .damaged(error.message) }
            throw .unreadable(reason(error))
        }
    }

    private static func writeFailure(_ error: SQLiteError) -> StateStoreProblem {
        error.isBusy ? .locked : error.isDamage ? .damaged(error.message) : .unwritable(reason(error))
    }

    private static func reason(_ error: SQLiteError) -> String {
        if error.isFull { return Errno.noSpace.description }
        return error.systemNumber.map { Errno(rawValue: $0).description } ?? error.message
    }
}

/// The tables of a database of states.
///
/// A state is a memory as JSON in pieces: a frame, and the parts to which strings in the frame refer. A change writes
/// the frame and the parts that it concerns.
enum StateSchema {
    /// The format's version, raised when older programs can no longer read the file.
    static let version = 1
    /// The application id in the file's header: `TNST`.
    static let application = 0x544E_5354

    /// `snapshot` is the name of a stored copy of a world; the empty name is the world's current state. `fixed` and
    /// `ahead` are the setting of the clock, `albums` is the member `catalog` of a world file. `key` begins every
    /// reference.
    static let tables = """
        CREATE TABLE worlds(id TEXT PRIMARY KEY, identity BLOB NOT NULL);
        CREATE TABLE states(number INTEGER PRIMARY KEY, world TEXT NOT NULL, snapshot TEXT NOT NULL DEFAULT '',
            fixed INTEGER, ahead INTEGER NOT NULL DEFAULT 0, albums BLOB,
            key TEXT NOT NULL, frame BLOB NOT NULL, UNIQUE(world, snapshot));
        CREATE TABLE parts(state INTEGER NOT NULL REFERENCES states ON DELETE CASCADE, number INTEGER NOT NULL,
            json BLOB NOT NULL, PRIMARY KEY(state, number));
        PRAGMA application_id = \(application);
        PRAGMA user_version = \(version);
        """
}
