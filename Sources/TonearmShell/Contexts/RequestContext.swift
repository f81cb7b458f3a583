import AppleMusicAPI
import MusicWorld

/// The requests that a command sends to the service that answers the session.
protocol RequestContext: SessionContext {
    /// The form in which the command's answer is shown.
    var output: Output { get }
    /// The API of the service; the Schema's own if the service cannot be reached.
    var serviceSchema: Schema { get }
    /// Sends a request, whatever is answered. A service that is too busy is asked again, after a wait that is announced.
    /// - Parameters:
    ///   - isPatient: whether a service that is too busy is asked again.
    ///   - wantsReasons: whether the answer tells why the account is shown its resources.
    /// - Throws: `Failure` if no answer came, `CancellationError`.
    func send(_ request: Request, isPatient: Bool, wantsReasons: Bool) async throws -> Response
    /// Sends a request in a world of its own; the session does not change.
    func sendAside(_ request: Request, in world: World, getsUserToken: Bool) async throws -> Response
    /// The details of a failure that an answer without success has besides the service's own words.
    func details(of refused: Response) -> [String]
}

extension RequestContext {
    /// Sends a request without asking for reasons.
    func send(_ request: Request, isPatient: Bool = true) async throws -> Response {
        try await send(request, isPatient: isPatient, wantsReasons: false)
    }
}
