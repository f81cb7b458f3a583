import AppleMusicAPI
import TonearmCatalog
import TonearmShell
import TonearmSigning
import TonearmSimulator
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

/// A verifier of transcripts, configured like the program's.
enum TestStage {
    static let client: MusicClient = {
        let simulator = Simulator(catalog: ShellSession.catalog, signers: .demonstration)
        let world = simulator.inWorld
        return MusicClient(signer: DeveloperKey.demonstration, systemTime: { 0 }, neighbors: ShellSession.neighbor) {
            address in
            guard let path = address.catalog else { return world }
            return simulator.reading(try Catalogs.open(path)).inWorld
        }
    }()

    static let verifier = Verifier(limit: .seconds(3_600)) { try TranscriptStage(for: $0, client: client) }

    /// Returns the report on one transcript.
    static func report(_ bytes: [UInt8], name: String) async throws -> FileReport? {
        await verifier.run([Verifier.Source(name: name) { bytes }]).first
    }
}

extension ProjectFiles {
    static func transcript(_ path: String) throws -> Transcript {
        try Transcript(try bytes(of: path), name: path)
    }
}
