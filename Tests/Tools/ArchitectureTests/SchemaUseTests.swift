import Testing

/// Tests that code below the shell uses the schema of the request's own service.
@Suite struct SchemaUseTests {
    /// The files about Apple Music itself, each with the reason.
    private static let ours: [String: String] = [
        "Sources/Simulation/Simulator/Simulator.swift": "the simulator's own schema, unless another is given",
        "Sources/API/Live/LiveService.swift": "the service that the program asks",
        "Sources/Frameworks/MusicKitSimulation/NetworkService.swift": "the service that a test names",
        "Sources/API/Recordings/Services/ReplayedService.swift": "the service that was recorded",
        "Sources/Server/HTTP/Gateway.swift": "the description of what is served",
        "Sources/Server/HTTP/Coverage/Coverage.swift": "the requests that an app can make",
        "Sources/Server/HTTP/Coverage/Coverage+Report.swift": "the requests that an app can make",
        "Sources/Simulation/Catalog/Attributes/AttributeWriter.swift": "the types of a catalog",
        "Sources/Simulation/Catalog/Stored/CatalogEntry.swift": "the types of a catalog",
        "Sources/Simulation/Catalog/CoverArt/Gallery.swift": "the types of a catalog",
        "Sources/Simulation/CatalogFiles/Import/ResponseImport.swift": "the types of a catalog",
        "Sources/Simulation/CatalogFiles/Import/ResourceCollector.swift": "recorded paths of the catalog",
        "Sources/Frameworks/MusicKit/Items/MusicItem+With.swift": "the items of Apple's module",
        "Sources/Frameworks/MusicKit/Requests/CatalogQuery.swift": "the items of Apple's module",
        "Sources/Frameworks/MusicKit/Values/ExpectedShape.swift": "the items of Apple's module",
        "Sources/API/CodeSamples/Languages/JavaScriptLanguage.swift": "code for Apple Music",
        "Sources/API/CodeSamples/Languages/MusicKitLanguage.swift": "code for Apple Music",
        "Sources/API/CodeSamples/Requests/RequestNames.swift": "code for Apple Music",
        "Sources/API/CodeSamples/Requests/SampledRequest.swift": "code for Apple Music",
        "Sources/API/CodeSamples/URLSession/CodableStruct.swift": "code for Apple Music",
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
        "Sources/API/AppleMusicAPI/Schema/Route.swift",
        "Sources/Simulation/CatalogFiles/Import/ResourceCollector.swift",
        "Sources/Shell/Shell/Arguments/APIPath.swift", "Sources/Simulation/Simulator/RunningSimulator.swift",
        "Sources/Shell/Shell/Language/PathAdvice.swift",
    ]

    @Test func `a request is matched against the schema once, by the route that it carries`() {
        let users = SourceTree.files.filter { file in file.code.contains { $0.contains("router.match(") } }
        #expect(Set(users.map(\.path)) == Self.matchers)
    }
}
