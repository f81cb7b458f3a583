import AppleMusicTesting
import Foundation
import Testing

/// The process of the server, for the tests that fail on purpose.
private let server = ProcessInfo.processInfo.environment["SERVER"]

/// Tests that fail on purpose. failing.txt has their output.
@Suite(.serialized, .enabled(if: server != nil)) struct FailingTests {
    @Test(.appleMusic) func refused() async throws {
        _ = try await status("/v1/me/library/albums?limit=1")
        try await AppleMusic.current.fail("503 --on /v1/catalog --times 1")
        _ = try await status("/v1/catalog/us/albums/310730204")
        try await AppleMusic.current.subscriber.lapse()
        #expect(try await status("/v1/me/library/songs") == 200)
    }

    @Test(.appleMusic(world: "../gold.json")) func worldFileWithAFault() {}

    @Test(.appleMusic) func serverThatEnds() async throws {
        kill(try #require(server.flatMap(pid_t.init)), SIGTERM)
        try await Task.sleep(for: .milliseconds(500))
        try await AppleMusic.current.subscriber.lapse()
    }
}
