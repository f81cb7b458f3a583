import Testing

@Suite struct ImportTests {
    /// The package's modules that each target may import. A new target must be added here.
    private static let ours: [String: Set<String>] = [
        "TerminalText": [],
        "Console": ["CArguments", "CBuildStamp", "TerminalText"],
        "LineEditor": ["CEditline", "Console", "TerminalText"],
        "Transcript": ["TerminalText"],
        "Lessons": [],
        "AppleMusicAPI": [],
        "CodeSamples": ["AppleMusicAPI"],
        "Recordings": ["AppleMusicAPI", "Console"],
        "MusicCatalog": ["AppleMusicAPI"],
        "CoverArt": ["AppleMusicAPI", "MusicCatalog"],
        "AppleMusicSimulator": ["AppleMusicAPI", "MusicCatalog"],
        "AppleMusicCatalogFile": ["AppleMusicAPI", "Console", "CSQLite", "MusicCatalog", "Recordings"],
        "AppleMusicHTTP": [
            "AppleMusicAPI", "AppleMusicSimulator", "Console", "CoverArt", "CZlib", "MusicCatalog",
        ],
        "AppleMusicLive": ["AppleMusicAPI", "Console"],
        "AppleMusicNetwork": ["AppleMusicAPI", "AppleMusicLive", "Console"],
        "tonearm-live": ["AppleMusicLive", "AppleMusicNetwork", "Console"],
        "MusicDevice": ["AppleMusicAPI"],
        "MusicWorld": ["AppleMusicAPI", "AppleMusicSimulator", "MusicDevice"],
        "AppleMusicSimulation": [
            "AppleMusicAPI", "AppleMusicSimulator", "MusicCatalog", "MusicDevice", "MusicWorld",
        ],
        "TonearmShell": [
            "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicSimulator", "CodeSamples", "Console", "CoverArt",
            "Lessons", "LineEditor", "MusicCatalog", "MusicDevice", "MusicWorld", "Recordings", "TerminalText",
            "Transcript",
        ],
        "ServeOptions": [],
        "tonearm-serve": [
            "AppleMusicAPI", "AppleMusicCatalogFile", "AppleMusicHTTP", "AppleMusicSimulator", "Console",
            "MusicCatalog", "ServeOptions",
        ],
        "tonearm": [
            "AppleMusicAPI", "AppleMusicLive", "AppleMusicSimulator", "Console", "LineEditor", "MusicCatalog",
            "MusicDevice", "MusicWorld",
            "ServeOptions", "TerminalText", "TonearmShell", "Transcript",
        ],
    ]

    /// The external modules that each target may import.
    private static let others: [String: Set<String>] = [
        "AppleMusicAPI": ["Crypto"],
        "AppleMusicHTTP": [
            "AsyncHTTPClient", "Crypto", "HTTPTypes", "Hummingbird", "HummingbirdCore", "HummingbirdHTTP2", "Logging",
            "NIOCore", "NIOHTTP1", "NIOHTTPTypes", "NIOHTTPTypesHTTP1", "NIOSSL", "NIOTLS", "ServiceLifecycle",
            "SwiftASN1", "UnixSignals",
            "X509",
        ],
        "AppleMusicNetwork": [
            "AsyncHTTPClient", "NIOCore", "NIOHPACK", "NIOHTTP1", "NIOHTTP2", "NIOHTTPCompression", "NIOPosix",
            "NIOSSL",
            "SwiftASN1",
        ],
        "ServeOptions": ["ArgumentParser"],
        "TonearmShell": ["ArgumentParser", "Subprocess", "System", "SystemPackage"],
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
    func `differences between systems are in files named for them`(target: String) {
        let systems: Set<String> = ["Darwin", "Glibc", "Musl"]
        let files = SourceTree.files(of: target).filter { !systems.isDisjoint(with: $0.imports) }
        #expect(files.allSatisfy { $0.isPlatform }, "\(files.map(\.path))")
        for file in files { #expect(systems.isSubset(of: file.imports), "\(file.path) forgets a system") }
        for file in SourceTree.files(of: target) where !file.isPlatform {
            let conditions = file.code.map { SourceTree.File.withoutTexts($0) }.filter {
                $0.contains("#if os(") || $0.contains("#if canImport(")
            }
            #expect(conditions.allSatisfy { $0 == "#if canImport(FoundationEssentials)" }, "\(file.path)")
        }
    }

    /// On systems without FoundationEssentials, such as macOS, Foundation replaces it.
    @Test(arguments: SourceTree.targets)
    func `one file of a target imports Foundation, or only its essentials if they exist`(target: String) {
        let files = SourceTree.files(of: target).filter { !essentials.isDisjoint(with: $0.imports) }
        #expect(files.count <= 1, "\(files.map(\.path))")
        for file in files {
            let lines = file.code.map { $0.trimmingPrefix { $0 == " " } }
            let form = [
                "#if canImport(FoundationEssentials)", "import FoundationEssentials", "#else", "import Foundation",
                "#endif",
            ]
            #expect(lines.contains(form[...].map { Substring($0) }), "\(file.path)")
            #expect(file.imports.filter { essentials.contains($0) }.count == 2, "\(file.path)")
        }
    }

    private let essentials: Set<String> = ["Foundation", "FoundationEssentials"]

    @Test func `the sources are found`() {
        #expect(SourceTree.files.count > 100)
        #expect(Set(SourceTree.targets).isSuperset(of: ["AppleMusicAPI", "LineEditor", "TonearmShell", "tonearm"]))
        #expect(SourceTree.files.contains { $0.imports.contains("CEditline") })
    }
}
