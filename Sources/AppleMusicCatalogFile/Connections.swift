import Console
import SQLite
import Synchronization

/// Connections to one file that never changes. Each query has a connection to itself.
///
/// Their number is that of the processors, up to four. All are opened at once, because another file may get the path later. Queries that do
/// not overlap use the first one.
final class Connections: Sendable {
    private final class Place: Sendable {
        let database: Mutex<Database>

        init(_ database: sending Database) { self.database = Mutex(database) }
    }

    private let places: [Place]

    private static let mostPlaces = 4

    /// - Throws: `SQLiteError`.
    init(_ path: String) throws(SQLiteError) {
        var places: [Place] = []
        for _ in 0..<min(OperatingSystem.processors, Self.mostPlaces) { places.append(Place(try Self.open(path))) }
        self.places = places
    }

    private static func open(_ path: String) throws(SQLiteError) -> sending Database {
        let database = try Database(path, .immutable)
        // A cache of 16 MiB, whatever the size of the file.
        try database.execute("PRAGMA cache_size = -16384; PRAGMA query_only = ON;")
        return database
    }

    /// - Throws: what the body throws.
    func use<Answer: Sendable>(_ body: @Sendable (Database) throws -> Answer) rethrows -> Answer {
        for place in places {
            if let answer = try place.database.withLockIfAvailable({ try body($0) }) { return answer }
        }
        return try places[0].database.withLock { try body($0) }
    }
}
