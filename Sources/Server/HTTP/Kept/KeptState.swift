/// A store of served worlds that outlives the process.
package protocol KeptState<Memory>: Sendable {
    associatedtype Memory: ServedMemory

    /// The stored worlds, by their ids.
    var worlds: [String: KeptWorld<Memory>] { get }

    /// Stores changes in their order, all or nothing. Returns when they are on the disk.
    func save(_ changes: [KeptChange<Memory>]) throws(StateStoreProblem)
}

/// The ids of worlds.
package enum WorldID {
    /// The default world.
    package static let standard = "default"
}

/// An error of reading or writing stored worlds.
package enum StateStoreProblem: Error, Hashable {
    /// Another server uses the file.
    case taken
    /// The file has several hard links; the value is their number. The lock and the write-ahead log belong to one name,
    /// so a server could miss them under another.
    case linked(Int)
    /// The file cannot be read. The value is the system's or SQLite's reason.
    case unreadable(String)
    /// The file cannot be written. The value is the system's or SQLite's reason.
    case unwritable(String)
    /// This program does not read the version of the format, which is the value.
    case unknownVersion(Int)
    /// The file is a state of release 0.2.0 or before.
    case earlierRelease
    /// The file is not a state.
    case foreign
    /// The file is a database of another program.
    case otherProgram
    /// The file is damaged. The value describes the first damage.
    case damaged(String)
    /// The albums of a world do not fit the catalog, with the reason.
    case unplayable(world: String, String)
    /// Another program has the database locked.
    case locked

    /// The reason, as a clause.
    package var reason: String {
        switch self {
        case .taken: "another server keeps its state there"
        case .linked(let names): "the file has \(names) names, and a server may have it under another one"
        case .unreadable(let reason), .unwritable(let reason): reason
        case .unknownVersion(let version): "another tonearm wrote it (version \(version))"
        case .earlierRelease: "tonearm 0.2.0 or before wrote it"
        case .foreign: "it holds something else, or is damaged"
        case .otherProgram: "it is a database of another program"
        case .damaged(let what): "it is damaged: \(what)"
        case .unplayable(let world, let reason): "the world '\(world)' cannot be played: \(reason)"
        case .locked: "another program has it locked"
        }
    }
}
