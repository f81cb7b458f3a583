import TonearmConsole
import TonearmHTTP

/// The simulator's server and, if the options request it, the control server. Both listen before the greeting appears,
/// and both end together.
struct ServedTogether {
    let main: Server
    /// The control server; nil if it is off.
    let control: Server?
    /// Returns when the servers must stop, or when its task is cancelled; nil if only signals stop them.
    var ending: (@Sendable () async -> Void)?

    /// A failure of one of the servers.
    enum Problem: Error {
        case main(Server.Problem)
        case control(Server.Problem)
    }

    /// - Parameter ready: called with the ports once both accept connections; the control port is nil if it is off.
    func run(ready: @escaping @Sendable (_ port: Int, _ control: Int?) -> Void) async throws {
        guard let ending else { return try await serve(ready) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await serve(ready) }
            group.addTask { await ending() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func serve(_ ready: @escaping @Sendable (_ port: Int, _ control: Int?) -> Void) async throws {
        guard let control else { return try await ServedTogether.run(main, Problem.main) { ready($0, nil) } }
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { port.finish() }
                try await ServedTogether.run(control, Problem.control) { port.yield($0) }
            }
            var listening = ports.makeAsyncIterator()
            if let controlPort = await listening.next() {
                group.addTask { try await ServedTogether.run(main, Problem.main) { ready($0, controlPort) } }
            }
            // The first server to end, for any reason, ends the other.
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private static func run(
        _ server: Server, _ failure: (Server.Problem) -> Problem, ready: @escaping @Sendable (Int) -> Void
    ) async throws {
        do { try await server.run { ready($0) } } catch let error as Server.Problem { throw failure(error) }
    }
}
