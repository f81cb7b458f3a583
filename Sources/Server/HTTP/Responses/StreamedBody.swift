/// A body that is sent piece by piece: a stream of events, which has no known end, or a large file.
package struct StreamedBody: Sendable {
    /// Sends bytes, and returns once the client's system has room for more. Throws if the connection has ended.
    package typealias Writer = @Sendable ([UInt8]) async throws -> Void

    /// The number of all bytes; nil if it is not known.
    let size: Int?
    /// Writes the body piece by piece until it ends, the writer throws, or the task is cancelled because the client
    /// went away. At most one piece waits for a slow client. If it throws, the connection ends without the rest.
    let produce: @Sendable (Writer) async throws -> Void

    package init(size: Int? = nil, _ produce: @escaping @Sendable (Writer) async throws -> Void) {
        self.size = size
        self.produce = produce
    }
}
