import Foundation
import Testing
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

@Suite struct SessionStoreTests {
    let folder: TemporaryFolder
    let store: SessionStore

    init() throws {
        folder = try TemporaryFolder()
        store = SessionStore(folder: folder.path + "/state")
    }

    private func used() async throws -> ShellSession {
        let session = ShellSession(store: store)
        try await session.runAll(
            "storefront jp", "locale ja", "open albums/310730204", "let id = data.0.id", "follow tracks --limit 2",
            "set width 60")
        return session
    }

    @Test func `a session survives its encoding`() async throws {
        let session = try await used().session
        let data = try JSONEncoder().encode(session)
        #expect(try JSONDecoder().decode(Session.self, from: data) == session)
    }

    @Test func `a session that is saved after every line is loaded as it was saved last`() async throws {
        let session = ShellSession()
        try await session.runAll("authorize --answer allow")
        for number in 0..<6 {
            let opinion = number % 2 == 0 ? "like" : "dislike"
            try await session.runAll("playlist create \(number)", "rate songs/203709340 \(opinion)")
            try store.save(session.session, as: "demo")
            guard case .session(let loaded, _) = try store.load("demo") else {
                Issue.record("the session cannot be read")
                return
            }
            #expect(loaded == session.session)
        }
    }

    @Test func `what was saved is what is loaded`() async throws {
        let session = try await used()
        let before = session.session
        #expect(try await session.runAll("session save demo").output == "Saved the session as 'demo'.\n")
        #expect(session.session == before)
        try await session.runAll("session reset")
        #expect(session.session.world.storefront == "us")
        #expect(try await session.runAll("session load demo").output == "Loaded the session 'demo'.\n")
        #expect(session.session == before)
        // The loaded session works.
        try await session.runAll("back", "artists 178834", "undo")
    }

    @Test func `sessions are listed and deleted by name`() async throws {
        let session = try await used()
        #expect(try await session.runAll("session list").output == "No saved sessions.\n")
        try await session.runAll("session save demo-2", "session save demo-1")
        #expect(try await session.runAll("session list").output == "demo-1\ndemo-2\n")
        #expect(try await session.runAll("session delete demo-1").output == "Deleted the saved session 'demo-1'.\n")
        #expect(try await session.runAll("session list").output == "demo-2\n")
        #expect(
            await session.run("session delete demo-1").errors
                == "error: Cannot find the session 'demo-1': none is saved under this name\nDid you mean 'demo-2'?\n")
        #expect(await session.run("session load other").errors.hasSuffix("'session list' shows the names.\n"))
    }

    @Test func `files and folders belong to their owner from the beginning`() async throws {
        let mask = umask(0)
        defer { umask(mask) }
        try await used().runAll("session save demo")
        #expect(try folder.mode(of: "state") == 0o700)
        #expect(try folder.mode(of: "state/sessions") == 0o700)
        #expect(try folder.mode(of: "state/sessions/demo.json") == 0o600)
        #expect(folder.names == ["state", "state/sessions", "state/sessions/demo.json"])
    }

    @Test(arguments: [
        "", "{", "not a session", #"{"version":1}"#, #"{"version":0,"session":{}}"#,
        #"{"version":-9223372036854775808}"#,
        "\u{0}\u{1}",
    ])
    func `a damaged file is kept beside and reported`(text: String) async throws {
        try folder.write(text, to: "state/sessions/demo.json")
        let session = ShellSession(store: store)
        let before = session.session
        let kept = folder.path + "/state/sessions/demo.json.damaged"
        #expect(
            await session.run("session load demo").errors == """
                error: Cannot load the session 'demo': the file is damaged; it was kept as \(kept)
                'session list' shows the others.

                """)
        #expect(try folder.text(of: "state/sessions/demo.json.damaged") == text)
        #expect(session.session == before)
        try folder.write(text, to: "state/sessions/demo.json")
        await session.run("session load demo")
        #expect(folder.names.contains("state/sessions/demo.json.damaged-2"))
    }

    @Test func `a cut file is damaged wherever it is cut`() async throws {
        try await used().runAll("session save demo")
        let text = try folder.text(of: "state/sessions/demo.json")
        for share in [0.1, 0.5, 0.9, 0.999] {
            try folder.write(String(text.prefix(Int(Double(text.count) * share))), to: "state/sessions/demo.json")
            guard case .damaged = try store.load("demo") else {
                Issue.record("loaded \(share) of a session")
                continue
            }
        }
    }

    @Test func `a folder that cannot be is reported, and the session goes on`() async throws {
        try folder.write("", to: "state")
        let session = try await used()
        let before = session.session
        let outcome = await session.run("session save demo")
        #expect(
            outcome.errors.hasPrefix("error: Cannot save the session 'demo': Not a directory: \(folder.path)/state/"))
        #expect(outcome.errors.contains("set XDG_STATE_HOME to another folder"))
        #expect(session.session == before)
    }

    @Test func `links, pipes and folders are not read`() async throws {
        try folder.write("{}", to: "elsewhere.json")
        try folder.write("", to: "state/sessions/x")
        let names = folder.path + "/state/sessions/"
        symlink(folder.path + "/elsewhere.json", names + "link.json")
        mkfifo(names + "pipe.json", 0o600)
        mkdir(names + "folder.json", 0o700)
        let session = ShellSession(store: store)
        for name in ["link", "pipe", "folder"] {
            let outcome = await session.run("session load \(name)")
            let why =
                name == "link"
                ? "Too many levels of symbolic links" : "it is a pipe, a device or a folder, and not a file"
            #expect(outcome.errors.hasPrefix("error: Cannot load the session '\(name)': \(why): \(names)\(name).json"))
        }
        #expect(try folder.text(of: "elsewhere.json") == "{}")
    }

    @Test func `saving does not write through a link`() async throws {
        try folder.write("precious", to: "elsewhere.json")
        try folder.write("", to: "state/sessions/x")
        symlink(folder.path + "/elsewhere.json", folder.path + "/state/sessions/demo.json")
        try await used().runAll("session save demo")
        #expect(try folder.text(of: "elsewhere.json") == "precious")
        #expect(try folder.mode(of: "state/sessions/demo.json") == 0o600)
    }

    @Test(arguments: ["../x", ".x", "a/b", "a b", "", "é", "\u{1B}"])
    func `names that are no file names are refused`(name: String) async throws {
        let outcome = await ShellSession(store: store).run("session save '\(name)'")
        #expect(outcome.status == 64)
        #expect(folder.names == [])
    }

    @Test func `a session that another shell works in is neither saved over nor deleted`() async throws {
        try await used().runAll("session save demo")
        let before = try folder.text(of: "state/sessions/demo.json")
        let other = SessionStore(folder: folder.path + "/state")
        let claim = try other.claim("demo")
        for purpose in ["save into", "delete"] {
            let outcome = await ShellSession(store: store).run("session \(purpose.split(separator: " ")[0]) demo")
            #expect(outcome.status == 1)
            #expect(
                outcome.errors.hasPrefix("error: Cannot \(purpose) the session 'demo': another shell works in it\n"))
        }
        #expect(try folder.text(of: "state/sessions/demo.json") == before)
        // The owner of the lock may save.
        try await ShellSession(store: other).runAll("session save demo")
        withExtendedLifetime(claim) {}
    }

    @Test func `a claim that was given up is in nobody's way`() async throws {
        do {
            let claim = try SessionStore(folder: folder.path + "/state").claim("demo")
            #expect(store.isTaken("demo"))
            withExtendedLifetime(claim) {}
        }
        #expect(!store.isTaken("demo") && !store.isTaken("other"))
        // An unreadable lock has no owner.
        try folder.write("", to: "state/sessions/odd.json.lock/file")
        #expect(!store.isTaken("odd"))
    }

    @Test func `a token in a prompt's format is in no session file`() async throws {
        let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQyJ9.eyJleHAiOjk5OTk5OTk5OTl9.c2VjcmV0c2VjcmV0"
        try await used().runAll("set prompt '\(token) %s'", "set prompt-right \(token)", "session save demo")
        #expect(!(try folder.text(of: "state/sessions/demo.json")).contains("eyJ"))
    }

    @Test func `a session file holds no token`() async throws {
        try await used().runAll("request", "session save demo")
        #expect(!(try folder.text(of: "state/sessions/demo.json")).contains("eyJ"))
    }

    @Test func `without a folder nothing is kept, and the refusal says why`() async {
        #expect(
            await ShellSession().run("session list").errors
                == "error: Cannot keep sessions: there is no folder for them\nSet HOME or XDG_STATE_HOME.\n")
    }
}
