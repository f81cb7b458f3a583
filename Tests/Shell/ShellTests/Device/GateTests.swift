import Testing
import TonearmDevice
import TonearmWorld

@testable import TonearmShell

/// Tests that each action checks the capability it needs just before it happens.
struct GateTests {
    private static let actions: [(line: String, isAllowed: @Sendable (Capabilities) -> Bool)] = [
        ("play albums/310730204", { $0.contains(.catalogPlayback) }),
        ("library add songs/900032829", { $0.contains(.cloudLibraryAdd) }),
        ("playlist create Walk", { $0.contains(.cloudLibraryAdd) }),
        ("playlist add Road songs/900032829", { $0.contains(.cloudLibraryAdd) }),
        ("folder create Trips", { $0.contains(.cloudLibraryAdd) }),
        ("offer --item albums/310730204", { $0.contains(.subscriptionEligible) && !$0.contains(.catalogPlayback) }),
    ]

    private func session(with capabilities: Capabilities) async throws -> ShellSession {
        let session = ShellSession()
        try await session.runAll("scenario load subscriber", "playlist create Road")
        for capability in Capability.allCases {
            try await session.runAll("capabilities \(capability.typed) \(capabilities[capability] ? "on" : "off")")
        }
        #expect(session.session.world.device.capabilities == capabilities)
        return session
    }

    @Test(arguments: Capabilities.combinations)
    func `what may be done with each of the eight combinations`(capabilities: Capabilities) async throws {
        for action in Self.actions {
            let session = try await session(with: capabilities)
            let before = session.session
            let outcome = await session.run(action.line)
            #expect((outcome.status == 0) == action.isAllowed(capabilities), "\(action.line): \(outcome.errors)")
            guard outcome.status != 0 else { continue }
            #expect(outcome.hasThreeParts, "\(outcome.errors)")
            #expect(outcome.errors.contains("the capability '"))
            #expect(session.session == before)
            let told = try await session.runAll("explain").output
            #expect(told.contains(action.line) && told.contains("a good app") && told.contains("next"))
        }
    }

    @Test(arguments: ["fresh-device", "denied", "restricted", "no-usage-text"])
    func `without consent nothing of it is tried`(scenario: String) async throws {
        for action in Self.actions {
            let session = ShellSession()
            try await session.runAll("scenario load \(scenario)")
            let outcome = await session.run(action.line)
            #expect(outcome.status == 1 && outcome.hasThreeParts, "\(action.line): \(outcome.errors)")
            #expect(session.session.world.exchange == nil)
            #expect(try await session.runAll("explain").output.contains("a good app"))
        }
    }

    @Test func `what the refusal of playing suggests can be typed, and leads to music`() async throws {
        let session = ShellSession()
        try await session.runAll("scenario load eligible")
        let next = try #require(
            await session.run("play albums/310730204").errors.split(separator: "'").dropFirst(5).first)
        try await session.runAll(String(next), "accept", "play albums/310730204")
        try await session.runAll("account cloud-library on", "token user request", "library add albums/310730204")
    }
}
