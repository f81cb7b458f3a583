import AppleMusicAPI
import AppleMusicSimulator
import Foundation
import MusicCatalog
import MusicWorld
import TonearmShell
import Transcript

/// What performs transcripts in tests, as the program does it.
enum Stage {
    static let client: MusicClient = {
        let simulator = Simulator(catalog: ShellSession.catalog, keys: [DeveloperKey.demonstration.publicKey])
        return MusicClient(systemTime: { 0 }) { address in
            guard let path = address.catalog else { return simulator }
            return simulator.reading(try Catalogs.open(path))
        }
    }()

    static let verifier = Verifier(limit: .seconds(3_600)) { try TranscriptStage(for: $0, client: client) }

    /// The report on one transcript.
    static func report(_ bytes: [UInt8], name: String) async throws -> FileReport? {
        await verifier.run([Verifier.Source(name: name) { bytes }]).first
    }
}

/// The documents of this package in which sessions are.
enum ProjectFiles {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Every Markdown file below Tests/Transcripts, and the README.
    static let transcripts: [String] = {
        let folder = "Tests/Transcripts/"
        let names = try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 } + ["README.md"]
    }()

    static func transcript(_ path: String) throws -> Transcript {
        try Transcript(Array(Data(contentsOf: root.appendingPathComponent(path))), name: path)
    }
}
