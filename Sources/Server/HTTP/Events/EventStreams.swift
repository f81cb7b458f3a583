import Synchronization

/// The open event streams of a server: their number is bounded, and all end when the server stops.
final class EventStreams: Sendable {
    private let count = Mutex(0)
    private let limit: Int
    /// Ends when the server stops.
    let stopping = ChangeSignal()

    init(limit: Int) { self.limit = limit }

    /// The place of one stream. It is free again when the stream's connection is done with it.
    final class Place: Sendable {
        private let streams: EventStreams

        fileprivate init(_ streams: EventStreams) { self.streams = streams }

        deinit { streams.count.withLock { $0 -= 1 } }
    }

    /// Returns a place; nil if all are taken or the server stops.
    func place() -> Place? {
        if stopping.isOver { return nil }
        let isFree = count.withLock { count in
            if count >= limit { return false }
            count += 1
            return true
        }
        return isFree ? Place(self) : nil
    }

    var openCount: Int { count.withLock { $0 } }
}
