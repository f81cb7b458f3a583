import AppleMusicAPI
import Foundation
import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests that undo survives in the session's file.
@Suite struct KeptChangesTests {
    let folder: TemporaryFolder
    private var path: String { "state/sessions/demo.changes" }
    private var store: SessionStore { SessionStore(folder: folder.path + "/state") }

    init() throws { folder = try TemporaryFolder() }

    /// A run of the program that continues the session.
    private struct Run {
        let session: ShellSession
        let store: SessionStore
        let kept: KeptChanges

        init(_ store: SessionStore) throws {
            self.store = store
            session = ShellSession(store: store)
            if case .session(let saved, _) = try store.load("demo") { session.shell.keeper.begin(with: saved) }
            kept = store.changes(of: "demo")
            session.shell.keeper.goOn(with: kept)
        }

        func run(_ lines: String...) async throws {
            for line in lines {
                try await session.runAll(line)
                try save()
            }
        }

        func save() throws {
            session.shell.observers.keepChanges(in: kept)
            try store.save(session.session, as: "demo", hiding: session.shell.screen.secrets, changes: kept.stamp)
        }

        /// Runs a line and is killed before the session is saved.
        func keepOnly(_ line: String) async throws {
            try await session.runAll(line)
            session.shell.observers.keepChanges(in: kept)
        }
    }

    @Test func `undo and redo go on in the next run`() async throws {
        let first = try Run(store)
        try await first.run("storefront jp", "set width 50", "open albums/310730204", "let x = 1", "undo")
        let second = try Run(store)
        #expect(
            try await second.session.runAll("undo --list").lines
                == ["redo 1  let x = 1", "undo 1  set width 50", "undo 2  storefront jp"])
        try await second.run("redo")
        #expect(second.session.session.variables["x"] == "1")
        let third = try Run(store)
        try await third.run("undo 2")
        #expect(third.session.session.settings.display.width == nil && third.session.session.world.storefront == "jp")
        // The trail is not undone, as within one run.
        #expect(third.session.session.here?.focus?.name == "Born to Run")
        try await third.run("storefront de")
        let fourth = try Run(store)
        try await fourth.run("undo 9")
        #expect(fourth.session.session.world.storefront == "us")
        #expect(await fourth.session.run("undo").status == 1)
        try await fourth.run("redo 9")
        #expect(fourth.session.session.world.storefront == "de")
        #expect(try folder.mode(of: path) == 0o600)
    }

    @Test func `undoing everything leads to the session that was there first`() async throws {
        let first = try Run(store)
        let fresh = first.session.session
        try await first.run("authorize --answer allow", "library add albums/310730204")
        let second = try Run(store)
        try await second.run("playlist create Road", "fault set 503 --times 2", "session reset", "storefront gb")
        let third = try Run(store)
        try await third.run("undo 99")
        #expect(third.session.session.withoutTraces == fresh.withoutTraces)
        try await third.run("redo 99")
        #expect(third.session.session.world.storefront == "gb")
    }

    @Test func `no more than the last hundred are kept, in a bounded file`() async throws {
        let first = try Run(store)
        for number in 0..<130 { try await first.run("let x = \(number)") }
        let second = try Run(store)
        #expect(try await second.session.runAll("undo --list").lines.count == 100)
        try await second.run("undo 200")
        #expect(second.session.session.variables["x"] == "29")
        let text = String(repeating: "long ", count: 4_000)
        for number in 0..<60 { try await second.run("let y = '\(number) \(text)'") }
        #expect(try folder.text(of: path).utf8.count <= KeptChanges.limit + 2 * text.utf8.count)
        let third = try Run(store)
        try await third.run("undo")
        #expect(third.session.session.variables["y"]?.hasPrefix("58 ") == true)
    }

    @Test func `a run that was killed before it saved its session leaves no step`() async throws {
        let first = try Run(store)
        try await first.run("storefront jp")
        try await first.keepOnly("storefront fr")
        let second = try Run(store)
        #expect(second.session.session.world.storefront == "jp")
        #expect(try await second.session.runAll("undo --list").lines == ["undo 1  storefront jp"])
        try await second.run("storefront it")
        let third = try Run(store)
        #expect(
            try await third.session.runAll("undo --list").lines == ["undo 1  storefront it", "undo 2  storefront jp"])
    }

    @Test(arguments: ["", "{", "\0\0\0", #"{"version":2,"stamp":"x","line":"a"}"#, "cut"])
    func `a file that cannot be read does no harm`(text: String) async throws {
        let first = try Run(store)
        try await first.run("storefront jp", "storefront fr")
        let whole = try folder.text(of: path)
        try folder.write(text == "cut" ? String(whole.dropLast(40)) : text, to: path)
        let second = try Run(store)
        let outcome = await second.session.run("undo")
        #expect(outcome.status == 1 && outcome.errors.contains("nothing was changed yet"))
        try await second.run("storefront it", "undo")
        let third = try Run(store)
        #expect(third.session.session.world.storefront == "fr")
        try await third.run("redo")
        #expect(third.session.session.world.storefront == "it")
    }

    @Test func `a session that another program saved has nothing to undo`() async throws {
        let first = try Run(store)
        try await first.run("storefront jp")
        var json = try JSON(parsing: Array(folder.text(of: "state/sessions/demo.json").utf8)).object
        json?["changes"] = nil
        try folder.write(JSON.object(try #require(json)).text, to: "state/sessions/demo.json")
        let second = try Run(store)
        #expect(await second.session.run("undo").status == 1)
        try await second.run("storefront fr")
        let third = try Run(store)
        #expect(try await third.session.runAll("undo --list").lines == ["undo 1  storefront fr"])
    }

    @Test func `a file that cannot be written loses the steps, and nothing else`() async throws {
        let first = try Run(store)
        try await first.run("storefront jp")
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/\(path)", withIntermediateDirectories: false)
        try await first.run("storefront fr")
        let second = try Run(store)
        #expect(second.session.session.world.storefront == "fr")
        #expect(await second.session.run("undo").status == 1)
    }

    @Test func `no secret is in the file, and a token comes back only as it was`() async throws {
        let first = try Run(store)
        let minted = try await first.session.runAll("token developer mint", "token developer show").output
        try first.save()
        try await first.run("authorize --answer allow", "storefront jp", "let secret = 'x'", "token user forget")
        let secrets = first.session.session.world.secrets.values + minted.split(separator: "\n").map(String.init)
        let text = try folder.text(of: path)
        for secret in secrets where secret.count > 30 { #expect(!text.contains(secret)) }
        let second = try Run(store)
        try await second.run("undo 2")
        #expect(second.session.session.world.developerToken != nil)
        // Its text is deleted everywhere.
        #expect(second.session.session.world.userToken == nil)
    }

    @Test func `a deleted session takes its changes with it, and another's are its own`() async throws {
        let first = try Run(store)
        try await first.run("storefront jp", "session save copy")
        #expect(!folder.names.contains("state/sessions/copy.changes"))
        try await first.run("session save demo")
        let second = try Run(store)
        #expect(try await second.session.runAll("undo").lines[0] == "Undone: storefront jp")
        _ = store.delete("demo") { _ in }
        #expect(!folder.names.contains("state/sessions/demo.changes"))
    }

    @Test func `what a lesson changes is no step of the user's own session`() async throws {
        let first = try Run(store)
        try await first.run("storefront jp", "lesson start tour")
        _ = await first.session.run("storefront fr")
        try await first.run("lesson stop")
        let second = try Run(store)
        #expect(try await second.session.runAll("undo --list").lines == ["undo 1  storefront jp"])
    }
}
