package import TonearmHTTP

/// A server on a free loopback port for the duration of a test.
package enum RunningServer {
    @discardableResult
    package static func with<Result: Sendable>(
        _ server: Server, _ body: @escaping @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        return try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask {
                try await server.run {
                    port.yield($0)
                    port.finish()
                }
                return nil
            }
            group.addTask {
                for await port in ports { return try await body(port) }
                return nil
            }
            defer { group.cancelAll() }
            while let result = try await group.next() {
                if let result { return result }
            }
            throw CancellationError()
        }
    }
}
