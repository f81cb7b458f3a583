package import AppleMusicAPI

/// A wrapper that sends what a service demands of its clients: a key, and the name of the program.
///
/// The key is added behind every log and recording, so the session, its exchanges and archives never contain it.
package struct IdentifiedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let key: QueryItem?
    private let agent: String?

    /// - Parameters:
    ///   - key: the parameter with the key; nil if the service needs none.
    ///   - agent: the value of `User-Agent`; nil for the usual one.
    package init(_ base: any Service<Memory>, key: QueryItem?, agent: String? = nil) {
        self.base = base
        self.key = key
        self.agent = agent
    }

    package var description: ServiceDescription { base.description }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        var request = request
        if let key, request.value(of: key.name) == nil { request.add(key) }
        if let agent, request.headers["User-Agent"] == nil { request.headers["User-Agent"] = agent }
        return base.answer(to: request, in: &context)
    }
}
