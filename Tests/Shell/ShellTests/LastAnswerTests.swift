import AppleMusicAPI
import Testing

@testable import TonearmShell

/// Tests the stored answer of a refusal.
@Suite struct LastAnswerTests {
    @Test func `a refused request's answer is shown as it came`() async throws {
        let session = ShellSession()
        let refused = await session.run("get /v1/catalog/us/albums/1 -o raw")
        #expect(refused.status == 1 && refused.output.hasPrefix(#"{"errors":["#))
        // No resource is open.
        #expect(try await session.runAll("show -o raw").bytes == refused.bytes)
        let lines = try await session.runAll("show").lines
        #expect(lines.first == "GET /v1/catalog/us/albums/1: 404, 159 bytes")
        #expect(lines.contains { $0.contains(#""code": "40400""#) })
        try await session.runAll("open albums/310730204")
        await session.run("get /v1/catalog/us/albums/2")
        #expect(try await session.runAll("show").output.contains("Born to Run"))
        #expect(try await session.runAll("show --last").lines.first == "GET /v1/catalog/us/albums/2: 404, 159 bytes")
    }

    @Test func `what is not there is named`() async throws {
        let session = ShellSession()
        #expect(await session.run("show --last").errors.contains("nothing was asked yet"))
        try await session.runAll("open albums/310730204")
        #expect(await session.run("show 1 --last").status == 64)
        #expect(await session.run("show --last --form full").status == 64)
        let kept = try SessionFormat.read(try SessionFormat.bytes(of: session.session)).session
        let later = ShellSession()
        later.session = kept
        let outcome = await later.run("show --last")
        #expect(outcome.status == 1 && outcome.errors.contains("get '/v1/catalog/us/albums/310730204"))
    }

    @Test func `a refused read is tried once more behind the authorization, each step shown`() async throws {
        let session = ShellSession()
        #expect(await session.run("authorize --retry").errors.contains("no read that was refused"))
        try await session.runAll("authorize --answer allow", "library songs", "account change-password")
        #expect(await session.run("library songs").errors.hasPrefix("error: 403 "))
        let outcome = try await session.runAll("authorize --retry")
        let steps = ["2 capabilities: ", "5 user token: received"]
        #expect(steps.allSatisfy { step in outcome.lines.contains { $0.hasPrefix(step) } })
        #expect(outcome.lines.last?.contains("songs") == true)
        #expect(await session.run("authorize --retry").status == 1)
    }
}
