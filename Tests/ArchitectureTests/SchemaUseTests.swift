import Testing

/// Tests that code below the shell uses the schema of the request's own service.
@Suite struct SchemaUseTests {
    /// The files about Apple Music itself, each with the reason.
    private static let ours: [String: String] = [
        "Sources/AppleMusicSimulator/Simulator.swift": "the simulator's own schema, unless another is given",
        "Sources/AppleMusicLive/LiveService.swift": "the service that the program asks",
        "Sources/MusicKitSimulation/NetworkService.swift": "the service that a test names",
        "Sources/Recordings/Services/ReplayedService.swift": "the service that was recorded",
        "Sources/AppleMusicHTTP/Gateway.swift": "the description of what is served",
        "Sources/MusicCatalog/Attributes/AttributeWriter.swift": "the types of a catalog",
        "Sources/MusicCatalog/Stored/CatalogEntry.swift": "the types of a catalog",
        "Sources/CoverArt/Gallery.swift": "the types of a catalog",
        "Sources/AppleMusicCatalogFile/Import/ResponseImport.swift": "the types of a catalog",
        "Sources/AppleMusicCatalogFile/Import/ResourceCollector.swift": "recorded paths of the catalog",
        "Sources/MusicKit/Items/MusicItem+With.swift": "the items of Apple's module",
        "Sources/MusicKit/Requests/CatalogQuery.swift": "the items of Apple's module",
        "Sources/CodeSamples/Languages/JavaScriptLanguage.swift": "code for Apple Music",
        "Sources/CodeSamples/Languages/MusicKitLanguage.swift": "code for Apple Music",
        "Sources/CodeSamples/Requests/RequestNames.swift": "code for Apple Music",
        "Sources/CodeSamples/Requests/SampledRequest.swift": "code for Apple Music",
        "Sources/CodeSamples/URLSession/CodableStruct.swift": "code for Apple Music",
    ]

    @Test func `Apple Music's schema is used for Apple Music only`() {
        let targets: Set<String> = ["TonearmShell", "tonearm", "tonearm-serve", "AppleMusicAPI"]
        let users = SourceTree.files.filter { file in
            !targets.contains(file.target)
                && file.code.contains {
                    $0.contains("Schema.appleMusic") || $0.contains(/[sS]chema(: \w+)? ?[:=] \.appleMusic/)
                }
        }.map(\.path)
        #expect(Set(users).subtracting(Self.ours.keys).sorted() == [])
        #expect(Set(Self.ours.keys).subtracting(users).sorted() == [])
    }

    /// Files that have a path and no request.
    private static let matchers: Set<String> = [
        "Sources/AppleMusicAPI/Schema/Route.swift", "Sources/AppleMusicCatalogFile/Import/ResourceCollector.swift",
        "Sources/TonearmShell/Arguments/APIPath.swift", "Sources/TonearmShell/Language/PathAdvice.swift",
    ]

    @Test func `a request is matched against the schema once, by the route that it carries`() {
        let users = SourceTree.files.filter { file in file.code.contains { $0.contains("router.match(") } }
        #expect(Set(users.map(\.path)) == Self.matchers)
    }
}
