/// A tonearm server's answers for a neighbor, under the neighbor's prefix.
package struct PrefixedService<Memory: Sendable>: Service {
    private let base: any Service<Memory>
    private let prefix: String

    /// - Parameter prefix: `/itunes`
    package init(_ base: any Service<Memory>, under prefix: String) {
        self.base = base
        self.prefix = prefix
    }

    package var description: ServiceDescription { base.description }

    package func answer(to request: Request, in context: inout ServiceContext<Memory>) -> ServiceAnswer<Memory> {
        var request = request
        request.target = prefix + request.target
        return base.answer(to: request, in: &context)
    }
}
