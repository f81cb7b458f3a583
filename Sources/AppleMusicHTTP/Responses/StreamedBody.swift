/// The body of a response that has no known end, such as a stream of events.
package struct StreamedBody: Sendable {
    /// Sends bytes, and returns once the client's system has room for more. Throws if the connection has ended.
    package typealias Writer = @Sendable ([UInt8]) async throws -> Void

    /// Writes the body piece by piece until it ends, the writer throws, or the task is cancelled because the client
    /// went away. At most one piece waits for a slow client.
    let produce: @Sendable (Writer) async throws -> Void

    package init(_ produce: @escaping @Sendable (Writer) async throws -> Void) { self.produce = produce }
}
