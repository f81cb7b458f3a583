import AppleMusicAPI
import Console
import SQLite
import SystemLayer

/// What a store has read from its path and written to it.
struct StateContents<Memory: ServedMemory> {
    private let path: String
    /// The file that was read or written last; nil if the path was free.
    private var file: FileSystem.Stamp?
    private var form: Form
    private var worlds: [String: World] = [:]

    private enum Form {
        /// No file, or an empty one, as `mktemp` makes it.
        case nothing
        case earlier(EarlierState<Memory>)
        /// Nil if the database has to be opened again.
        case database(StateDatabase?)
    }

    private struct World {
        /// The memory in the file.
        var stored: Memory?
        let parts = EncodedParts(key: String(UInt128.random(in: .min ... .max), radix: 36)) {
            try DocumentCoding.encode($0, userInfo: $1)
        }
        /// Whether the parts in the file are those that were encoded last.
        var hasParts = false
    }

    /// Reads what is at a path. A file that cannot be used stays as it is.
    init(_ path: String) throws(StateStoreFailure) {
        self.path = path
        file = FileSystem.stamp(of: path)
        let bytes = try StateContents.start(of: path)
        if bytes.isEmpty {
            form = .nothing
        } else if let header = DatabaseHeader(Array(bytes.prefix(DatabaseHeader.length))) {
            guard header.application == StateSchema.application else { throw .otherProgram }
            guard header.userVersion == StateSchema.version else { throw .unknownVersion(header.userVersion) }
            form = .database(try StateDatabase(path))
        } else {
            form = .earlier(
                try EarlierState(bytes) { () throws(StateStoreFailure) in try EarlierState<Memory>.log(of: path) })
        }
        for (world, memory) in try load() { worlds[world] = World(stored: memory) }
        if case .database(let database) = form { database?.allowCheckpoint() }
    }

    /// The whole file, or the beginning of a database.
    private static func start(of path: String) throws(StateStoreFailure) -> [UInt8] {
        do throws(FileSystem.ReadFailure) {
            let (start, _) = try FileSystem.start(of: path, count: DatabaseHeader.length, accepting: .ownFile)
            if DatabaseHeader(start) != nil { return start }
            return try FileSystem.read(path, limit: 268_435_456, accepting: .ownFile)
        } catch .absent {
            return []
        } catch {
            throw .unreadable(error.description)
        }
    }

    func load() throws(StateStoreFailure) -> [String: Memory] {
        switch form {
        case .nothing: return [:]
        case .earlier(let state): return [WorldID.standard: state.memory]
        case .database(nil): return worlds.compactMapValues(\.stored)
        case .database(let database?):
            var memories: [String: Memory] = [:]
            for (world, json) in try database.states() {
                guard let json, let memory = try? DocumentCoding.decode(Memory.self, from: json) else {
                    throw .damaged("the state of '\(world)' cannot be read")
                }
                memories[world] = memory
            }
            return memories
        }
    }

    mutating func close() {
        guard case .database = form else { return }
        // A process that was killed while it moved an earlier state may have left the log.
        EarlierState<Memory>.removeLog(of: path)
        form = .database(nil)
    }
}

// MARK: - Writing

extension StateContents {
    mutating func save(_ memories: [String: Memory]) throws(StateStoreFailure) {
        if let database = try openDatabase() {
            if try database.wasChangedElsewhere() { forgetParts() }
            return try write(memories) { states throws(StateStoreFailure) in try database.write(states) }
        }
        let all = worlds.compactMapValues(\.stored).merging(memories) { $1 }
        forgetParts()
        if case .database = form, file != nil {
            // Closed, or without its log.
            let database = try StateDatabase(path)
            database.allowCheckpoint()
            form = .database(database)
            return try write(all) { states throws(StateStoreFailure) in try database.write(states) }
        }
        let path = path
        if case .earlier(let state) = form { try state.backUp(path) }
        try write(all) { states throws(StateStoreFailure) in try StateDatabase.make(path, states) }
        file = FileSystem.stamp(of: path)
        form = .database(nil)
        EarlierState<Memory>.removeLog(of: path)
        let database = try StateDatabase(path)
        database.allowCheckpoint()
        form = .database(database)
    }

    mutating func delete(_ world: String) throws(StateStoreFailure) {
        // Writes everything, if the database is not open.
        if try openDatabase() == nil { try save([:]) }
        if case .database(let database?) = form { try database.delete(world) }
        worlds[world] = nil
    }

    /// The database, if it is open and in its place. Forgets it otherwise.
    /// - Throws: `StateStoreFailure` if another file took the place.
    private mutating func openDatabase() throws(StateStoreFailure) -> StateDatabase? {
        if case .database(let database?) = form {
            if database.isInPlace { return database }
            form = .database(nil)
        }
        let found = FileSystem.stamp(of: path)
        guard let found else {
            if case .database = form { file = nil }
            return nil
        }
        guard found.isSameFile(as: file) else { throw .unwritable("another file has taken its place") }
        return nil
    }

    private mutating func forgetParts() {
        for world in worlds.keys { worlds[world]?.hasParts = false }
    }

    /// Encodes memories and writes what changed in them.
    private mutating func write(
        _ memories: [String: Memory], by body: ([EncodedState]) throws(StateStoreFailure) -> Void
    ) throws(StateStoreFailure) {
        var states: [EncodedState] = []
        for (world, memory) in memories {
            let known = worlds[world] ?? World()
            worlds[world] = known
            // What the parts are after a failure is not what the file has.
            worlds[world]?.hasParts = false
            guard let encoded = try? known.parts.encode(memory) else { throw .unwritable("it has no format") }
            states.append(
                EncodedState(
                    world: world, key: known.parts.key, frame: encoded.frame,
                    parts: known.hasParts ? encoded.changed : known.parts.all,
                    removed: known.hasParts ? encoded.removed : nil))
        }
        try body(states)
        for (world, memory) in memories {
            worlds[world]?.stored = memory
            worlds[world]?.hasParts = true
        }
    }
}
