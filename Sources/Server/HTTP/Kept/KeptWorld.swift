/// A stored world.
package struct KeptWorld<Memory: ServedMemory>: Sendable, Equatable {
    /// The name, key and tokens of the world as JSON; nil for the default world, which no client creates.
    var identity: [UInt8]?
    package var current: KeptCopy<Memory>
    /// The snapshots by name. The state that a reset restores has the name `KeptWorld.beginning`.
    var copies: [String: KeptCopy<Memory>] = [:]

    /// The name of the state that a reset restores. No snapshot can have it.
    static var beginning: String { "/beginning" }
}

/// The state of a world at one moment.
package struct KeptCopy<Memory: ServedMemory>: Sendable, Equatable {
    package var memory: Memory
    package var clock = ServedClock.Setting()
    /// The world's own albums.
    package var albums = OwnAlbums()
}

/// A change of stored worlds.
package enum KeptChange<Memory: ServedMemory>: Sendable {
    /// A world's current memory and clock. The change has no effect on a world that was deleted. The default world
    /// always exists.
    case current(String, Memory, ServedClock.Setting)
    case made(String, KeptWorld<Memory>)
    /// Deletes worlds with their snapshots.
    case deleted([String])
    /// A world's snapshot; nil deletes it.
    case copy(String, name: String, KeptCopy<Memory>?)
}

extension KeptChange {
    /// The ids of the worlds that change.
    var worlds: [String] {
        switch self {
        case .current(let id, _, _), .made(let id, _), .copy(let id, _, _): [id]
        case .deleted(let ids): ids
        }
    }

    /// The parts of the file that the change concerns.
    var parts: Set<KeptPart> {
        switch self {
        case .current(let id, _, _): [.current(id)]
        case .made(let id, let world):
            Set([.identity(id), .current(id)] + world.copies.keys.map { KeptPart.copy(id, $0) })
        case .deleted(let ids): Set(ids.map { .deleted($0) })
        case .copy(let id, let name, _): [.copy(id, name)]
        }
    }

    /// Applies the change to worlds by their ids.
    /// - Returns: the parts of the file that the change concerns; empty if it has no effect.
    func apply(to worlds: inout [String: KeptWorld<Memory>]) -> Set<KeptPart> {
        switch self {
        case .current(let id, let memory, let clock):
            if worlds[id] == nil, id == WorldID.standard {
                worlds[id] = KeptWorld(current: KeptCopy(memory: memory, clock: clock))
            }
            guard worlds[id] != nil else { return [] }
            worlds[id]?.current.memory = memory
            worlds[id]?.current.clock = clock
        case .made(let id, let world):
            worlds[id] = world
        case .deleted(let ids):
            for id in ids { worlds[id] = nil }
        case .copy(let id, let name, let copy):
            guard worlds[id] != nil else { return [] }
            worlds[id]?.copies[name] = copy
        }
        return parts
    }
}

/// A part of the file that is written separately.
enum KeptPart: Hashable {
    case identity(String)
    case current(String)
    case copy(String, String)
    case deleted(String)
}
