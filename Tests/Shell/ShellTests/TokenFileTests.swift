import Foundation
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

@Suite struct TokenFileTests {
    let folder: TemporaryFolder
    let store: SessionStore

    init() throws {
        folder = try TemporaryFolder()
        store = SessionStore(folder: folder.path + "/state")
    }

    private static let files = ["state/sessions/demo.json", "state/tokens/demo.json"]

    /// The texts of the two files.
    private func contents() -> [String?] { Self.files.map { try? folder.text(of: $0) } }

    private func put(_ contents: [String?]) throws {
        for (text, name) in zip(contents, Self.files) {
            guard let text else {
                unlink(folder.path + "/" + name)
                continue
            }
            try folder.write(text, to: name)
            chmod(folder.path + "/" + name, 0o600)
        }
    }

    private func loaded() throws -> (session: Session, missing: SessionStore.MissingTokens?)? {
        guard case .session(let session, let missing) = try store.load("demo") else { return nil }
        return (session, missing)
    }

    private var sets: TokenSets { TokenSets(place: TokenFile(path: folder.path + "/" + Self.files[1])) }

    /// Returns two sessions that differ in a setting and in tokens.
    private func sessions() async throws -> [Session] {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        let first = session.session
        try await session.runAll("account change-password", "token user request", "set width 50")
        return [first, session.session]
    }

    @Test func `a session is read with the tokens that it was saved with, wherever the program was killed`()
        async throws
    {
        let sessions = try await sessions() + [Session(seed: 1)]
        #expect(Set(sessions.map(\.world.secrets)).count == 3)
        for (before, after) in [(0, 1), (1, 0), (0, 2), (2, 0)] {
            let (old, new) = (sessions[before], sessions[after])
            try put([nil, nil])
            try store.save(old, as: "demo")
            let first = contents()
            _ = try sets.add(new.world.secrets) { SessionFormat.tokens(in: Array((first[0] ?? "").utf8))?.stamp }
            let second = contents()
            try store.save(new, as: "demo")
            let last = contents()
            // Killed before the first write, after the tokens, after the session, and at the end.
            for (state, expected) in [(first, old), (second, old), ([last[0], second[1]], new), (last, new)] {
                try put(state)
                let read = try #require(try loaded())
                #expect(read.session.world.secrets == expected.world.secrets)
                #expect(read.missing == nil)
            }
        }
    }

    @Test func `tokens that cannot be read are not written over, and both the reading and the saving say so`()
        async throws
    {
        let sessions = try await sessions()
        try store.save(sessions[0], as: "demo")
        let path = folder.path + "/" + Self.files[1]
        rename(path, path + "-moved")
        symlink(path + "-moved", path)
        let kept = try folder.text(of: Self.files[1] + "-moved")
        let missing = try #require(try loaded()?.missing)
        #expect(missing.note.contains("cannot be read: Too many levels of symbolic links") && missing.areKept)
        #expect(throws: Failure.self) { try store.save(sessions[1], as: "demo") }
        #expect(try folder.text(of: Self.files[1] + "-moved") == kept)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == path + "-moved")
    }

    @Test func `where damaged tokens were set aside, new ones are saved`() async throws {
        let sessions = try await sessions()
        try store.save(sessions[0], as: "demo")
        try folder.write("{", to: Self.files[1])
        chmod(folder.path + "/" + Self.files[1], 0o600)
        try store.save(sessions[1], as: "demo")
        #expect(try loaded()?.session.world.secrets == sessions[1].world.secrets)
        #expect(try folder.text(of: Self.files[1] + ".damaged") == "{")
    }

    @Test func `the old set of tokens stays until the session is replaced, and then goes`() async throws {
        let sessions = try await sessions()
        try store.save(sessions[0], as: "demo")
        let old = try #require(try sets.read().first)
        let stamp = try sets.add(sessions[1].world.secrets) { old.stamp }
        #expect(try sets.read() == [old, TokenSets.TokenSet(stamp: stamp, tokens: sessions[1].world.secrets)])
        try store.save(sessions[1], as: "demo")
        #expect(try sets.read().map(\.stamp) == [stamp])
        try store.save(Session(seed: 1), as: "demo")
        #expect(!folder.names.contains(Self.files[1]))
    }

    @Test func `tokens of files without stamps are read`() async throws {
        let session = try await sessions()[0]
        try store.save(session, as: "demo")
        try put([
            String(decoding: try SessionFormat.bytes(of: session), as: UTF8.self),
            String(decoding: try JSONEncoder().encode(session.world.secrets), as: UTF8.self),
        ])
        #expect(try loaded()?.session.world.secrets == session.world.secrets)
        let other = try await sessions()[1]
        try store.save(other, as: "demo")
        #expect(try loaded()?.session.world.secrets == other.world.secrets)
    }

    @Test(arguments: ["", "{", #"{"version":2}"#, "[]", "\u{0}"])
    func `a damaged file of tokens is kept and reported, and the session goes on`(text: String) async throws {
        try store.save(try await sessions()[0], as: "demo")
        try folder.write(text, to: Self.files[1])
        let session = ShellSession(store: store)
        let outcome = await session.run("session load demo")
        let kept = folder.path + "/state/tokens/demo.json.damaged"
        #expect(outcome.status == 0)
        #expect(
            outcome.errors
                == "note: the tokens of the session 'demo' were damaged; they are kept as \(kept); 'authorize' gets new ones\n"
        )
        #expect(try folder.text(of: "state/tokens/demo.json.damaged") == text)
        #expect(session.session.world.secrets.isEmpty)
    }

    @Test(arguments: [0o640, 0o604, 0o620, 0o602])
    func `tokens that others can read or write are kept, reported and not used`(mode: mode_t) async throws {
        try store.save(try await sessions()[0], as: "demo")
        let before = try folder.text(of: Self.files[1])
        chmod(folder.path + "/" + Self.files[1], mode)
        let session = ShellSession(store: store)
        let outcome = await session.run("session load demo")
        let kept = folder.path + "/state/tokens/demo.json.exposed"
        #expect(outcome.status == 0)
        #expect(
            outcome.errors
                == "note: others can read or write the tokens of the session 'demo' (the file's mode is \(String(mode, radix: 8))), "
                + "so they are not used; they are kept as \(kept); 'authorize' gets new ones\n")
        #expect(session.session.world.secrets.isEmpty)
        try store.save(session.session, as: "demo")
        #expect(try folder.text(of: "state/tokens/demo.json.exposed") == before)
        #expect(try folder.mode(of: "state/tokens/demo.json.exposed") == 0o600)
    }

    @Test func `what a killed program left half written is removed when the session is opened`() throws {
        let leftovers = [
            "sessions/demo.json.999999999.new", "sessions/x.json.999999998.new", "tokens/demo.json.999999999.new",
        ]
        let others = ["sessions/demo.json", "sessions/demo.json.\(getpid()).new", "sessions/a.new", "sessions/a.b.new"]
        for name in leftovers + others { try folder.write("{}", to: "state/" + name) }
        _ = try store.claim("demo")
        for name in leftovers { #expect(!folder.names.contains("state/" + name), "\(name)") }
        for name in others { #expect(folder.names.contains("state/" + name), "\(name)") }
    }
}
