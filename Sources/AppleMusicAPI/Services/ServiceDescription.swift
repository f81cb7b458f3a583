/// What is known of a service without a request.
package struct ServiceDescription: Sendable {
    /// The types, endpoints and parameters that the service has.
    package var schema: Schema
    /// The place of rows, pages and errors in its answers.
    package var envelope: Envelope
    private let makeSummary: @Sendable () -> String
    private let makeSigners: @Sendable () -> DeveloperTokenCheck.Signers
    private let makeList: @Sendable (ResourceType, String) -> [(id: String, name: String)]

    /// - Parameters:
    ///   - summary: read when it is shown: a catalog counts its songs for it.
    ///   - signers: read when a token is judged, because keys take a while to read.
    ///   - listed: ids and names of everything of a type, in the language of a tag.
    package init(
        _ summary: @autoclosure @escaping @Sendable () -> String, schema: Schema,
        envelope: Envelope = .appleMusic,
        signers: @escaping @Sendable () -> DeveloperTokenCheck.Signers = { .anyone },
        listed: @escaping @Sendable (ResourceType, String) -> [(id: String, name: String)] = { _, _ in [] }
    ) {
        self.schema = schema
        self.envelope = envelope
        makeSummary = summary
        makeSigners = signers
        makeList = listed
    }

    /// A few words for people: `simulator: 8245 songs`.
    package var summary: String { makeSummary() }

    /// The rules by which the service accepts developer tokens, as far as this side knows them.
    /// - Parameters:
    ///   - keys: registered since the service began.
    ///   - now: seconds since 1970.
    package func developerTokenCheck(with keys: [DeveloperKey.Public], now: Int) -> DeveloperTokenCheck {
        switch makeSigners() {
        case .anyone: DeveloperTokenCheck(signers: .anyone, now: now)
        case .known(let first): DeveloperTokenCheck(signers: .known(first + keys), now: now)
        }
    }

    /// Ids and names of everything of a type, as far as the service knows all of it without a request; empty for other types.
    /// - Parameter language: the tag of the names' language.
    package func listed(_ type: ResourceType, in language: String) -> [(id: String, name: String)] {
        makeList(type, language)
    }
}
