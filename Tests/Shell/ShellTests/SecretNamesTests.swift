import Foundation
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests that a token cannot become a name, because names are visible and stored in shareable files.
@Suite struct SecretNamesTests {
    private static let token = "Aq7Jx0kLmN3oPqR5sTuVwX9yZaBcDeFgHiJkLmNoPqRsTuVwXyZ012345"

    @Test(arguments: [
        "app add TOKEN", "app usage TOKEN", "device add TOKEN", "account add TOKEN",
        "fault set 500 --on /v1/TOKEN", "playlist create TOKEN", "folder create TOKEN", "alias TOKEN = where",
        "alias x = search TOKEN", "session save TOKEN", "profile save TOKEN", "app add $t", "device add x-TOKEN",
        "transcript start TOKEN.md", "transcript start FOLDER/TOKEN.md", "record start TOKEN.har",
        "record start FOLDER/$t.har", "transcript save TOKEN.md", "transcript verify a.md --junit TOKEN.xml",
        "transcript export a.md TOKEN.html", "transcript play a.md --notes TOKEN", "catalog generate TOKEN.catalog",
        "catalog import TOKEN.har", "lesson new TOKEN", "lesson summary TOKEN.md",
        "lesson start tour --learner TOKEN", "where > TOKEN.txt", "where >> FOLDER/TOKEN",
    ])
    func `a token that is typed as a name is refused, and stays in no file`(line: String) async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(store: SessionStore(folder: folder.path))
        try await session.runAll("session save a")
        _ = await session.run("token user set \(Self.token)")
        session.session.variables["t"] = Self.token
        let before = session.session.world.device
        let outcome = await session.run(
            line.replacing("TOKEN", with: Self.token).replacing("FOLDER", with: folder.path))
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("a token is among its words"), "\(outcome.errors)")
        #expect(!outcome.errors.contains(Self.token))
        #expect(session.session.world.device == before)
        try SessionStore(folder: folder.path).save(session.session, as: "a", hiding: session.shell.screen.secrets)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.contains(Self.token) })
        let kept = try folder.text(of: "sessions/a.json")
        #expect(!kept.contains(Self.token))
    }

    @Test func `other names are names`() async throws {
        let session = ShellSession()
        _ = await session.run("token user set \(Self.token)")
        try await session.runAll("app add Walker", "device add tablet", "alias x = where")
    }

    @Test(arguments: ["post", "put", "patch"])
    func `a token is sent in no body`(command: String) async throws {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber")
        _ = await session.run("token user set \(Self.token)")
        let before = session.session.world.memory
        let body = #"{"attributes":{"name":"TOKEN"}}"#
        let line = "\(command) /v1/me/library/playlists '\(body)'"
        let outcome = await session.run(line.replacing("TOKEN", with: Self.token))
        #expect(outcome.status == 64 && outcome.errors.contains("a token is in the body"), "\(outcome.errors)")
        #expect(session.session.world.memory == before)
        #expect(await !session.run(line).errors.contains("a token is in the body"))
    }

    @Test func `what has such a name from before can be deleted`() async throws {
        let folder = try TemporaryFolder()
        let session = ShellSession(store: SessionStore(folder: folder.path))
        try SessionStore(folder: folder.path).save(session.session, as: Self.token)
        _ = await session.run("token user set \(Self.token)")
        try await session.runAll("session delete \(Self.token)")
    }
}
