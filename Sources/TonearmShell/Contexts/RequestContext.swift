import AppleMusicAPI
import MusicWorld

/// The requests of a command to the session's service.
protocol RequestContext: SessionContext {
    /// The output format of the command's answer.
    var output: Output { get }
    /// The API of the service; Apple Music's if the service cannot be reached.
    var serviceSchema: Schema { get }
    /// Sends a request, and returns any answer. A request that the service is too busy for is repeated, after a wait
    /// that is announced.
    /// - Parameters:
    ///   - isPatient: whether such a request is repeated.
    ///   - wantsReasons: whether the answer includes the reasons for showing its resources to the account.
    /// - Throws: `Failure` if there is no answer, `CancellationError`.
    func send(_ request: Request, isPatient: Bool, wantsReasons: Bool) async throws -> Response
    /// Sends a request in a separate world; the session does not change.
    func sendAside(_ request: Request, in world: World, getsUserToken: Bool) async throws -> Response
    /// Returns details of a refused answer beside the service's own message.
    func details(of refused: Response) -> [String]
}

extension RequestContext {
    /// Sends a request without reasons.
    func send(_ request: Request, isPatient: Bool = true) async throws -> Response {
        try await send(request, isPatient: isPatient, wantsReasons: false)
    }
}
