import Console
import Synchronization
import SystemLayer

/// Connections to one file that never changes. Whoever asks has one of them to itself for the length of a question.
///
/// There are as many as processors, up to four, and all are opened at once: later the path may be another file's. The first is used
/// as long as nobody else asks.
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
