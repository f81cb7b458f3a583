import AppleMusicAPI
import TonearmConsole
import TonearmSQLite

extension StateDatabase {
    /// A state as read from the database.
    struct StoredState {
        var world: String
        var snapshot: String
        var clock: ServedClock.Setting
        var albums: [UInt8]?
        /// The memory; nil if a part of it is missing.
        var json: [UInt8]?
    }

    /// Reads the identities of worlds, by the worlds' ids.
    private func identities() throws(StateStoreProblem) -> [String: [UInt8]] {
        try StateDatabase.reading { () throws(SQLiteError) in
            Dictionary(try database.rows("SELECT id, identity FROM worlds") { ($0.text(0), $0.bytes(1)) }) { $1 }
        }
    }

    private func states() throws(StateStoreProblem) -> [StoredState] {
        try StateDatabase.reading { () throws(SQLiteError) in
            let rows = try database.rows(
                "SELECT number, world, snapshot, fixed, ahead, albums, key, frame FROM states"
            ) { row in
                (
                    number: row.integer(0), key: row.text(6), frame: row.bytes(7),
                    state: StoredState(
                        world: row.text(1), snapshot: row.text(2),
                        clock: ServedClock.Setting(fixed: row.isNull(3) ? nil : row.integer(3), ahead: row.integer(4)),
                        albums: row.isNull(5) ? nil : row.bytes(5))
                )
            }
            var states: [StoredState] = []
            for row in rows {
                let parts = try database.rows("SELECT number, json FROM parts WHERE state = ?", .integer(row.number)) {
                    ($0.integer(0), $0.bytes(1))
                }
                var state = row.state
                state.json = EncodedParts.joined(row.frame, parts: Dictionary(parts) { $1 }, key: row.key)
                states.append(state)
            }
            return states
        }
    }

    /// Reads every world, by the worlds' ids.
    func worlds<Memory: ServedMemory>() throws(StateStoreProblem) -> [String: KeptWorld<Memory>] {
        let identities = try identities()
        var copies: [String: [String: KeptCopy<Memory>]] = [:]
        for state in try states() { copies[state.world, default: [:]][state.snapshot] = try state.copy() }
        if let id = Set(identities.keys).union(copies.keys).first(where: { id in
            id != WorldID.standard && identities[id] == nil || copies[id]?[""] == nil
        }) {
            throw .damaged("the world '\(id)' is not complete")
        }
        var worlds: [String: KeptWorld<Memory>] = [:]
        for (id, var copies) in copies {
            guard let current = copies.removeValue(forKey: "") else { continue }
            worlds[id] = KeptWorld(identity: identities[id], current: current, copies: copies)
        }
        return worlds
    }
}

extension StateDatabase.StoredState {
    fileprivate func copy<Memory: ServedMemory>() throws(StateStoreProblem) -> KeptCopy<Memory> {
        guard let json = json, let memory = try? DocumentCoding.decode(Memory.self, from: json),
            let albums = try? OwnAlbums(self.albums.map { try JSON(parsing: $0) })
        else { throw .damaged("the state of '\(world)' cannot be read") }
        return KeptCopy(memory: memory, clock: clock, albums: albums)
    }
}
