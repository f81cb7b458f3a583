import AppleMusicAPI
import TonearmConsole
import TonearmSQLite
import TonearmSystem

/// The content of a state file, as it was last read or written.
struct StateContents<Memory: ServedMemory> {
    private let path: String
    /// The file that was read or written last; nil if the path was free.
    private var file: FileSystem.Stamp?
    private var form: Form
    /// The worlds in the file.
    private(set) var worlds: [String: KeptWorld<Memory>] = [:]
    /// The parts of the worlds' current states.
    private var parts: [String: Parts] = [:]

    private enum Form {
        /// A missing file, or an empty one, such as `mktemp` makes.
        case nothing
        /// A database file; the value is nil if it has to be opened again.
        case database(StateDatabase?)
    }

    private struct Parts {
        let encoded = EncodedParts(key: StateContents.freshKey) { try DocumentCoding.encode($0, userInfo: $1) }
        /// Whether the parts in the file are those that were encoded last.
        var areInFile = false
    }

    private static var freshKey: String { String(UInt128.random(in: .min ... .max), radix: 36) }

    /// Reads the file at a path. A file that cannot be used is not changed.
    init(_ path: String) throws(StateStoreProblem) {
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
            throw StateContents.isEarlierDocument(bytes) ? .earlierRelease : .foreign
        }
        if case .database(let database?) = form {
            worlds = try database.worlds()
            database.allowCheckpoint()
        }
    }

    /// Returns whether bytes begin like a state of release 0.2.0 or before, a JSON document.
    private static func isEarlierDocument(_ bytes: [UInt8]) -> Bool {
        [#"{"version":"#, #"{"state":"#, #"{"log":"#].contains { bytes.starts(with: $0.utf8) }
    }

    /// Returns the first bytes of the file; none if it is absent.
    private static func start(of path: String) throws(StateStoreProblem) -> [UInt8] {
        do throws(FileSystem.ReadProblem) {
            return try FileSystem.start(of: path, count: DatabaseHeader.length, accepting: .ownFile).bytes
        } catch .absent {
            return []
        } catch {
            throw .unreadable(error.description)
        }
    }

    mutating func close() {
        if case .database = form { form = .database(nil) }
    }
}

// MARK: - Writing

extension StateContents {
    mutating func save(_ changes: [KeptChange<Memory>]) throws(StateStoreProblem) {
        let earlier = Set(changes.flatMap(\.worlds)).map { ($0, worlds[$0]) }
        var changed: Set<KeptPart> = []
        for change in changes { changed.formUnion(change.apply(to: &worlds)) }
        do throws(StateStoreProblem) { try write(changed) } catch {
            for (id, world) in earlier { worlds[id] = world }
            throw error
        }
    }

    private mutating func write(_ changed: Set<KeptPart>) throws(StateStoreProblem) {
        if let database = try openDatabase() {
            if changed.isEmpty { return }
            if try database.wasChangedElsewhere() { forgetParts() }
            return try write(changed) { rows throws(StateStoreProblem) in try database.write(rows) }
        }
        forgetParts()
        let all = Set(worlds.flatMap { KeptChange.made($0, $1).parts })
        if case .database = form, file != nil {
            // Closed, or without its log.
            let database = try StateDatabase(path)
            database.allowCheckpoint()
            form = .database(database)
            return try write(all) { rows throws(StateStoreProblem) in try database.write([.clear] + rows) }
        }
        let path = path
        try write(all) { rows throws(StateStoreProblem) in try StateDatabase.make(path, rows) }
        file = FileSystem.stamp(of: path)
        form = .database(nil)
        let database = try StateDatabase(path)
        database.allowCheckpoint()
        form = .database(database)
    }

    /// Returns the database if it is open and its file is at the path; otherwise nil, and the database is forgotten.
    /// - Throws: `StateStoreProblem` if another file took the place.
    private mutating func openDatabase() throws(StateStoreProblem) -> StateDatabase? {
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
        for world in parts.keys { parts[world]?.areInFile = false }
    }

    /// Encodes parts of the worlds and writes them.
    private mutating func write(
        _ changed: Set<KeptPart>, by body: ([StateRow]) throws(StateStoreProblem) -> Void
    ) throws(StateStoreProblem) {
        var rows: [StateRow] = []
        for part in changed { rows += try self.rows(for: part) }
        try body(rows)
        for part in changed {
            switch part {
            case .current(let id): parts[id]?.areInFile = true
            case .deleted(let id): parts[id] = nil
            case .identity, .copy: break
            }
        }
    }

    private mutating func rows(for part: KeptPart) throws(StateStoreProblem) -> [StateRow] {
        switch part {
        case .identity(let id): return worlds[id]?.identity.map { [.world(id, identity: $0)] } ?? []
        case .deleted(let id): return [.deletedWorld(id)]
        case .current(let id):
            guard let world = worlds[id] else { return [] }
            return [.state(try current(world.current, of: id))]
        case .copy(let id, let name):
            guard let world = worlds[id] else { return [] }
            guard let copy = world.copies[name] else { return [.deletedState(id, snapshot: name)] }
            let parts = EncodedParts(key: StateContents.freshKey) { try DocumentCoding.encode($0, userInfo: $1) }
            let frame = try StateContents.encoded(copy, by: parts).frame
            return [.state(EncodedState(id, snapshot: name, copy, key: parts.key, frame: frame, parts: parts.all))]
        }
    }

    private mutating func current(_ copy: KeptCopy<Memory>, of id: String) throws(StateStoreProblem) -> EncodedState {
        let known = parts[id] ?? Parts()
        parts[id] = known
        // After a failure the encoded parts differ from those in the file.
        parts[id]?.areInFile = false
        let encoded = try StateContents.encoded(copy, by: known.encoded)
        var state = EncodedState(
            id, snapshot: "", copy, key: known.encoded.key, frame: encoded.frame, parts: known.encoded.all)
        if known.areInFile { (state.parts, state.removed) = (encoded.changed, encoded.removed) }
        return state
    }

    private static func encoded(
        _ copy: KeptCopy<Memory>, by parts: EncodedParts
    ) throws(StateStoreProblem) -> EncodedParts.Encoded {
        do { return try parts.encode(copy.memory) } catch { throw .unwritable("it has no format") }
    }
}

extension EncodedState {
    /// Makes a state of which all parts are written.
    fileprivate init<Memory>(
        _ world: String, snapshot: String, _ copy: KeptCopy<Memory>, key: String, frame: [UInt8], parts: [Int: [UInt8]]
    ) {
        self.init(
            world: world, snapshot: snapshot, clock: copy.clock,
            albums: copy.albums.isEmpty ? nil : copy.albums.json.bytes, key: key, frame: frame, parts: parts)
    }
}
