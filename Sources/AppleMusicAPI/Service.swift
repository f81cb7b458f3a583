/// Whatever answers requests: the simulator in this process, the live service, a recording.
///
/// Mutating, because an answer may change what the service remembers. A service that keeps its memory elsewhere changes nothing here.
package protocol Service: Sendable {
    /// Answers one request. Errors of the API are answers too: what is thrown means that no answer came.
    /// - Throws: `CancellationError` when the task is cancelled, and the conformer's own errors of the way there and back.
    mutating func respond(to request: Request) async throws -> Response
}
