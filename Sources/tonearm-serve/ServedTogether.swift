import AppleMusicHTTP
import Console

/// The simulator's server and, where it is wanted, the one that controls it: both listen before anything is said, and both end together.
struct ServedTogether {
    let main: Server
    /// nil for none.
    let control: Server?

    /// Which of the two could not be run, and why.
    enum Failure: Error {
        case main(Server.Failure)
        case control(Server.Failure)
    }

    /// - Parameter ready: called with the ports once connections are accepted; that of the control is nil where there is none.
    func run(ready: @escaping @Sendable (_ port: Int, _ control: Int?) -> Void) async throws {
        guard let control else { return try await ServedTogether.run(main, Failure.main) { ready($0, nil) } }
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { port.finish() }
                try await ServedTogether.run(control, Failure.control) { port.yield($0) }
            }
            var listening = ports.makeAsyncIterator()
            if let controlPort = await listening.next() {
                group.addTask { try await ServedTogether.run(main, Failure.main) { ready($0, controlPort) } }
            }
            // Whichever ends first, in whatever way.
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private static func run(
        _ server: Server, _ failure: (Server.Failure) -> Failure, ready: @escaping @Sendable (Int) -> Void
    ) async throws {
        do { try await server.run { ready($0) } } catch let error as Server.Failure { throw failure(error) }
    }
}
