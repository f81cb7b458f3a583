import Testing
import TonearmConsole
import TonearmServiceSupport
import TonearmTestSupport

@testable import TonearmShell

/// Runs a thousand awkward lines with a secret in each, and searches the shell's files for the secrets.
@Suite struct SecretFileTests {
    let folder: TemporaryFolder
    let store: SessionStore

    init() throws {
        folder = try TemporaryFolder()
        store = SessionStore(folder: folder.path + "/state")
    }

    @Test func `no secret of a thousand awkward lines is in the transcript, the session file or the history`()
        async throws
    {
        var random = SecretLines(seed: 12, areRun: true)
        for batch in 0..<20 {
            let session = ShellSession(store: store)
            session.shell.environment.isAttended = false
            let options = RecordingOptions(isHere: true)
            try await session.shell.observers.recorder.start("\(folder.path)/talk-\(batch).md", options)
            var typed: [(secret: String, line: String)] = []
            var history = ""
            for _ in 0..<50 {
                let secret = random.secret()
                let line = random.line(with: secret)
                history += session.shell.screen.secrets.hidden(inLine: line) + "\n"
                let outcome = await session.run(line)
                typed.append((secret, line))
                #expect(!SecretPieces(of: outcome.output + outcome.errors).share(secret), "\(line)")
            }
            try session.save(in: store, as: "s\(batch)")
            try session.shell.observers.recorder.stop()
            let kept = try ["talk-\(batch).md", "state/sessions/s\(batch).json"].map { try folder.text(of: $0) }
            let pieces = SecretPieces(of: kept.joined() + history + session.shell.keeper.lines.joined())
            // Only the lines: a failed expectation would print all pieces.
            #expect(typed.filter { pieces.share($0.secret) }.map(\.line) == [])
        }
    }

    @Test(arguments: [
        "search 'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln'",
        "get '/v1/test?x=eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJYIn0.c2ln'",
        #"post /v1/x '{"userToken":"S3cretTypedByHand"}'"#, "get /v1/test -H 'X-Ap-Key: S3cretTypedByHand'",
    ])
    func `a session file holds nothing secret of the last request, and loads`(line: String) async throws {
        let session = ShellSession(store: store)
        try await session.runAll("albums 310730204")
        await session.run(line)
        try await session.runAll("session save demo")
        let text = try folder.text(of: "state/sessions/demo.json")
        #expect(!text.contains("eyJhbGci") && !text.contains("S3cret"))
        // A body is stored as its bytes.
        #expect(!text.contains(Array("S3cret".utf8).map(String.init).joined(separator: ",")))
        try await session.runAll("session load demo", "request", "where")
    }
}

extension ShellSession {
    /// Saves like the program after a line.
    fileprivate func save(in store: SessionStore, as name: String) throws {
        try store.save(shell.observers.sessionToKeep, as: name, hiding: shell.screen.secrets)
    }
}
