import Testing

@Suite struct ImportTests {
    /// The package's modules that each target may import. A new target must be added here.
    private static let ours: [String: Set<String>] = [
        "SharedAlgorithms": [],
        "JSONValues": ["SharedAlgorithms"],
        "SystemLayer": [],
        "TerminalText": [],
        "Console": ["CArguments", "CBuildStamp", "SharedAlgorithms", "SystemLayer", "TerminalText"],
        "LineEditor": ["CEditline", "Console", "SystemLayer", "TerminalText"],
        "Transcript": ["JSONValues", "SharedAlgorithms", "TerminalText"],
        "Lessons": [],
        "AppleMusicAPI": ["JSONValues", "SharedAlgorithms"],
        "CodeSamples": ["AppleMusicAPI", "SharedAlgorithms"],
        "Recordings": ["AppleMusicAPI", "Console", "SystemLayer"],
        "MusicCatalog": ["AppleMusicAPI", "SharedAlgorithms"],
        "CoverArt": ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
        "AppleMusicSimulator": ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
        "ITunesSearch": ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
        "SimilarArtists": ["AppleMusicAPI", "MusicCatalog", "SharedAlgorithms"],
        "MusicNeighbors": ["AppleMusicAPI", "AppleMusicSimulator", "ITunesSearch", "MusicCatalog", "SimilarArtists"],
        "SQLite": ["CSQLite", "SharedAlgorithms"],
        "AppleMusicCatalogFile": [
            "AppleMusicAPI", "Console", "MusicCatalog", "Recordings", "SharedAlgorithms", "SQLite", "SystemLayer",
        ],
        "AppleMusicHTTP": [
            "AppleMusicAPI", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt", "CZlib", "MusicCatalog",
            "MusicNeighbors",
            "SharedAlgorithms", "SQLite", "SystemLayer",
        ],
        "AppleMusicLive": ["AppleMusicAPI", "Console", "SystemLayer"],
        "AppleMusicNetwork": ["AppleMusicAPI", "AppleMusicLive", "Console", "SharedAlgorithms", "SystemLayer"],
        "tonearm-live": ["AppleMusicLive", "AppleMusicNetwork", "Console", "SystemLayer"],
        "MusicDevice": ["AppleMusicAPI", "SharedAlgorithms"],
        "MusicWorld": ["AppleMusicAPI", "AppleMusicSimulator", "MusicDevice", "SharedAlgorithms"],
        "AppleMusicSimulation": [
            "AppleMusicAPI", "AppleMusicSimulator", "MusicCatalog", "MusicDevice", "MusicWorld",
        ],
        "MusicKit": ["AppleMusicAPI", "AppleMusicSimulation", "AppleMusicSimulator", "MusicDevice", "MusicWorld"],
        "MusicKitSimulation": ["AppleMusicAPI", "AppleMusicSimulation", "MusicKit", "MusicWorld", "Recordings"],
        "Combine": ["MusicDevice", "MusicKit"],
        "MediaPlayer": ["AppleMusicAPI", "AppleMusicSimulation", "MusicDevice", "MusicKit", "MusicWorld"],
        "StoreKit": [
            "AppleMusicAPI", "AppleMusicSimulation", "AppleMusicSimulator", "MusicDevice", "MusicKit", "MusicWorld",
        ],
        "TonearmShell": [
            "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt",
            "ITunesSearch", "Lessons", "LineEditor", "MusicCatalog", "MusicDevice", "MusicNeighbors", "MusicWorld",
            "Recordings", "SharedAlgorithms", "SimilarArtists", "SystemLayer", "TerminalText", "Transcript",
        ],
        "ServeOptions": [],
        "tonearm-serve": [
            "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicHTTP", "AppleMusicSimulator", "Console", "Lessons",
            "MusicCatalog", "MusicNeighbors", "ServeOptions", "SystemLayer",
        ],
        "tonearm": [
            "AppleMusicAPI", "AppleMusicLive", "AppleMusicSimulator", "Console", "LineEditor", "MusicCatalog",
            "MusicDevice", "MusicNeighbors", "MusicWorld", "ServeOptions", "SharedAlgorithms", "SimilarArtists",
            "SystemLayer", "TerminalText", "TonearmShell", "Transcript",
        ],
    ]

    /// The external modules that each target may import.
    private static let others: [String: Set<String>] = [
        "AppleMusicAPI": ["Crypto"],
        "AppleMusicHTTP": [
            "AsyncHTTPClient", "Crypto", "HTTPTypes", "Logging", "NIOCore", "NIOExtras", "NIOHTTP1", "NIOHTTP2",
            "NIOHTTPTypes", "NIOHTTPTypesHTTP1", "NIOHTTPTypesHTTP2", "NIOPosix", "NIOSSL", "NIOTLS",
            "ServiceLifecycle", "SwiftASN1", "UnixSignals", "X509",
        ],
        "AppleMusicNetwork": [
            "AsyncHTTPClient", "NIOCore", "NIOHPACK", "NIOHTTP1", "NIOHTTP2", "NIOHTTPCompression", "NIOPosix",
            "NIOSSL",
            "SwiftASN1",
        ],
        "MusicKit": ["FoundationNetworking", "Observation"],
        "MusicKitSimulation": ["FoundationNetworking"],
        "ServeOptions": ["ArgumentParser"],
        "SystemLayer": ["SystemPackage"],
        "TonearmShell": ["ArgumentParser"],
        "tonearm": ["ArgumentParser"],
        "tonearm-serve": ["ArgumentParser"],
    ]

    /// The system's modules. Foundation takes long to load and has its own rule.
    private static let system: Set<String> = [
        "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Synchronization",
    ]

    @Test(arguments: SourceTree.targets)
    func `a target imports only modules below it`(target: String) throws {
        let ours = try #require(Self.ours[target], "say what \(target) may import")
        let allowed = ours.union(Self.others[target] ?? []).union(Self.system)
        for file in SourceTree.files(of: target) {
            for module in file.imports {
                #expect(allowed.contains(module), "\(file.path) imports \(module)")
            }
        }
    }

    @Test(arguments: SourceTree.targets)
    func `only the system layer knows which system it runs on`(target: String) {
        let systems: Set<String> = ["Darwin", "Glibc", "Musl"]
        for file in SourceTree.files(of: target) where !systems.isDisjoint(with: file.imports) {
            #expect(target == Self.systemLayer, "\(file.path)")
            #expect(systems.isSubset(of: file.imports), "\(file.path) forgets a system")
        }
        for file in SourceTree.files(of: target) where target != Self.systemLayer {
            let conditions = file.code.map { SourceTree.File.withoutTexts($0) }.filter {
                $0.contains("#if os(") || $0.contains("#if canImport(")
            }
            #expect(conditions.allSatisfy { $0 == "#if canImport(FoundationEssentials)" }, "\(file.path)")
        }
    }

    /// Repeating a call after a signal is one function. Only signal handlers, which must not change `errno`, also read
    /// it.
    @Test func `errors of the system are read at one place`() {
        let readers = SourceTree.files.filter { file in
            file.statements.contains { line in
                SourceTree.File.withoutTexts(line).split { !($0.isLetter || $0 == "_") }.contains("errno")
            }
        }
        #expect(
            readers.map(\.path).sorted() == [
                "Sources/SystemLayer/Process/InterruptPipe.swift", "Sources/SystemLayer/SystemCall.swift",
            ])
    }

    /// The target that imports the C library.
    private static let systemLayer = "SystemLayer"

    /// On systems without FoundationEssentials, such as macOS, Foundation replaces it.
    @Test(arguments: SourceTree.targets)
    func `one file of a target imports Foundation, or only its essentials if they exist`(target: String) {
        let files = SourceTree.files(of: target).filter { !essentials.isDisjoint(with: $0.imports) }
        #expect(files.count <= 1, "\(files.map(\.path))")
        for file in files where !handsFoundationOn.contains(target) {
            let lines = file.code.map { $0.trimmingPrefix { $0 == " " } }
            let form = [
                "#if canImport(FoundationEssentials)", "import FoundationEssentials", "#else", "import Foundation",
                "#endif",
            ]
            #expect(lines.contains(form[...].map { Substring($0) }), "\(file.path)")
            #expect(file.imports.filter { essentials.contains($0) }.count == 2, "\(file.path)")
        }
    }

    /// The modules with Apple's names, which hand all of Foundation on to their clients.
    private let handsFoundationOn: Set<String> = ["Combine", "MediaPlayer", "MusicKit", "StoreKit"]

    private let essentials: Set<String> = ["Foundation", "FoundationEssentials"]

    @Test func `the sources are found`() {
        #expect(SourceTree.files.count > 100)
        #expect(Set(SourceTree.targets).isSuperset(of: ["AppleMusicAPI", "LineEditor", "TonearmShell", "tonearm"]))
        #expect(SourceTree.files.contains { $0.imports.contains("CEditline") })
    }
}
