/// Queue control by the current app, on the player that it uses.
extension MusicDevice {
    /// Replaces the queue: `setQueue(with:)`, `player.queue = …`.
    package mutating func setQueue(
        _ descriptor: QueueDescriptor, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try checkVersion(descriptor, .setQueue)
        return try controlByApp(.setQueue, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.set(QueueExpansion(setting: descriptor, terms, at: now), at: now, terms)
        }
    }

    /// Inserts after the current entry (Play Next): `prepend(_:)`, `insert(_:position: .afterCurrentEntry)`.
    package mutating func playNext(
        _ descriptor: QueueDescriptor, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] { try add(descriptor, next: true, .playNext, at: now, faults) }

    /// Appends to the queue (Play Later): `append(_:)`, `insert(_:position: .tail)`.
    package mutating func playLater(
        _ descriptor: QueueDescriptor, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] { try add(descriptor, next: false, .playLater, at: now, faults) }

    private mutating func add(
        _ descriptor: QueueDescriptor, next: Bool, _ action: PlayerAction, at now: Milliseconds,
        _ faults: PlaybackFaults
    ) throws(Refusal) -> [Change] {
        try checkVersion(descriptor, action)
        return try controlByApp(action, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.add(QueueExpansion(adding: descriptor, terms, at: now), next: next, at: now, terms)
        }
    }

    /// Opens a transaction; `commitTransaction` or `rollBackTransaction` ends it.
    package mutating func beginTransaction(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal)
        -> [Change]
    {
        try controlByApp(.beginTransaction, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.begin(at: now, terms)
        }
    }

    /// Inserts after an entry, or at the head; in the open transaction, or in a separate one.
    package mutating func insert(
        _ descriptor: QueueDescriptor, after id: Int?, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try checkVersion(descriptor, .insert)
        return try controlByApp(.insert, at: now, faults) { player, terms throws(PlayerProblem) in
            guard player.kind.editsQueue else { throw .notItsQueue }
            let expansion = try QueueExpansion(adding: descriptor, terms, at: now)
            let leftOut: [PlayerChange] = expansion.leftOut.isEmpty ? [] : [.leftOut(expansion.leftOut)]
            return leftOut + (try player.edit(.insert(expansion.contents, after: id), at: now, terms))
        }
    }

    /// Removes an entry; in the open transaction, or in a separate one.
    package mutating func removeEntry(
        _ id: Int, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try controlByApp(.remove, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.edit(.remove(id), at: now, terms)
        }
    }

    /// Moves an entry after another, or to the head; in the open transaction, or in a separate one.
    package mutating func moveEntry(
        _ id: Int, after other: Int?, at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try controlByApp(.move, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.edit(.move(id, after: other), at: now, terms)
        }
    }

    /// Commits the transaction, which takes time: `perform(queueTransaction:completionHandler:)`. With the fault
    /// `queueTimeout` its completion reports a wrong result.
    package mutating func commitTransaction(
        at now: Milliseconds, _ faults: PlaybackFaults = []
    ) throws(Refusal) -> [Change] {
        try controlByApp(.commitTransaction, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.commit(at: now, terms)
        }
    }

    package mutating func rollBackTransaction(at now: Milliseconds) throws(Refusal) -> [Change] {
        try controlByApp(.rollBackTransaction, at: now, []) { player, terms throws(PlayerProblem) in
            try player.rollBack()
        }
    }

    package mutating func clearQueue(at now: Milliseconds, _ faults: PlaybackFaults = []) throws(Refusal) -> [Change] {
        try controlByApp(.clear, at: now, faults) { player, terms throws(PlayerProblem) in
            try player.clear(at: now, terms)
        }
    }

    private func checkVersion(_ descriptor: QueueDescriptor, _ action: PlayerAction) throws(Refusal) {
        let (kind, version) = (descriptor.kind, device.version)
        if kind.since <= version { return }
        let carriers = QueueDescriptor.Kind.carriers(of: descriptor.content)
        throw .descriptorTooNew(kind, action.what, carriers: carriers, version)
    }
}
