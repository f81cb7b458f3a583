import TonearmSQLite

/// A change of the rows of a database.
enum StateRow: Sendable {
    /// Deletes all rows.
    case clear
    case world(String, identity: [UInt8])
    /// Deletes a world with its states.
    case deletedWorld(String)
    case state(EncodedState)
    case deletedState(String, snapshot: String)
}

/// A world's state as written to the database.
struct EncodedState: Sendable {
    var world: String
    /// The name of the snapshot; empty for the world's current state.
    var snapshot: String
    var clock: ServedClock.Setting
    var albums: [UInt8]?
    var key: String
    var frame: [UInt8]
    /// The parts to write, by their numbers.
    var parts: [Int: [UInt8]]
    /// The numbers of the parts to delete; nil deletes all earlier parts.
    var removed: Set<Int>?
}

// MARK: - Writing

extension StateRow {
    /// Writes rows in their order.
    static func write(_ rows: [StateRow], to database: Database) throws(SQLiteError) {
        for row in rows {
            switch row {
            case .clear: try database.execute("DELETE FROM worlds; DELETE FROM states")
            case .world(let id, let identity):
                try database.run("INSERT OR REPLACE INTO worlds VALUES(?, ?)", .text(id), .bytes(identity))
            case .deletedWorld(let id):
                try database.run("DELETE FROM worlds WHERE id = ?", .text(id))
                try database.run("DELETE FROM states WHERE world = ?", .text(id))
            case .state(let state): try write(state, to: database)
            case .deletedState(let world, let snapshot):
                try database.run("DELETE FROM states WHERE world = ? AND snapshot = ?", .text(world), .text(snapshot))
            }
        }
    }

    private static func write(_ state: EncodedState, to database: Database) throws(SQLiteError) {
        let number = try database.first(
            """
            INSERT INTO states(world, snapshot, fixed, ahead, albums, key, frame) VALUES(?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT(world, snapshot) DO UPDATE SET fixed = excluded.fixed, ahead = excluded.ahead,
                albums = excluded.albums, key = excluded.key, frame = excluded.frame RETURNING number
            """, .text(state.world), .text(state.snapshot), state.clock.fixed.map(SQLiteValue.integer) ?? .null,
            .integer(state.clock.ahead), state.albums.map(SQLiteValue.bytes) ?? .null, .text(state.key),
            .bytes(state.frame)
        ) { $0.integer(0) }
        guard let number else { return }
        if let removed = state.removed {
            for part in removed {
                try database.run("DELETE FROM parts WHERE state = ? AND number = ?", .integer(number), .integer(part))
            }
        } else {
            try database.run("DELETE FROM parts WHERE state = ?", .integer(number))
        }
        for (part, json) in state.parts {
            try database.run(
                "INSERT INTO parts VALUES(?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json",
                .integer(number), .integer(part), .bytes(json))
        }
    }
}
