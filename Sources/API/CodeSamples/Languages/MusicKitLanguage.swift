import AppleMusicAPI

/// MusicKit for Swift: the typed request if it can express the whole request, otherwise a data request. MusicKit adds
/// the tokens.
package struct MusicKitLanguage: CodeLanguage {
    package let name = "swift"
    package let summary = "MusicKit for Swift; typed where there is a typed request"
    package let commentMark = "//"
    private let prefersTyped: Bool

    package init() { self.init(prefersTyped: true) }

    private init(prefersTyped: Bool) { self.prefersTyped = prefersTyped }

    package var untyped: (any CodeLanguage)? { MusicKitLanguage(prefersTyped: false) }

    /// Generates the program. With several requests each has its own scope, because each declares `request` and
    /// `response`.
    package func program(sending requests: [SampledRequest]) -> [String] {
        imports(for: requests) + [""]
            + joined(requests) { sample in
                requests.count == 1 ? statements(sample) : ["do {"] + statements(sample).indented + ["}"]
            }
    }

    private func imports(for requests: [SampledRequest]) -> [String] {
        let hasNeighbors = requests.contains(where: \.isForNeighbor)
        return (hasNeighbors ? ["import Foundation"] : [])
            + (requests.allSatisfy(\.isForNeighbor) ? [] : ["import MusicKit"])
    }

    private func statements(_ sample: SampledRequest) -> [String] {
        if sample.isForNeighbor { return DataRequestCode.neighborLines(of: sample) }
        return (prefersTyped ? typed(sample) : nil) ?? DataRequestCode.lines(of: sample)
    }

    /// Returns nil if no typed request can express everything.
    private func typed(_ sample: SampledRequest) -> [String]? {
        let request = sample.request
        guard sample.ownFields.allSatisfy({ $0.name.lowercased() == "content-type" }),
            let match = try? request.match(in: Schema.appleMusic),
            request.method == match.endpoint.method
        else { return nil }
        // MusicKit only uses the account's own storefront.
        if let storefront = match.variables["storefront"], storefront != sample.storefront { return nil }
        switch match.endpoint.operation {
        case .resource, .resources, .relationship, .view:
            return CatalogRequestCode(sample, match)?.lines
        case .search, .searchSuggestions, .charts: return SearchCode.lines(of: sample, match.endpoint.operation)
        case .personal(let operation): return PersonalRequestCode.lines(of: sample, operation, match.variables)
        case .mixedResources, .searchHints, .languageTag, .groupings, .test, .feed: return nil
        }
    }
}

extension [String] {
    /// The lines, indented by one step.
    var indented: [String] { map { $0.isEmpty ? "" : "    " + $0 } }
}
