package import AppleMusicAPI

/// Why an account is shown what it is shown: told from the computation that makes the answers, which has no place in them.
extension Simulator {
    /// The artists out of whom each recommendation is made, by the recommendation's id.
    /// - Parameter language: nil for the storefront's own.
    package mutating func groundsOfRecommendations(account name: String, language: String?) -> [String: [Ground]] {
        guard let composer = composer(forAccount: name, language), let mine = composer.mine else { return [:] }
        let all = Recommender(mine: mine, composer: composer).all()
        return Dictionary(all.map { ($0.id, $0.grounds) }) { first, _ in first }
    }

    /// What speaks for each element of the heavy rotation.
    package mutating func evidenceOfHeavyRotation(account name: String) -> [ResourceIdentifier: Evidence] {
        guard let composer = composer(forAccount: name, nil), let mine = composer.mine else { return [:] }
        return Dictionary(Past(mine, composer).heavyRotation().map { ($0.resource, $0.evidence) }) { first, _ in first }
    }

    private mutating func composer(forAccount name: String, _ language: String?) -> Composer? {
        guard let mine = open(name), let storefront = Storefront.withID(mine.account.storefront) else { return nil }
        return Composer(
            catalog: catalog, schema: .standard, storefront: storefront,
            language: LanguageTag.resolve(language, in: storefront), query: Query(items: []), mine: mine)
    }
}
