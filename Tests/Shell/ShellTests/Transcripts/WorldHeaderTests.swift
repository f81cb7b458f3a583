import Testing
import TonearmDevice
import TonearmTestSupport
import TonearmTranscripts
import TonearmWorld

@testable import TonearmShell

/// Tests transcripts and lessons that begin with a world file.
struct WorldHeaderTests {
    private static let world = """
        {"catalog": {"albums": [{"id": "7000000001", "name": "First Light", "artist": "The Testers", "tracks": ["Morning"]}]},
         "accounts": [{"name": "collector", "library": ["albums/7000000001"]}], "devices": [{"consent": "authorized"}]}
        """

    private func transcript(_ lines: String) -> String {
        "---\nformat: 1\ntitle: Own music\nworld: own.json\n---\n\n# Own music\n\n```tonearm\n\(lines)\n```\n"
    }

    @Test func `a transcript begins with the world file beside it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.world, to: "own.json")
        try folder.write(transcript("> account"), to: "one.md")
        let session = ShellSession()
        try await session.runAll("transcript update \(folder.path)/one.md")
        #expect(try folder.text(of: "one.md").contains("collector"))
        try await session.runAll("transcript verify \(folder.path)/one.md")
    }

    @Test func `a wrong world file is named with its line`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(transcript("> account"), to: "one.md")
        let session = ShellSession()
        #expect(await session.run("transcript verify \(folder.path)/one.md").status != 0)
        try folder.write("{\n\"colour\": 1}", to: "own.json")
        let outcome = await session.run("transcript verify \(folder.path)/one.md")
        #expect(outcome.status != 0)
        #expect((outcome.output + outcome.errors).contains("line 2, colour: 'colour' is not known"))
    }

    @Test func `a lesson begins with its world, and the check reads it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.world, to: "own.json")
        let lesson = """
            ---
            format: 1
            title: Own music
            world: own.json
            ---

            # Own music

            ## Find the album

            Open the album of the file.

            ```check
            check: focus is albums/7000000001

            hint: Type `open albums/7000000001`.
            ```

            ```tonearm
            > open albums/7000000001
            ...
            ```

            """
        try folder.write(lesson, to: "own.md")
        let session = ShellSession()
        try await session.runAll("lesson start \(folder.path)/own.md")
        #expect(session.session.world.device.accounts.map(\.name) == ["collector"])
        #expect(await session.run("albums 7000000001").status == 0)
        // The album is open, so the lesson is over.
        try await session.runAll("lesson check \(folder.path)/own.md")
        try folder.write("{\"colour\": 1}", to: "own.json")
        let checked = await session.run("lesson check \(folder.path)/own.md")
        #expect((checked.output + checked.errors).contains("'colour' is not known"))
    }
}
