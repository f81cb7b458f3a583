import Testing
import TonearmConsole
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

/// Tests the shell's files with each file operation failing or being the last.
@Suite struct FileFaultTests {
    private struct Saved {
        let store: SessionStore
        let old: Session
        let new: Session
    }

    /// Saves a session with a user token, and returns it with a changed session that has another token.
    private func saved(in folder: TemporaryFolder) async throws -> Saved {
        let store = SessionStore(folder: folder.path + "/state")
        let session = ShellSession(store: store)
        try await session.runAll("authorize --answer allow", "storefront jp")
        let old = session.session
        try store.save(old, as: "demo")
        try await session.runAll("token user forget", "authorize", "storefront gb")
        #expect(old.world.secrets != session.session.world.secrets)
        return Saved(store: store, old: old, new: session.session)
    }

    @Test func `a session is the old one or the new one, with its own tokens`() async throws {
        let count = try await EveryFault.strike {
            try await saved(in: $0)
        } _: {
            try $0.store.save($0.new, as: "demo")
        } check: { struck, error, saved, folder in
            guard case .session(let session, let missing) = try saved.store.load("demo") else {
                Issue.record("\(struck): no session is left")
                return
            }
            #expect(missing == nil, "\(struck)")
            #expect(session == saved.old || session == saved.new, "\(struck): neither the old one nor the new one")
            #expect(error != nil || session == saved.new, "\(struck): it was said to be saved, and was not")
            if !struck.isKill { #expect(!folder.names.contains { $0.hasSuffix(".new") }, "\(struck)") }
            // Saving again succeeds.
            try saved.store.save(saved.new, as: "demo")
            guard case .session(saved.new, nil) = try saved.store.load("demo") else {
                Issue.record("\(struck): it cannot be saved any more")
                return
            }
        }
        #expect(count >= 12)
    }

    @Test func `a profile is the old one or the new one`() async throws {
        let count = try await EveryFault.strike { folder in
            let store = ProfileStore(folder: folder.path)
            try store.save(Profile(service: "live", userToken: "old"), as: "demo")
            return store
        } _: {
            try $0.save(Profile(service: "live", userToken: "new"), as: "demo")
        } check: { struck, error, store, _ in
            let token = try store.load("demo").userToken
            #expect(token == "new" || token == "old" && error != nil, "\(struck)")
        }
        #expect(count >= 4)
    }

    private struct Stage {
        let session = ShellSession()
        let path: String
    }

    private static let recorded = ["storefront jp", "albums 310730204", "storefront gb"]

    @Test func `a recording holds the commands that ran, and goes on`() async throws {
        let count = try await EveryFault.strike { folder in
            Stage(path: folder.path + "/a.md")
        } _: { stage in
            await stage.session.run("transcript start \(stage.path)")
            for line in Self.recorded { await stage.session.run(line) }
            await stage.session.run("transcript stop")
        } check: { struck, _, stage, folder in
            // A file locked by a killed shell is free.
            let path = folder.path + "/b.md"
            guard folder.names.contains("a.md") else { return }
            let left = try folder.text(of: "a.md")
            try folder.write(left, to: "b.md")
            let other = ShellSession()
            let more = await other.run("transcript start \(path) --append")
            #expect(more.status == 0, "\(struck): \(more.errors)\(left)")
            try await other.runAll("storefront fr", "transcript stop")
            let steps = try Transcript(try folder.text(of: "b.md"), name: "b.md").steps.map(\.command)
            #expect(steps.last == "storefront fr", "\(struck)")
            #expect(Self.recorded.starts(with: steps.dropLast()), "\(struck): \(steps)")
        }
        #expect(count >= 8)
    }

    @Test func `a file that is brought up to date is the old one or the new one`() async throws {
        let text = "```tonearm\n> storefront jp\nwrong\n```\n"
        let count = try await EveryFault.strike { folder in
            try folder.write(text, to: "a.md")
            return Stage(path: folder.path + "/a.md")
        } _: { stage in
            _ = await stage.session.run("transcript update \(stage.path)")
        } check: { struck, _, stage, folder in
            let found = try folder.text(of: "a.md")
            #expect(found == text || found.contains("jp"), "\(struck): \(found)")
            if !struck.isKill { #expect(folder.names == ["a.md"], "\(struck)") }
        }
        #expect(count >= 4)
    }

    @Test func `a lesson that is left is gone on with`() async throws {
        let count = try await EveryFault.strike { folder in
            let session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
            await session.run("lesson start storefronts")
            return session
        } _: { session in
            await session.run("lesson skip")
            await session.run("lesson stop")
        } check: { struck, _, _, folder in
            let session = ShellSession(store: SessionStore(folder: folder.path + "/state"))
            let outcome = await session.run("lesson start storefronts")
            #expect(outcome.status == 0, "\(struck): \(outcome.errors)")
            #expect(!folder.names.contains { $0.contains(".damaged") }, "\(struck)")
        }
        #expect(count >= 8)
    }
}
