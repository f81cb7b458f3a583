import Testing
import TonearmWorld

@testable import TonearmShell

/// Tests choosing the service.
@Suite struct ServiceCommandTests {
    @Test(arguments: ["simulator", "live", "https://example.org", "http://127.0.0.1:8502"])
    func `a service is known by the word that chose it`(word: String) throws {
        #expect(try ServiceAddress(word: word).word == word)
    }

    @Test func `a service that is chosen is shown, stands in the prompt, and can be undone`() async throws {
        let session = ShellSession(service: FakeService(body: #"{"data":[]}"#))
        #expect(PromptLines(session: session.session).left == "us> ")
        #expect(try await session.runAll("service live").lines.first == "service  live")
        #expect(PromptLines(session: session.session).left == "live us> ")
        #expect(try await session.runAll("service").output.contains("simulated"))
        try await session.runAll("service http://127.0.0.1:8502")
        #expect(PromptLines(session: session.session).left == "127.0.0.1:8502 us> ")
        try await session.runAll("undo 2")
        #expect(session.session.world.address == .simulator(catalog: nil))
    }

    @Test func `the service is kept with the session`() async throws {
        let session = ShellSession(service: FakeService(body: "{}"))
        try await session.runAll("service https://example.org:8443")
        let read = try SessionFormat.read(try SessionFormat.bytes(of: session.session)).session
        #expect(read.world.address.word == "https://example.org:8443")
    }

    @Test func `choosing the simulator leaves it its catalog`() async throws {
        let session = ShellSession(service: FakeService(body: "{}"))
        session.session.world.address = .simulator(catalog: "/x")
        try await session.runAll("service simulator")
        #expect(session.session.world.address.catalog == "/x")
    }

    @Test(arguments: [
        ("http://example.org", "what is not encrypted can be read in transit"), ("liv", "Did you mean 'live'?"),
        ("https://example.org/v1", "no path"), ("https://a:b@example.org", "no name and no password"),
        ("https://example.org:0", "not a number from 1 to 65535"),
    ])
    func `what is no service is refused with the reason, and nothing changes`(word: String, reason: String) async {
        let session = ShellSession()
        let outcome = await session.run("service \(word)")
        #expect(outcome.status == 64 && outcome.errors.contains(reason))
        #expect(session.session.world.address == .simulator(catalog: nil))
    }
}
