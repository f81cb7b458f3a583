import AppleMusicAPI
import Testing
import TonearmRecordings
import TonearmTestSupport

@testable import TonearmShell

/// Tests transcripts whose exchanges are in a recording.
@Suite struct RecordedTranscriptTests {
    private let folder: TemporaryFolder
    private let session = ShellSession()

    init() throws { folder = try TemporaryFolder() }

    private func write(_ commands: String..., header: String) throws -> String {
        try folder.write(
            "---\nformat: 1\n\(header)\n---\n# A\n```tonearm\n"
                + commands.map { "> \($0)\n" }.joined() + "```\n", to: "a.md")
        return folder.path + "/a.md"
    }

    @Test(arguments: ["recording: s.har", "service: live\nrecording: s.har"])
    func `a transcript whose header names a recording is verified against it`(header: String) async throws {
        try await session.runAll(
            "record start \(folder.path)/s.har", "albums 310730204", "follow tracks --limit 2", "record stop")
        let path = try write("albums 310730204", "follow tracks --limit 2", "genres", header: header)
        try await session.runAll("transcript update \(path)")
        let text = try folder.text(of: "a.md")
        #expect(text.contains("Thunder Road"))
        #expect(text.contains("error: Cannot answer 'GET /v1/catalog/us/genres' from"))
        #expect(await session.run("transcript verify \(path)").status == 0)
        // The answers come from the recording and not from the simulator.
        try folder.write(
            try folder.text(of: "s.har").replacing("Thunder Road", with: "Thunder Street"), to: "s.har")
        let verified = await session.run("transcript verify \(path)")
        #expect(verified.status == 1 && verified.output.contains("Thunder Street"))
    }

    @Test func `a transcript of a service on a network keeps its exchanges beside it`() async throws {
        let live = ShellSession(service: FakeService.songs(3))
        let line = "get /v1/catalog/us/songs -H 'Authorization: Bearer typed-token-of-mine'"
        try await live.runAll(
            "service https://example.org", "transcript start \(folder.path)/live.md", line, "transcript stop")
        let text = try folder.text(of: "live.md")
        #expect(text.contains("service: https://example.org\n") && text.contains("recording: live.har\n"))
        let archive = try HTTPArchive(file: folder.path + "/live.har")
        #expect(try archive.count == 1 && archive.exchange(0).address == "https://example.org/v1/catalog/us/songs")
        #expect(!text.contains("typed-token-of-mine"))
        #expect(try !folder.text(of: "live.har").contains("typed-token-of-mine"))
        // The simulator does not have these songs.
        let verified = await session.run("transcript verify \(folder.path)/live.md")
        #expect(verified.status == 0, "\(verified.output)")
        // The exchanges are not recorded again.
        #expect(try await live.runAll("record").output.contains("No exchanges are recorded."))
    }

    @Test func `the exchanges of a transcript end with it`() async throws {
        let live = ShellSession(service: FakeService.songs(3))
        try await live.runAll("service https://example.org", "transcript start \(folder.path)/live.md")
        let outcome = await live.run("record stop")
        #expect(outcome.status == 1 && outcome.errors.contains("live.md' keeps its exchanges there"))
        try await live.runAll(
            "get /v1/catalog/us/songs -H 'Authorization: Bearer typed-token-of-mine'", "transcript stop")
        #expect(try HTTPArchive(file: folder.path + "/live.har").count == 1)
    }

    @Test func `a transcript of a recording names it, by its name alone where it stands beside it`() async throws {
        try await session.runAll("record start \(folder.path)/s.har", "storefronts jp", "record stop")
        try folder.write("", to: "in/empty")
        try await session.runAll(
            "service har:\(folder.path)/s.har", "transcript start \(folder.path)/a.md", "storefronts jp",
            "transcript stop", "transcript start \(folder.path)/in/b.md", "storefronts jp", "transcript stop")
        #expect(try folder.text(of: "a.md").contains("\nrecording: s.har\n"))
        #expect(try folder.text(of: "in/b.md").contains("\nrecording: \(folder.path)/s.har\n"))
        try await session.runAll("service simulator", "transcript verify \(folder.path)/a.md \(folder.path)/in/b.md")
    }

    @Test func `where the exchanges cannot be kept no transcript is begun`() async throws {
        try folder.write("{}", to: "live.har")
        let live = ShellSession(service: FakeService.songs(3))
        try await live.runAll("service https://example.org")
        let outcome = await live.run("transcript start \(folder.path)/live.md")
        #expect(outcome.status == 1 && outcome.errors.contains("live.har': the file exists already"))
        #expect(folder.names == ["live.har"])
        #expect(try await live.runAll("transcript status").output.contains("No recording runs."))
    }
}
