import Foundation
import Testing
import TonearmTestSupport
import TonearmWorld

@testable import TonearmShell

/// Tests exports that run the session on a simulated terminal.
@Suite struct FilmTests {
    private let folder: TemporaryFolder
    private let session = ShellSession()

    init() throws {
        folder = try TemporaryFolder()
        session.shell.environment.catalog = { _ in ShellSession.catalog }
    }

    private func file(_ body: String, header: String = "format: 1") throws -> String {
        try folder.write("---\n\(header)\n---\n\(body)", to: "a.md")
        return "\(folder.path)/a.md"
    }

    @Test func `the README's picture is what its session looks like`() async throws {
        let page = ProjectFiles.root.appendingPathComponent("docs/first-minute.md").path
        let outcome = await session.run("transcript export \(page) \(folder.path)/a.svg --run")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let picture = try folder.text(of: "a.svg")
        #expect(
            try Array(picture.utf8) == ProjectFiles.bytes(of: "docs/first-minute.svg"),
            "docs/first-minute.svg is out of date: type make picture, and look at it")
        #expect(picture.utf8.count < 150_000)
    }

    @Test func `a cast of a session that ran has its colors, covers, prompts and lists`() async throws {
        let steps = "> set theme dark\n> open albums/310730204\n"
        let path = try file("<!-- complete: \"set theme \" -->\n```tonearm\n\(steps)```\n")
        _ = await session.run("transcript export \(path) \(folder.path)/a.cast --run")
        let cast = try folder.text(of: "a.cast")
        #expect(cast.hasPrefix("{\"version\": 2, \"width\": 80, \"height\": 24"))
        let looks = [#"\u001b[36ms\u001b[0m"#, #"\u001b[38;5;80mo\u001b[0m"#]
        let prompt = #"us \u001b[38;5;80malbums/310730204\u001b[0m> "#
        for text in looks + [prompt, "\u{2580}", "auto"] { #expect(cast.contains(text), "\(text)") }
    }

    @Test func `the session that asks is not the one that runs`() async throws {
        let path = try file("```tonearm\n> storefront jp\n> set width 40\n```\n")
        _ = await session.run("transcript export \(path) \(folder.path)/a.svg --run")
        #expect(session.session.world.storefront == "us" && session.session.settings.display.width == nil)
    }

    @Test func `secrets are hidden`() async throws {
        let path = try file("```tonearm\n> token developer mint\n> token developer\n> request\n```\n")
        _ = await session.run("transcript export \(path) \(folder.path)/a.cast --run")
        #expect(try !folder.text(of: "a.cast").contains("eyJ"))
    }

    @Test func `formats that do not move are refused`() async throws {
        let path = try file("```tonearm\n> storefront\n```\n")
        for name in ["a.html", "a.txt", "a.sh"] {
            let outcome = await session.run("transcript export \(path) \(folder.path)/\(name) --run")
            #expect(outcome.status == 64 && outcome.errors.contains("Choose svg or cast"), "\(outcome.errors)")
            #expect(throws: (any Error).self) { try folder.text(of: name) }
        }
    }

    @Test func `a completion of another command, and a header that no session can have, are refused`() async throws {
        let misplaced = try file("<!-- complete: opne -->\n```tonearm\n> open 1\n```\n")
        let outcome = await session.run("transcript export \(misplaced) --format svg --run")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("the command after line 4"))
        let foreign = try file("```tonearm\n> open 1\n```\n", header: "format: 1\nstorefront: xx")
        let failed = await session.run("transcript export \(foreign) --format svg --run")
        #expect(failed.status == 1 && failed.errors.contains("storefront"), "\(failed.errors)")
    }

    @Test func `a file that exports itself comes to an end`() async throws {
        let path = try file("```tonearm\n> transcript export \(folder.path)/a.md --format svg --run\n```\n")
        #expect(await session.run("transcript export \(path) \(folder.path)/a.svg --run").status == 0)
        #expect(try folder.text(of: "a.svg").contains("<svg "))
    }
}
