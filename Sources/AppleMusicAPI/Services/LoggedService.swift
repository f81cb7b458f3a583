/// A wrapper that reports every exchange of another service: for a log, a journal, a recording.
package struct LoggedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let log: @Sendable (Request, Response) -> Void

    /// - Parameter log: gets the request with its tokens, and must redact them before it stores it (`Headers.hidingSecrets`).
    package init(_ base: any Service<Memory>, log: @escaping @Sendable (Request, Response) -> Void) {
        self.base = base
        self.log = log
    }

    package var description: ServiceDescription { base.description }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        base.answer(to: request, in: &context).map { [log] response in
            log(request, response)
            return response
        }
    }
}
