import Testing

@Suite struct ImportTests {
    /// What a target may import of ours. A target that is new has to be named here.
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
        "SQLite": ["CSQLite"],
        "AppleMusicCatalogFile": ["AppleMusicAPI", "Console", "MusicCatalog", "Recordings", "SQLite"],
        "AppleMusicHTTP": [
            "AppleMusicAPI", "AppleMusicSimulator", "Console", "CoverArt", "CZlib", "MusicCatalog", "SQLite",
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

    /// What a target may import of others, beside what the system has.
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

    /// Whole Foundation takes long to load: there is a rule of its own for it.
    private static let system: Set<String> = [
        "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Synchronization",
    ]

    @Test(arguments: SourceTree.targets)
    func `a target imports only what lies below it`(target: String) throws {
        let ours = try #require(Self.ours[target], "say what \(target) may import")
        let allowed = ours.union(Self.others[target] ?? []).union(Self.system)
        for file in SourceTree.files(of: target) {
            for module in file.imports {
                #expect(allowed.contains(module), "\(file.path) imports \(module)")
            }
        }
    }

    @Test(arguments: SourceTree.targets)
    func `what differs between systems stands in files that are called so`(target: String) {
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

    /// Where there are no essentials by themselves, as on a Mac, all of Foundation takes their place.
    @Test(arguments: SourceTree.targets)
    func `one file of a target has Foundation, and its essentials alone where they exist`(target: String) {
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
