@testable import TonearmHTTP

/// Kept worlds by their memories alone, for tests of files.
extension StateStore {
    var memories: [String: Memory] { worlds.mapValues(\.current.memory) }

    /// Stores memories of worlds. Every world but the default one is made.
    func save(_ memories: [String: Memory]) throws(StateStoreProblem) {
        try save(
            memories.map { id, memory in
                id == WorldID.standard
                    ? .current(id, memory, ServedClock.Setting())
                    : .made(id, KeptWorld(identity: Array("{}".utf8), current: KeptCopy(memory: memory)))
            })
    }

    func delete(_ world: String) throws(StateStoreProblem) { try save([.deleted([world])]) }
}
