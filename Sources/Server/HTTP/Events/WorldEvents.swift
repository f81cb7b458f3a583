import AppleMusicAPI
import TonearmConsole

/// The events of a world for one client: each request of the journal, and word of changes.
///
/// The journal is the buffer. A client that reads slowly gets the entries that are still there, and the number of those
/// that are not.
struct WorldEvents: Sendable {
    let world: HostedWorld
    /// The worlds of the server, for a client that may see them all; nil for others.
    let worlds: Worlds?
    let streams: EventStreams
    /// Returns the system's time in seconds since 1970.
    let system: @Sendable () -> Int
    /// The time after which a comment keeps an idle connection alive.
    let keepAlive: Duration
    /// The news that the client has before the first event.
    private var position: Position

    /// Changes after this call are events, even if `run` is called later.
    ///
    /// - Parameter since: the number of the journal's entry after which the events begin.
    init(
        of world: HostedWorld, since: Int, worlds: Worlds?, streams: EventStreams,
        system: @escaping @Sendable () -> Int, keepAlive: Duration
    ) {
        (self.world, self.worlds, self.streams) = (world, worlds, streams)
        (self.system, self.keepAlive) = (system, keepAlive)
        position = Position(since: since, changes: world.changes.count, worlds: worlds?.changes.count ?? 0)
    }

    /// The most entries in one piece of the stream.
    private static let batch = 50

    /// Writes events until the world is deleted, the server stops, or the client has gone away.
    func run(_ write: StreamedBody.Writer) async throws {
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let signals = [world.changes, streams.stopping] + (worlds.map { [$0.changes] } ?? [])
        let numbers = signals.map { $0.add(wake) }
        let timer = Task { [keepAlive] in
            while !Task.isCancelled {
                try? await Task.sleep(for: keepAlive)
                wake.yield()
            }
        }
        defer {
            timer.cancel()
            for (signal, number) in zip(signals, numbers) { signal.remove(number) }
        }
        var position = position
        try await write(EventText.retry)
        if position.since > world.journal.lastNumber {
            position.since = 0
            try await write(EventText.event("restart", ["last": .integer(world.journal.lastNumber)]))
        }
        wake.yield()
        for await _ in wakes {
            if try await writeNews(&position, write) == 0 { try await write(EventText.keepAlive) }
            if let end { return try await write(end) }
        }
    }

    /// The news that the client already has.
    private struct Position {
        var since: Int
        var changes: Int
        var worlds: Int
    }

    /// - Returns: the number of written pieces.
    private func writeNews(_ position: inout Position, _ write: StreamedBody.Writer) async throws -> Int {
        world.use(at: system())
        var count = 0
        while true {
            let rest = world.journal.rest(after: position.since, limit: Self.batch)
            var bytes: [UInt8] = []
            if rest.missed > 0 { bytes += EventText.event("missed", ["count": .integer(rest.missed)]) }
            for entry in rest.entries { bytes += EventText.event("request", id: entry.number, entry.json) }
            if bytes.isEmpty { break }
            position.since = rest.entries.last?.number ?? world.journal.lastNumber
            try await write(bytes)
            count += 1
        }
        let (changes, made) = (world.changes.count, worlds?.changes.count ?? 0)
        if changes != position.changes {
            position.changes = changes
            try await write(EventText.event("change", ["now": .string(Timestamp.text(world.clock.now))]))
            count += 1
        }
        if made != position.worlds {
            position.worlds = made
            try await write(EventText.event("worlds", ["count": .integer(worlds?.count ?? 0)]))
            count += 1
        }
        return count
    }

    /// The last event; nil while the stream goes on.
    private var end: [UInt8]? {
        if world.changes.isOver {
            return EventText.event("end", ["error": .string("The world '\(world.identity.id)' was deleted.")])
        }
        guard streams.stopping.isOver else { return nil }
        return EventText.event(
            "end",
            ["error": "The server was stopped. Start it again: 'tonearm serve --control' prints a new link."])
    }
}
