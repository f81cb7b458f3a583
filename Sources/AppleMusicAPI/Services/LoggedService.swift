/// Tells of every exchange with another service, as it happens: for the session's last request, a log, a recording.
package struct LoggedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let log: @Sendable (Request, Response) -> Void

    /// - Parameter log: is given the request with its tokens; whoever keeps it takes them out (`Headers.hidingSecrets`).
    package init(_ base: any Service<Memory>, log: @escaping @Sendable (Request, Response) -> Void) {
        self.base = base
        self.log = log
    }

    package var summary: String { base.summary }

    package func developerTokenCheck(in context: ServiceContext<Memory>) -> DeveloperTokenCheck {
        base.developerTokenCheck(in: context)
    }

    package func respond(to request: Request, in context: inout ServiceContext<Memory>) async throws -> Response {
        let response = try await base.respond(to: request, in: &context)
        log(request, response)
        return response
    }
}
