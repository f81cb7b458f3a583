import AppleMusicAPI
import TonearmConsole

/// A world of a running server, which commands change at its control address.
protocol AttachmentContext: SessionContext {
    /// Attaches a world of a server, which then answers the session's requests.
    /// - Parameters:
    ///   - address: the server's control address; nil for the attached server.
    ///   - world: an id or a name; nil for the default world.
    /// - Throws: `Failure`. The session is then unchanged.
    func attach(to address: ControlAddress?, world: String?) async throws -> Attachment
    /// Attaches the world that a link opens.
    /// - Returns: the attachment, and the learner's place if the world is of a class.
    /// - Throws: `Failure`. The session is then unchanged.
    func attach(to link: AccessAddress) async throws -> (Attachment, ClassMembership?)
    /// Sends a request about the class to the control address of the attached world.
    /// - Parameters:
    ///   - path: the path below `/_tonearm/class`.
    ///   - purpose: the action, such as `show the class`.
    /// - Throws: `Failure` without a class, or if the attached world's secret does not open it.
    func askClass(_ method: Request.Method, _ path: String, _ body: JSON?, to purpose: String) async throws -> JSON
    /// Returns the known secret of a control address, from an earlier `attach` or the environment; nil if there is
    /// none.
    func controlSecret(for origin: ServerOrigin) -> String?
    /// Restores the session's own world.
    func detach()
    /// Sends a request to the control address of the attached world.
    /// - Parameter path: the path below the world's, such as `clock`.
    /// - Throws: `Failure` with the server's sentence.
    func control(_ method: Request.Method, _ path: String, _ body: JSON?) async throws -> JSON
    /// Switches requests to the user token of another account of the attached world.
    func useAttachedAccount(_ name: String) async throws
    /// Replaces the developer token by the attached world's current one.
    func renewAttachedTokens() async throws
    /// Requests a new user token for the account in use.
    func renewAttachedToken() async throws
}

extension AttachmentContext {
    func control(_ method: Request.Method, _ path: String) async throws -> JSON { try await control(method, path, nil) }

    /// Returns the failure of an action that the control address does not support.
    func unavailable(_ what: String) -> Failure {
        Failure(
            "Cannot \(what)", "the control address of the attached world does not offer it",
            next: "'detach' goes back to your own world, where it works.")
    }
}
