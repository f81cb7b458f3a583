import AppleMusicAPI
import Console

/// A world of a running server, which commands change at its control address.
protocol AttachmentContext: AuthorContext {
    /// Makes a world of a server the one that answers.
    /// - Parameters:
    ///   - address: the server; nil for the one that is attached.
    ///   - world: an id or a name; nil for the default world.
    /// - Throws: `Failure`; the session is then unchanged.
    func attach(to address: ControlAddress?, world: String?) async throws -> Attachment
    /// The secret for a control address from the environment; nil if there is none.
    func controlSecret(for origin: ServerOrigin) -> String?
    /// Puts the session's own world back.
    func detach()
    /// Sends a request to the control address of the attached world.
    /// - Parameter path: the part after the world's: `clock`.
    /// - Throws: `Failure` in the server's words.
    func control(_ method: Request.Method, _ path: String, _ body: JSON?) async throws -> JSON
    /// Lets requests carry the user token of another account of the attached world.
    func useAttachedAccount(_ name: String) async throws
    /// Takes the tokens that the attached world hands out now.
    func renewAttachedTokens() async throws
    /// Requests a fresh user token of the attached world.
    func renewAttachedToken() async throws
}

extension AttachmentContext {
    func control(_ method: Request.Method, _ path: String) async throws -> JSON { try await control(method, path, nil) }

    /// - Throws: `Failure` for an action that the control address does not have.
    func unavailable(_ what: String) -> Failure {
        Failure(
            "Cannot \(what)", "the control address of the attached world does not offer it",
            next: "'detach' goes back to your own world, where it works.")
    }
}
