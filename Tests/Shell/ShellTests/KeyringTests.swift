import Foundation
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests storing tokens in a desktop's keyring.
@Suite struct KeyringTests {
    let folder: TemporaryFolder
    let standIn: StandInKeyring

    init() throws {
        folder = try TemporaryFolder()
        standIn = try StandInKeyring()
    }

    private static let file = "state/tokens/demo.json"
    private static let inKeyring = "tokens are kept in the keyring of the desktop"

    private var inFile: String {
        "tokens are kept in \(folder.path)/\(Self.file), which only you can read; they are not encrypted"
    }

    /// Returns a store without shared state, like that of a newly started program.
    private func store(hasKeyring: Bool = true) -> SessionStore {
        let keyring = hasKeyring ? Keyring(program: standIn.program) : nil
        return SessionStore(folder: folder.path + "/state", keyring: { keyring })
    }

    /// An unsigned text with the form of a developer token.
    private static let token = "eyJhbGciOiJFUzI1NiIsImtpZCI6IkFCQyJ9.eyJleHAiOjk5OTk5OTk5OTl9.c2VjcmV0c2VjcmV0"

    private func session(_ token: String? = token, keyring: Settings.KeyringUse = .automatic) -> Session {
        var session = Session(seed: 1)
        session.world.developerToken = token.map { HeldDeveloperToken($0, .set) }
        session.settings.keyring = keyring
        return session
    }

    /// Saves the session and returns the messages.
    @discardableResult
    private func save(_ session: Session, in store: SessionStore) throws -> [String] {
        var told: [String] = []
        try store.save(session, as: "demo") { told.append($0) }
        return told
    }

    private func loaded(_ store: SessionStore) throws -> (session: Session, missing: SessionStore.MissingTokens?) {
        guard case .session(let session, let missing) = try store.load("demo") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return (session, missing)
    }

    @Test func `tokens of a person's own are in the keyring, in no file, and it is said once`() throws {
        let first = store()
        #expect(try save(session(), in: first) == [Self.inKeyring])
        #expect(try save(session(), in: first) == [])
        #expect(!folder.names.contains(Self.file))
        #expect(try standIn.items.values.map { $0.contains(Self.token) } == [true])
        let second = store()
        let read = try loaded(second)
        #expect(read.session == session() && read.missing == nil)
        #expect(try save(read.session, in: second) == [])
    }

    @Test func `the keyring is not asked where nothing of the tokens changed, nor for the simulator's`() async throws {
        let first = store()
        try save(session(), in: first)
        let count = try standIn.calls.count
        for width in 40..<60 {
            var session = session()
            session.settings.display.width = width
            try save(session, in: first)
        }
        #expect(try standIn.calls.count == count)
        let simulated = ShellSession()
        try await simulated.runAll("authorize --answer allow")
        try first.save(simulated.session, as: "other")
        #expect(try standIn.calls.count == count)
        #expect(folder.names.contains("state/tokens/other.json"))
    }

    @Test func `a session is read with the tokens that it was saved with, wherever the program was killed`() throws {
        let (old, new) = (session(), session(Self.token + "2"))
        try save(old, in: store())
        let before = (try standIn.items, try folder.text(of: "state/sessions/demo.json"))
        // The new tokens are in the keyring, but the session is not saved.
        let keyring = Keyring(program: standIn.program)
        let keeper = SessionTokens(folder: folder.path + "/state", keyring: { keyring })
        _ = try keeper.add(new.world, of: "demo", usesKeyring: true) {
            SessionFormat.tokens(in: Array(before.1.utf8))
        } tell: { _ in
        }
        let between = try standIn.items
        #expect(between != before.0)
        #expect(try loaded(store()).session == old)
        try save(new, in: store())
        let after = try folder.text(of: "state/sessions/demo.json")
        #expect(try loaded(store()).session == new)
        // Killed before the old tokens were removed.
        try standIn.put(between)
        try folder.write(before.1, to: "state/sessions/demo.json")
        #expect(try loaded(store()).session == old)
        try save(new, in: store())
        #expect(try standIn.items.values.allSatisfy { !$0.contains(Self.token + "\"") })
        #expect(try folder.text(of: "state/sessions/demo.json") != after)
        #expect(try loaded(store()).session == new)
    }

    @Test func `a keyring that refuses is not asked again, and a file takes its place, which is said before`() throws {
        try standIn.behave(as: "echo 'secret-tool: Cannot create an item in a locked collection' >&2; exit 1")
        let first = store()
        var wasThere: [Bool] = []
        var told: [String] = []
        try first.save(session(), as: "demo") { [folder] in
            told.append($0)
            wasThere.append(folder.names.contains(Self.file))
        }
        #expect(
            told == ["the keyring cannot be used: Cannot create an item in a locked collection; \(inFile)"])
        #expect(wasThere == [false] && folder.names.contains(Self.file))
        let count = try standIn.calls.count
        #expect(try save(session(Self.token + "2"), in: first) == [])
        #expect(try standIn.calls.count == count)
        #expect(try loaded(store()).session.world.developerToken?.text == Self.token + "2")
        // The keyring opens at the next start.
        try standIn.behave(as: nil)
        let second = store()
        let read = try loaded(second).session
        #expect(try save(read, in: second) == [Self.inKeyring])
        #expect(!folder.names.contains(Self.file))
    }

    @Test func `with the setting off tokens move into a file, and back`() throws {
        let first = store()
        try save(session(), in: first)
        #expect(try save(session(keyring: .off), in: first) == [inFile])
        #expect(try standIn.items.isEmpty && folder.names.contains(Self.file))
        #expect(try loaded(store()).session == session(keyring: .off))
        #expect(try save(session(), in: first) == [Self.inKeyring])
        #expect(try standIn.items.count == 1 && !folder.names.contains(Self.file))
    }

    @Test func `tokens that are forgotten, or whose session is, are in the keyring no more`() throws {
        let first = store()
        try save(session(), in: first)
        try save(session(nil), in: first)
        #expect(try standIn.items.isEmpty)
        try save(session(), in: first)
        #expect(first.delete("demo") { Issue.record("\($0)") })
        #expect(try standIn.items.isEmpty)
        // A fresh session replaces a session that was not read.
        try save(session(), in: first)
        try save(session(nil), in: store())
        #expect(try standIn.items.isEmpty)
    }

    @Test func `what cannot be taken out of the keyring is told`() throws {
        let first = store()
        try save(session(), in: first)
        try standIn.behave(as: "echo 'secret-tool: no' >&2; exit 1")
        #expect(try save(session(nil), in: first) == ["the keyring still has tokens of the session 'demo': no"])
        var told: [String] = []
        try standIn.behave(as: nil)
        try save(session(), in: first)
        #expect(store(hasKeyring: false).delete("demo") { told.append($0) })
        #expect(told == ["the keyring still has tokens of the session 'demo': it is not available here"])
    }

    /// The keyring's behavior, its presence, and the reason for missing tokens.
    static let failures: [(String?, Bool, String)] = [
        (nil, false, "they are in the desktop's keyring, which is not available here"),
        ("exit 1", true, "the keyring was not unlocked, or no longer has them"),
        ("echo 'secret-tool: gone' >&2; exit 1", true, "gone"),
    ]

    @Test(arguments: failures)
    func `tokens that the keyring does not give are told, and are kept`(behavior: String?, isThere: Bool, why: String)
        throws
    {
        try save(session(), in: store())
        try standIn.behave(as: behavior)
        let read = try loaded(store(hasKeyring: isThere))
        #expect(read.missing?.note == "the tokens of the session 'demo' cannot be read: \(why)")
        #expect(read.missing?.areKept == true && read.session.world.developerToken == nil)
        try standIn.behave(as: nil)
        #expect(try loaded(store()).session == session())
    }

    @Test func `what is no set of tokens is told, and is not written over`() throws {
        try save(session(), in: store())
        let name = try #require(try standIn.items.keys.first)
        let sound = try standIn.items
        try standIn.folder.write("{", to: name)
        let second = store()
        let read = try loaded(second)
        #expect(read.missing?.note == "the tokens of the session 'demo' cannot be read: it contains something else")
        #expect(read.missing?.areKept == true)
        // Tokens saved anyway go to a file.
        let told = try save(session(Self.token + "2"), in: second)
        #expect(told == ["the keyring cannot be used: it contains something else; \(inFile)"])
        try standIn.put(sound)
        #expect(try loaded(store()).session == session(Self.token + "2"))
    }

    @Test func `more tokens than the keyring takes are in a file`() throws {
        let told = try save(session(Self.token + String(repeating: "A", count: 9000)), in: store())
        #expect(told.count == 1 && told[0].hasPrefix("the keyring cannot be used: it takes no more than 8191 bytes"))
        #expect(folder.names.contains(Self.file))
    }

    @Test func `the tokens of a profile are in the keyring, for its service alone`() throws {
        let keyring = Keyring(program: standIn.program)
        let profiles = ProfileStore(folder: folder.path, keyring: keyring)
        let profile = Profile(service: "live", developerToken: "one", userToken: "two")
        var told: [String] = []
        try profiles.save(profile, as: "work") { told.append($0) }
        #expect(told == ["its tokens are kept in the keyring of the desktop"])
        let written = try folder.text(of: "profiles/work.json")
        #expect(!written.contains("one") && !written.contains("two") && written.contains(#""version":2"#))
        var read = try profiles.load("work")
        #expect(read.developerToken == "one" && read.userToken == "two")
        // A changed file does not send the tokens to another address.
        try folder.write(written.replacing(#""live""#, with: #""https://example.org""#), to: "profiles/work.json")
        try folder.setMode(0o600, of: "profiles/work.json")
        #expect { _ = try profiles.load("work") } throws: { error in
            (error as? Failure)?.why
                == "its tokens are in the keyring of the desktop: its tokens are for another service"
        }
        try folder.write(written, to: "profiles/work.json")
        try folder.setMode(0o600, of: "profiles/work.json")
        // Without the keyring the tokens are in the file and nowhere else.
        var inFiles = profiles
        inFiles.usesKeyring = false
        try inFiles.save(profile, as: "work") { told.append($0) }
        #expect(
            told.last
                == "its tokens are kept in \(folder.path)/profiles/work.json, which only you can read; they are not encrypted"
        )
        #expect(try standIn.items.isEmpty)
        read = try profiles.load("work")
        #expect(read.version == 1 && read.userToken == "two")
        try profiles.save(profile, as: "work")
        #expect(profiles.delete("work") { told.append($0) } && !profiles.delete("work") { _ in })
        #expect(try standIn.items.isEmpty)
        #expect(told.count == 2)
    }

    @Test func `a profile is the old one or the new one, with its own tokens, wherever its file fails`() async throws {
        let keyring = Keyring(program: standIn.program)
        let (old, new) = (("live", "old"), ("https://example.org", "new"))
        let count = try await EveryFault.strike { folder in
            let store = ProfileStore(folder: folder.path, keyring: keyring)
            try store.save(Profile(service: old.0, userToken: old.1), as: "work")
            return store
        } _: {
            try $0.save(Profile(service: new.0, userToken: new.1), as: "work")
        } check: { struck, error, store, _ in
            let profile = try store.load("work")
            let kept = (profile.service, profile.userToken ?? "")
            #expect(kept == new || kept == old && error != nil, "\(struck)")
        }
        #expect(count >= 4)
    }

    @Test func `a profile whose tokens the keyring does not give is refused`() throws {
        let profiles = ProfileStore(folder: folder.path, keyring: Keyring(program: standIn.program))
        try profiles.save(Profile(service: "live", userToken: "two"), as: "work")
        var told: [String] = []
        let elsewhere = ProfileStore(folder: folder.path)
        for (store, why) in [
            (elsewhere, "it is not available here"), (profiles, "it was not unlocked, or no longer has them"),
        ] {
            try standIn.behave(as: "exit 1")
            #expect { _ = try store.load("work") } throws: { error in
                (error as? Failure)?.why == "its tokens are in the keyring of the desktop: \(why)"
            }
        }
        // A file written before stamps were introduced.
        let text = try folder.text(of: "profiles/work.json")
        try folder.write(text.replacing(#/"stamp":"[^"]*",?/#, with: ""), to: "profiles/old.json")
        try folder.setMode(0o600, of: "profiles/old.json")
        #expect { _ = try profiles.load("old") } throws: { error in
            (error as? Failure)?.why
                == "its tokens are in the keyring of the desktop: it was not unlocked, or no longer has them"
        }
        #expect(elsewhere.delete("work") { told.append($0) })
        #expect(told == ["the keyring still has tokens of the profile 'work': it is not available here"])
        try standIn.behave(as: "echo 'secret-tool: no' >&2; exit 1")
        try profiles.save(Profile(service: "live", userToken: "two"), as: "work") { told.append($0) }
        #expect(told.last?.hasPrefix("the keyring cannot be used: no; its tokens are kept in ") == true)
        #expect(try profiles.load("work").userToken == "two")
    }

    @Test(arguments: [
        (nil, "keyring          ok   it answers: tokens of your own are kept in it"),
        (
            "echo 'secret-tool: no' >&2; exit 1",
            "keyring          bad  it cannot be used: no; tokens of your own are kept in files, not encrypted"
        ),
    ])
    func `doctor says whether the keyring answers`(behavior: String?, line: String) async throws {
        try standIn.behave(as: behavior)
        let session = ShellSession(store: store())
        #expect(await session.run("doctor").output.contains(line))
        #expect(try standIn.calls.count == 1)
        try await session.runAll("set keyring off")
        #expect(
            await session.run("doctor").output.contains("ok   'set keyring off': tokens of your own are kept in files"))
        let none = ShellSession(store: store(hasKeyring: false))
        #expect(await none.run("doctor").output.contains("ok   there is none that libsecret's secret-tool could ask"))
    }
}
