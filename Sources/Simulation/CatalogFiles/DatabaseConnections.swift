import Synchronization
import TonearmConsole
import TonearmSQLite
import TonearmSystem

/// A pool of connections to an immutable file. Each is lent exclusively for one query.
///
/// There is one for each processor, up to four. All are opened at once, because the path may later point to another
/// file. The first is preferred.
final class DatabaseConnections: Sendable {
    private final class Slot: Sendable {
        let database: Mutex<Database>

        init(_ database: sending Database) { self.database = Mutex(database) }
    }

    private let slots: [Slot]

    private static let mostSlots = 4

    /// - Throws: `SQLiteError`.
    init(_ path: String) throws(SQLiteError) {
        var slots: [Slot] = []
        for _ in 0..<min(OperatingSystem.processors, Self.mostSlots) { slots.append(Slot(try Self.open(path))) }
        self.slots = slots
    }

    private static func open(_ path: String) throws(SQLiteError) -> sending Database {
        let database = try Database(path, .immutable)
        // A cache of 16 MiB, whatever the file's size.
        try database.execute("PRAGMA cache_size = -16384; PRAGMA query_only = ON;")
        return database
    }

    /// - Throws: the errors of the body.
    func use<Answer: Sendable>(_ body: @Sendable (Database) throws -> Answer) rethrows -> Answer {
        for slot in slots {
            if let answer = try slot.database.withLockIfAvailable({ try body($0) }) { return answer }
        }
        return try slots[0].database.withLock { try body($0) }
    }
}
