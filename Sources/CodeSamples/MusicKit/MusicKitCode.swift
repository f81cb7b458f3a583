import AppleMusicAPI

/// A request for MusicKit for Swift: with its typed request where there is one that says all of it, else with the one for any address. Tokens
/// are MusicKit's own affair.
enum MusicKitCode {
    static func lines(of sample: SampledRequest, prefersTyped: Bool) -> [String] {
        let typed = prefersTyped ? typed(sample) : nil
        return ["import MusicKit", ""] + (typed ?? DataRequestCode.lines(of: sample))
    }

    /// - Returns: nil where there is no such request, or not one that says all that is asked.
    private static func typed(_ sample: SampledRequest) -> [String]? {
        let request = sample.request
        guard sample.ownFields.allSatisfy({ $0.name.lowercased() == "content-type" }),
            let match = try? Schema.appleMusic.router.match(request.method, request.path),
            request.method == match.endpoint.method
        else { return nil }
        // MusicKit asks the account's own storefront, and no other.
        if let storefront = match.variables["storefront"], storefront != sample.storefront { return nil }
        switch match.endpoint.operation {
        case .resource, .resources, .relationship, .view:
            return CatalogRequestCode(sample, match)?.lines
        case .search, .searchSuggestions, .charts: return SearchCode.lines(of: sample, match.endpoint.operation)
        case .personal(let operation): return PersonalRequestCode.lines(of: sample, operation, match.variables)
        case .mixedResources, .searchHints, .languageTag, .test: return nil
        }
    }
}

extension [String] {
    /// Each line one step further in.
    var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } }
}
