import Synchronization

/// The open event streams of a server. Their number is bounded, for all callers and for the links to each world. All
/// end when the server stops.
final class EventStreams: Sendable {
    private struct Counts {
        var all = 0
        /// The streams of callers whose secret opens one world, by its id.
        var ofWorlds: [String: Int] = [:]
    }

    private let counts = Mutex(Counts())
    private let limit: Int
    /// Ends when the server stops.
    let stopping = ChangeSignal()

    /// The most streams of the links to one world.
    static let worldLimit = 16

    /// The most streams of the links to all single worlds. The rest is for callers that may see every world.
    private var sharedLimit: Int { limit - limit / 8 }

    init(limit: Int) { self.limit = limit }

    /// The place of one stream. It is free again when the stream's connection is done with it.
    final class Place: Sendable {
        private let streams: EventStreams
        private let world: String?

        fileprivate init(_ streams: EventStreams, world: String?) { (self.streams, self.world) = (streams, world) }

        deinit { streams.free(world) }
    }

    /// Takes a place.
    /// - Throws: `ControlProblem` if the caller has too many streams, all places are taken, or the server stops.
    func place(for scope: AccessScope) throws(ControlProblem) -> Place {
        if stopping.isOver { throw .tooManyStreams }
        let problem: ControlProblem? = counts.withLock { counts in
            if let world = scope.world {
                let count = counts.ofWorlds[world] ?? 0
                if count >= Self.worldLimit { return .tooManyStreams(ofWorld: count, allowed: Self.worldLimit) }
                if counts.ofWorlds.values.reduce(0, +) >= sharedLimit { return .tooManyStreams }
            }
            if counts.all >= limit { return .tooManyStreams }
            counts.all += 1
            if let world = scope.world { counts.ofWorlds[world, default: 0] += 1 }
            return nil
        }
        if let problem { throw problem }
        return Place(self, world: scope.world)
    }

    private func free(_ world: String?) {
        counts.withLock { counts in
            counts.all -= 1
            guard let world, let count = counts.ofWorlds[world] else { return }
            counts.ofWorlds[world] = count > 1 ? count - 1 : nil
        }
    }

    var openCount: Int { counts.withLock { $0.all } }
}
