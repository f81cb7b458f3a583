import AppleMusicAPI
import MusicCatalog

/// Reasons for recommendations, from the computation that makes the answers. The API has no place for them.
extension RunningSimulator {
    /// Returns the artists behind each recommendation, or the evidence for each element of the heavy rotation; empty
    /// for other answers.
    mutating func reasons(for request: Request, _ response: Response) -> [ResourceIdentifier: [Reason]] {
        guard response.isSuccess, let match = try? request.match(in: schema),
            case .personal(let operation) = match.endpoint.operation,
            operation == .recommendations || operation == .heavyRotation,
            let builder = builder(for: request), let snapshot = builder.snapshot
        else { return [:] }
        if operation == .heavyRotation {
            let played = PlayHistory(snapshot, builder).heavyRotation().map {
                ($0.resource, [Reason(nil, $0.evidence)])
            }
            return Dictionary(played) { first, _ in first }
        }
        let made = Recommender(snapshot: snapshot, builder: builder).all().map {
            (ResourceIdentifier(.personalRecommendation, $0.id), $0.grounds)
        }
        return Dictionary(made) { first, _ in first }
    }

    private mutating func builder(for request: Request) -> ResourceBuilder? {
        let text = request.headers["Music-User-Token"] ?? request.headers["Media-User-Token"]
        guard let account = text.flatMap({ state.origin(ofUserToken: $0)?.account }), let snapshot = open(account),
            let storefront = Storefront.withID(snapshot.account.storefront)
        else { return nil }
        return ResourceBuilder(
            catalog: catalog, schema: schema, storefront: storefront,
            language: LanguageTag.resolve(request.value(of: "l"), in: storefront), query: Query(items: []),
            snapshot: snapshot)
    }
}
